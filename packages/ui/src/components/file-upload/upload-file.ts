/**
 * Where a file is: it waits its turn, is on its way, has arrived, did not arrive and can be tried again, or will not
 * be taken however often it is tried.
 */
export type UploadState = 'waiting' | 'sending' | 'done' | 'failed' | 'refused';

/** One file of an upload, as its row shows it. */
export interface UploadFile {
  /** What tells it from the others. */
  id: string;
  /** The name that the person gave it. */
  name: string;
  /** Its size in bytes. */
  bytes: number;
  /** How far it is. */
  state: UploadState;
  /**
   * The share that has left while it is sent, from 0 to 1, as `fetchWithProgress` tells it.
   * Left out as long as nobody knows.
   */
  progress?: number | undefined;
  /**
   * Why it did not arrive, or is not taken: the server's sentence.
   *
   * @default the dictionary's “… belum terunggah. Coba lagi, atau buang berkas ini.”
   */
  error?: string | undefined;
}

/** Whether something is wrong with the file. */
export const isWrong = ({ state }: UploadFile) => state === 'failed' || state === 'refused';

/** Whether the upload can still be given up. */
export const isUnderWay = ({ state }: UploadFile) => state === 'waiting' || state === 'sending';
