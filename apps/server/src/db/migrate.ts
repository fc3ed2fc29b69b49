import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import { migrations as released } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

/** The data was written by a newer or a different server than this one. */
export class SchemaError extends Error {
  override name = 'SchemaError';
}

/** Two servers that start at once take turns. */
const advisoryLock = 4021;

/**
 * Brings the schema up to date: each step in a transaction of its own, safe when several servers start at once.
 * @throws SchemaError when the data knows steps that this server does not, or other ones.
 */
export async function migrate(store: Store, clock: Clock, migrations = released): Promise<void> {
  let next: Migration | undefined;
  do {
    next = await store.write(async (trx) => {
      await prepareBook(trx, store.engine);
      const pending = await pendingStep(trx, migrations);
      if (pending) await apply(trx, pending, store.engine, clock);
      return pending;
    });
  } while (next);
}

async function prepareBook(trx: Transaction<Tables>, engine: Store['engine']) {
  if (engine === 'postgres') {
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local lock_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(trx);
  }
  const create =
    'create table if not exists migration (number integer primary key, name text not null, checksum text not null, applied_at text not null)';
  await sql.raw(dialectOf(create, engine)).execute(trx);
}

async function pendingStep(trx: Transaction<Tables>, migrations: readonly Migration[]) {
  const applied = await trx.selectFrom('migration').selectAll().orderBy('number').execute();
  for (const [index, row] of applied.entries()) {
    const known = migrations[index];
    if (!known) {
      throw new SchemaError(
        `The data has schema ${row.number} (${row.name}), this server knows up to ${migrations.length}. Start the newer server, or restore a backup made before the upgrade.`,
      );
    }
    if (known.number !== row.number || checksum(known) !== row.checksum) {
      throw new SchemaError(
        `Schema step ${row.number} (${row.name}) is not the one that this server knows. Start the server version that wrote this data.`,
      );
    }
  }
  return migrations[applied.length];
}

async function apply(trx: Transaction<Tables>, step: Migration, engine: Store['engine'], clock: Clock) {
  for (const statement of step.statements.split(';')) {
    if (statement.trim()) await sql.raw(dialectOf(statement, engine)).execute(trx);
  }
  await trx
    .insertInto('migration')
    .values({
      number: step.number,
      name: step.name,
      checksum: checksum(step),
      applied_at: clock().toISOString(),
    })
    .execute();
}

/** PostgreSQL sorts text by bytes like SQLite, so that both engines answer in the same order. */
const dialectOf = (statement: string, engine: Store['engine']) =>
  engine === 'sqlite'
    ? statement
    : statement.replace(/\btext\b/g, 'text collate "C"').replace(/\binteger\b/g, 'bigint');

const checksum = (step: Migration) => createHash('sha256').update(step.statements).digest('hex');
