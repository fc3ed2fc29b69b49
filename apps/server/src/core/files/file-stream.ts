import type { FileAnswer } from '@pabean/api/contract';

/** A file that is made while it is sent; its length is not known. */
export interface FileStream extends Omit<FileAnswer, 'bytes'> {
  readonly stream: ReadableStream<Uint8Array>;
}
