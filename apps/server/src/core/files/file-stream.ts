import type { FileAnswer } from '@pabean/api/contract';

/** A file that is generated while it is sent; its length is unknown. */
export interface FileStream extends Omit<FileAnswer, 'bytes'> {
  readonly stream: ReadableStream<Uint8Array>;
}
