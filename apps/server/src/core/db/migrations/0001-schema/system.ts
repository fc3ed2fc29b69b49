import { sql } from 'kysely';
import { key, type Migration, required } from '../migration.ts';

/** Mails, limits, repeated calls, the audit log, and what servers on one store share. */
export const system: Migration = async (db, { text, integer }) => {
  await db.schema
    .createTable('outbox')
    .addColumn('id', text, key)
    .addColumn('event', text, (column) => column.notNull().unique())
    .addColumn('recipient', text, required)
    .addColumn('subject', text, required)
    .addColumn('body', text, required)
    .addColumn('created_at', text, required)
    .addColumn('due_at', text, required)
    .addColumn('attempts', integer, required)
    .addColumn('sent_at', text)
    .addColumn('last_error', text)
    .addColumn('html', text)
    .addColumn('sealed', text)
    .execute();
  await db.schema
    .createIndex('outbox_waiting')
    .on('outbox')
    .column('due_at')
    .where(sql.ref('sent_at'), 'is', null)
    .execute();
  await db.schema
    .createTable('rate_limit')
    .addColumn('key', text, required)
    .addColumn('window_start', integer, required)
    .addColumn('count', integer, required)
    .addPrimaryKeyConstraint('rate_limit_pkey', ['key', 'window_start'])
    .execute();
  await db.schema.createIndex('rate_limit_window').on('rate_limit').column('window_start').execute();
  await db.schema
    .createTable('sign_in_tries')
    .addColumn('key', text, key)
    .addColumn('failures', integer, required)
    .addColumn('last_at', integer, required)
    .execute();
  await db.schema.createIndex('sign_in_tries_last').on('sign_in_tries').column('last_at').execute();
  await db.schema
    .createTable('solved_captcha')
    .addColumn('challenge', text, key)
    .addColumn('expires_at', text, required)
    .execute();
  await db.schema.createIndex('solved_captcha_expires').on('solved_captcha').column('expires_at').execute();
  await db.schema
    .createTable('idempotency')
    .addColumn('caller', text, required)
    .addColumn('key', text, required)
    .addColumn('request_hash', text, required)
    .addColumn('answer', text)
    .addColumn('created_at', text, required)
    // The name that stores from before the first release have.
    .addPrimaryKeyConstraint('idempotency_of_callers_key', ['caller', 'key'])
    .execute();
  await db.schema.createIndex('idempotency_created').on('idempotency').column('created_at').execute();
  // Without references: it outlives what it is about.
  await db.schema
    .createTable('audit')
    .addColumn('id', text, key)
    .addColumn('at', text, required)
    .addColumn('actor', text, required)
    .addColumn('action', text, required)
    .addColumn('account_id', text)
    .addColumn('detail', text, required)
    .addColumn('application_id', text)
    .execute();
  await db.schema.createIndex('audit_account').on('audit').columns(['account_id', 'id']).execute();
  await db.schema.createIndex('audit_application').on('audit').columns(['application_id', 'id']).execute();
  await db.schema
    .createTable('kept_time')
    .addColumn('id', text, key)
    .addColumn('at', text, required)
    .execute();
  await db.schema.createTable('secret_fingerprint').addColumn('fingerprint', text, key).execute();
};
