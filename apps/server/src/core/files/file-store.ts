import type { Db } from '../db/store.ts';

/**
 * Contents of uploaded files, each under the id of its row in `stored_file`. A row and its content are stored and deleted
 * together, wherever the contents are.
 */
export interface FileStore {
  /** Stores the content of a row that `trx` has inserted. It is durable once that transaction is committed. */
  write(trx: Db, id: string, bytes: Uint8Array): Promise<void>;
  /** The content, or undefined when there is none. */
  read(id: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** Deletes the content of a row whose deletion was committed; a missing content is no error. */
  remove(id: string): Promise<void>;
  /** Free bytes where contents are stored; undefined if unknown. */
  freeBytes(): Promise<number | undefined>;
  /** Writes a small file and removes it again. @throws what `write` would throw where there is none */
  tryRoom(now: Date): Promise<void>;
  /** Removes contents that no row has referred to for a day, and returns how many there were. */
  sweep(now: Date): Promise<number>;
}
