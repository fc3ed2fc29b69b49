/** A file to show: its bytes, its type and the name that people know it by. */
export interface ViewerFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
  readonly name: string;
}

/** Why a file did not come. */
export interface ViewerProblem {
  /** What happened and what to do, in the server's words. */
  readonly text: string;
  /** Asks for the file again. */
  readonly retry: () => void;
}
