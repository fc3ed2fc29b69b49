/** The state of a file: waiting, uploading, uploaded, failed with the option to retry, or refused for good. */
export type UploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'refused';

/** One file of an upload, as its row shows it. */
export interface UploadFile {
  /** A unique id among the files. */
  id: string;
  /** Its file name. */
  name: string;
  /** Its size in bytes. */
  bytes: number;
  /** Its state. */
  state: UploadState;
  /** The share that has been sent, from 0 to 1, as reported by `fetchWithProgress`. Undefined while it is unknown. */
  progress?: number | undefined;
  /**
   * Why it failed or is refused: the server's message.
   *
   * @default the dictionary's “… is not uploaded yet. Try again, or remove this file.”
   */
  error?: string | undefined;
}

/** Whether the file failed or was refused. */
export const isWrong = ({ state }: UploadFile) => state === 'failed' || state === 'refused';

/** Whether the upload can still be cancelled. */
export const isInProgress = ({ state }: UploadFile) => state === 'waiting' || state === 'sending';
