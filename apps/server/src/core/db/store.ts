import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables/index.ts';

/** Queries: outside a transaction, or inside one. */
export type Db = Kysely<Tables>;

/** The database of a server: one set of data behind either engine. */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  /** For reading. On SQLite it cannot write. */
  readonly db: Db;
  /**
   * Runs `work` in one writing transaction: all of it or nothing. A run that collides with another is repeated,
   * so `work` must have no effect outside the database. Use the handed-in transaction for every query.
   * @throws StoreBusyError when the collisions do not end.
   */
  write<Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /**
   * The same for counters and times of last use: it does not wait for the disk, so that a power cut may undo the latest
   * of them. The end of a process undoes nothing, and what `write` keeps afterwards is kept with everything before it.
   * @throws StoreBusyError when the collisions do not end.
   */
  writeLightly<Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** One writing transaction without limits of time: for changes of the schema, and for waiting for other servers. */
  writePatiently<Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

/** The store is held by somebody else; trying later can help. */
export class StoreBusyError extends Error {
  override name = 'StoreBusyError';
}
