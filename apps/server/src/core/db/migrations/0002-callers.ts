import { sql } from 'kysely';
import { type Migration, required } from './migration.ts';

/** Calls that happen once belong to any kind of caller, not only to accounts. */
export const callers: Migration = async (db, { text }) => {
  await db.schema
    .createTable('idempotency_of_callers')
    .addColumn('caller', text, required)
    .addColumn('key', text, required)
    .addColumn('request_hash', text, required)
    .addColumn('answer', text)
    .addColumn('created_at', text, required)
    .addPrimaryKeyConstraint('idempotency_of_callers_key', ['caller', 'key'])
    .execute();
  await sql`
    insert into idempotency_of_callers (caller, key, request_hash, answer, created_at)
    select 'account:' || account_id, key, request_hash, answer, created_at from idempotency
  `.execute(db);
  await db.schema.dropTable('idempotency').execute();
  await db.schema.alterTable('idempotency_of_callers').renameTo('idempotency').execute();
  await db.schema.createIndex('idempotency_created').on('idempotency').column('created_at').execute();
};
