import type { Db } from '../db/store.ts';

/**
 * Contents of uploaded files, each under the id of its row in `stored_file`. A row and its content are kept and
 * forgotten together, whichever of them lies where.
 */
export interface FileStore {
  /** Keeps the content of a row that `trx` has inserted. When that transaction is kept, it would survive a power cut. */
  write(trx: Db, id: string, bytes: Uint8Array): Promise<void>;
  /** The content, or undefined when there is none. */
  read(id: string): Promise<Buffer<ArrayBuffer> | undefined>;
  /** Forgets the content of a row whose deletion was kept; one that is gone already is no error. */
  remove(id: string): Promise<void>;
  /** Bytes that are free where contents lie; undefined where nobody can tell. */
  freeBytes(): Promise<number | undefined>;
  /** Takes room for a small file and gives it back. @throws what `write` would throw where there is none */
  tryRoom(now: Date): Promise<void>;
  /** Removes contents that no row has referred to for a day, and gives how many there were. */
  sweep(now: Date): Promise<number>;
}
