import type { FileAnswer } from '@pabean/api/contract';

/** A file that is generated or fetched while it is sent. */
export interface FileStream extends Omit<FileAnswer, 'bytes'> {
  readonly stream: ReadableStream<Uint8Array>;
  /** Its length in bytes, if it is known. */
  readonly size?: number;
  /** Settles when nothing of it remains to be generated; a slow reader does not delay it. */
  readonly made?: Promise<unknown>;
}
