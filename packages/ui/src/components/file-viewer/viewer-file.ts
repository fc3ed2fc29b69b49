/** A file to show: its bytes, its type and its name. */
export interface ViewerFile {
  /** Its content. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Its media type: `application/pdf`, `image/png` or `image/jpeg`; others are only saved. */
  readonly mediaType: string;
  /** The name under which it is saved. */
  readonly name: string;
}

/** Why a file could not be loaded. */
export interface ViewerProblem {
  /** What happened and what to do, as the server's message. */
  readonly text: string;
  /** Requests the file again. */
  readonly retry: () => void;
}
