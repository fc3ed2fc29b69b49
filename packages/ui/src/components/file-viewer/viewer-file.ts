/** A file to show: its bytes, its type and the name that people know it by. */
export interface ViewerFile {
  /** What it holds. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Its media type: `application/pdf`, `image/png` or `image/jpeg`; others are only saved. */
  readonly mediaType: string;
  /** Its name, which it is saved under. */
  readonly name: string;
}

/** Why a file did not come. */
export interface ViewerProblem {
  /** What happened and what to do, in the server's words. */
  readonly text: string;
  /** Asks for the file again. */
  readonly retry: () => void;
}
