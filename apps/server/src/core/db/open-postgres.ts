import {
  Kysely,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  sql,
} from 'kysely';
import pg from 'pg';
import { limitedPool } from './limited-pool.ts';
import { retryCollisions } from './retry.ts';
import type { WatchStatements } from './slow-statements.ts';
import type { PoolState, Store } from './store.ts';
import type { Tables } from './tables/index.ts';

const int8 = 20;
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

/** Milliseconds after which PostgreSQL itself ends a statement, and after which we stop waiting for its response. */
const statementTime = 2_500;
const answerTime = 5_000;

/** Connections that are opened before the first call and kept: on a busy machine opening one takes longer than a call waits. */
const kept = 10;

/** Kysely's lock of migrations outlives a transaction that fails; `migrate` takes one that ends with it. */
class UnlockedAdapter extends PostgresAdapter {
  override async acquireMigrationLock() {}
  override async releaseMigrationLock() {}
}

/** A rollback that fails, as on a lost connection, must not hide the error that caused it. */
class Driver extends PostgresDriver {
  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]) {
    // Kysely then discards the connection, and PostgreSQL rolls the transaction back by itself.
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

class Dialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }
  override createAdapter() {
    return new UnlockedAdapter();
  }
  override createDriver() {
    return new Driver(this.#config);
  }
}

/** Options of a PostgreSQL store. */
interface PostgresOptions {
  /** Milliseconds after which a connection that does not respond counts as lost. */
  readonly answerTime?: number;
  readonly watch?: WatchStatements | undefined;
  /** URL of replicas, for what may be stale. */
  readonly replicaUrl?: string | undefined;
}

function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    min: kept,
    max: 20,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTime,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: 10_000,
    application_name: 'pabean',
    keepAlive: true,
    // Firewalls forget connections that idle for minutes.
    keepAliveInitialDelayMillis: 10_000,
    types,
  });
  // A connection can break at any time. Its user gets an error from the statement; the pool checks its state.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Opens the connections that a pool keeps. What cannot be opened now is opened by the call that needs it. */
async function fill(pool: pg.Pool): Promise<void> {
  const clients: pg.PoolClient[] = [];
  try {
    while (clients.length < kept) clients.push(await pool.connect());
  } catch {
    // The database is away.
  }
  for (const client of clients) client.release();
}

const stateOf = ({ totalCount, idleCount, waitingCount }: pg.Pool): PoolState => ({
  used: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});

/** Opens a PostgreSQL store, shared by any number of server processes. */
export function openPostgres(url: string, options: PostgresOptions = {}): Store {
  const { watch, replicaUrl } = options;
  const pool = openPool(url);
  const open = (from: pg.Pool, time?: number) =>
    new Kysely<Tables>({
      dialect: new Dialect({ pool: limitedPool(from, time) }),
      ...(watch && { log: watch }),
    });
  const time = options.answerTime ?? answerTime;
  const db = open(pool, time);
  const patient = open(pool);
  const replicaPool = replicaUrl ? openPool(replicaUrl) : undefined;
  const replica = replicaPool && open(replicaPool, time);
  const write: Store['write'] = (work) =>
    retryCollisions(() => db.transaction().setIsolationLevel('read committed').execute(work));
  return {
    engine: 'postgres',
    db,
    replica,
    write,
    writeLightly: (work) =>
      write(async (trx) => {
        await sql`set local synchronous_commit = off`.execute(trx);
        return work(trx);
      }),
    writePatiently: (work) =>
      patient
        .transaction()
        .setIsolationLevel('read committed')
        .execute(async (trx) => {
          await sql`set local lock_timeout = 0`.execute(trx);
          await sql`set local statement_timeout = 0`.execute(trx);
          await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
          return work(trx);
        }),
    warmUp: async () => void (await Promise.all([pool, ...(replicaPool ? [replicaPool] : [])].map(fill))),
    connections: () => ({
      primary: stateOf(pool),
      ...(replicaPool && { replica: stateOf(replicaPool) }),
    }),
    async close() {
      await Promise.all([db.destroy(), patient.destroy(), replica?.destroy()]);
      if (!pool.ending) await pool.end();
    },
  };
}
