import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables/index.ts';

/** Runs queries, outside a transaction or inside one. */
export type Db = Kysely<Tables>;

/** The database of a server, on either engine. */
export interface Store {
  readonly engine: 'sqlite' | 'postgres';
  /** For reading. On SQLite it cannot write. */
  readonly db: Db;
  /** A replica, for reading what may be stale; missing where there is none. */
  readonly replica?: Db | undefined;
  /**
   * Runs `work` in one writing transaction. A run that conflicts with another is repeated, so `work` must have no effect
   * outside the database. Use the passed transaction for every query.
   * @throws StoreBusyError when the conflicts do not end.
   */
  write<Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /**
   * The same for counters and times of last use: it does not wait for the disk, so that a power cut may undo the latest
   * of them. The end of a process loses nothing, and a later `write` makes everything before it durable, too.
   * @throws StoreBusyError when the conflicts do not end.
   */
  writeLightly<Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** One writing transaction without time limits: for schema changes, and for waiting for other servers. */
  writePatiently<Result>(work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result>;
  /** Opens connections for the first calls, as far as they can be opened; missing where there are no pools. */
  readonly warmUp?: () => Promise<void>;
  /** Connections of this process by database, and queries that wait for one; missing where there are no pools. */
  readonly connections?: () => PoolStates;
  close(): Promise<void>;
}

interface PoolStates {
  readonly primary: PoolState;
  /** Missing where there is no replica. */
  readonly replica?: PoolState;
}

/** A pool of connections. */
export interface PoolState {
  readonly used: number;
  readonly idle: number;
  readonly waiting: number;
}

/** The store is locked by another writer; trying later can help. */
export class StoreBusyError extends Error {
  override name = 'StoreBusyError';
}
