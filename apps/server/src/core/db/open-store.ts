import { join } from 'node:path';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { WatchStatements } from './slow-statements.ts';
import type { Store } from './store.ts';

/** The path of the embedded store in a data folder. */
export const sqlitePath = (dataDir: string) => join(dataDir, 'pabean.db');

/** Where a store is, and what looks on. */
interface StoreOptions {
  readonly databaseUrl?: string | undefined;
  readonly replicaUrl?: string | undefined;
  readonly dataDir: string;
  readonly watch?: WatchStatements | undefined;
}

/** Opens PostgreSQL when a URL is given, else SQLite in the data folder. */
export const openStore = ({ databaseUrl, replicaUrl, dataDir, watch }: StoreOptions): Store =>
  databaseUrl ? openPostgres(databaseUrl, { watch, replicaUrl }) : openSqlite(sqlitePath(dataDir), watch);
