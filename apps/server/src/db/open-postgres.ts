import { Kysely, PostgresAdapter, PostgresDialect } from 'kysely';
import pg from 'pg';
import { retryCollisions } from './retry.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

const int8 = 20;
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Kysely's lock of migrations outlives a transaction that fails; `migrate` takes one that ends with it. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

class Dialect extends PostgresDialect {
  override createAdapter() {
    return new UnlockedAdapter();
  }
}

/** Opens a PostgreSQL store, shared by any number of server processes. */
export function openPostgres(url: string): Store {
  const pool = new pg.Pool({
    connectionString: url,
    max: 20,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 2_500,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'pabean',
    types,
  });
  // A connection that breaks while it is idle is replaced by the pool; the next query tells what is wrong.
  pool.on('error', () => undefined);
  const db = new Kysely<Tables>({ dialect: new Dialect({ pool }) });
  return {
    engine: 'postgres',
    db,
    write: (work) =>
      retryCollisions(() => db.transaction().setIsolationLevel('read committed').execute(work)),
    async close() {
      await db.destroy();
      if (!pool.ended) await pool.end();
    },
  };
}
