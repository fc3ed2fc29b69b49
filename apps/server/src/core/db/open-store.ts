import { join } from 'node:path';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './open-sqlite.ts';
import type { Store } from './store.ts';

/** The path of the embedded store in a data folder. */
export const sqlitePath = (dataDir: string) => join(dataDir, 'pabean.db');

/** Opens PostgreSQL when a URL is given, else SQLite in the data folder. */
export const openStore = (options: { databaseUrl?: string | undefined; dataDir: string }): Store =>
  options.databaseUrl ? openPostgres(options.databaseUrl) : openSqlite(sqlitePath(options.dataDir));
