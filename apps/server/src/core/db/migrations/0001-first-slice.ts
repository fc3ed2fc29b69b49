import { sql } from 'kysely';
import { type AnyDatabase, type ColumnTypes, key, type Migration, required } from './migration.ts';

/** People, reference data, permit applications with their documents, and the server's own books. */
export const firstSlice: Migration = async (db, types) => {
  await people(db, types);
  await referenceData(db, types);
  await applications(db, types);
  await books(db, types);
};

async function people(db: AnyDatabase, { text, integer }: ColumnTypes) {
  await db.schema
    .createTable('company')
    .addColumn('id', text, key)
    .addColumn('identity_type', text, required)
    .addColumn('identity_number', text, required)
    .addColumn('name', text, required)
    .addColumn('address', text, required)
    .addColumn('phone', text, required)
    .addColumn('email', text, required)
    .addColumn('verified', integer, required)
    .addColumn('created_at', text, required)
    .execute();
  await db.schema
    .createIndex('company_verified_number')
    .unique()
    .on('company')
    .columns(['identity_type', 'identity_number'])
    .where(sql.ref('verified'), '=', 1)
    .execute();
  await db.schema
    .createTable('account')
    .addColumn('id', text, key)
    .addColumn('username', text, (column) => column.notNull().unique())
    .addColumn('password_hash', text, required)
    .addColumn('user_type', text, required)
    .addColumn('name', text, required)
    .addColumn('email', text, required)
    .addColumn('company_id', text, (column) => column.notNull().references('company.id'))
    .addColumn('company_verified', integer, required)
    .addColumn('tfa', text, required)
    .addColumn('tfa_secret', text)
    .addColumn('tfa_last_step', integer)
    .addColumn('created_at', text, required)
    .execute();
  await db.schema.createIndex('account_company').on('account').column('company_id').execute();
  await db.schema
    .createTable('session')
    .addColumn('token_hash', text, key)
    .addColumn('account_id', text, (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('purpose', text, required)
    .addColumn('created_at', text, required)
    .addColumn('seen_at', text, required)
    .execute();
  await db.schema.createIndex('session_account').on('session').column('account_id').execute();
  await db.schema.createIndex('session_seen').on('session').column('seen_at').execute();
}

async function referenceData(db: AnyDatabase, { text, integer }: ColumnTypes) {
  await db.schema
    .createTable('permit_type')
    .addColumn('id', text, key)
    .addColumn('name', text, required)
    .addColumn('area', text)
    .addColumn('position', integer, required)
    .execute();
  await db.schema
    .createTable('dokap_type')
    .addColumn('code', text, key)
    .addColumn('name', text, required)
    .addColumn('first_label', text, required)
    .addColumn('second_label', text)
    .addColumn('first_kind', text, required)
    .addColumn('second_kind', text)
    .addColumn('first_max', integer, required)
    .addColumn('second_max', integer)
    .addColumn('expires', integer, required)
    .addColumn('ref_table', text)
    .addColumn('key_column', text)
    .addColumn('label_column', text)
    .addColumn('needs_file', integer, required)
    .addColumn('position', integer, required)
    .execute();
  await db.schema
    .createTable('permit_document')
    .addColumn('permit_type_id', text, (column) => column.notNull().references('permit_type.id'))
    .addColumn('dokap_code', text, (column) => column.notNull().references('dokap_type.code'))
    .addColumn('mandatory', integer, required)
    .addColumn('position', integer, required)
    .addPrimaryKeyConstraint('permit_document_pkey', ['permit_type_id', 'dokap_code'])
    .execute();
  await db.schema
    .createTable('reference_entry')
    .addColumn('list', text, required)
    .addColumn('code', text, required)
    .addColumn('label', text, required)
    .addColumn('country', text)
    .addPrimaryKeyConstraint('reference_entry_pkey', ['list', 'code'])
    .execute();
  await db.schema
    .createIndex('reference_entry_country')
    .on('reference_entry')
    .columns(['list', 'country'])
    .execute();
  await db.schema
    .createTable('code_label')
    .addColumn('kind', text, required)
    .addColumn('code', text, required)
    .addColumn('label', text, required)
    .addColumn('position', integer, required)
    .addPrimaryKeyConstraint('code_label_pkey', ['kind', 'code'])
    .execute();
}

async function applications(db: AnyDatabase, { text, integer }: ColumnTypes) {
  await db.schema
    .createTable('stored_file')
    .addColumn('id', text, key)
    .addColumn('sha256', text, required)
    .addColumn('bytes', integer, required)
    .addColumn('media_type', text, required)
    .addColumn('name', text, required)
    .addColumn('created_at', text, required)
    .execute();
  await db.schema
    .createTable('application')
    .addColumn('id', text, key)
    .addColumn('company_id', text, (column) => column.notNull().references('company.id'))
    .addColumn('owner_account_id', text, (column) => column.notNull().references('account.id'))
    .addColumn('permit_type_id', text, (column) => column.notNull().references('permit_type.id'))
    .addColumn('number', text, required)
    .addColumn('date', text, required)
    .addColumn('status', text, required)
    .addColumn('approval_number', text)
    .addColumn('approval_date', text)
    .addColumn('approval_flag', text)
    .addColumn('file_id', text, (column) => column.references('stored_file.id'))
    .addColumn('identity_type', text, required)
    .addColumn('identity_number', text, required)
    .addColumn('company_name', text, required)
    .addColumn('company_address', text, required)
    .addColumn('phone', text, required)
    .addColumn('email', text, required)
    .addColumn('document_kind', text)
    .addColumn('business_kind', text)
    .addColumn('recorded_by', text)
    .addColumn('created_at', text, required)
    .addColumn('sent_at', text)
    .execute();
  await db.schema
    .createIndex('application_company')
    .on('application')
    .columns(['company_id', 'sent_at', 'id'])
    .execute();
  await db.schema
    .createIndex('application_owner')
    .on('application')
    .columns(['owner_account_id', 'sent_at', 'id'])
    .execute();
  await db.schema.createIndex('application_file').on('application').column('file_id').execute();
  await db.schema
    .createTable('application_history')
    .addColumn('id', text, key)
    .addColumn('application_id', text, (column) =>
      column.notNull().references('application.id').onDelete('cascade'),
    )
    .addColumn('at', text, required)
    .addColumn('actor', text, required)
    .addColumn('from_status', text)
    .addColumn('to_status', text, required)
    .addColumn('note', text)
    .execute();
  await db.schema
    .createIndex('application_history_application')
    .on('application_history')
    .columns(['application_id', 'id'])
    .execute();
  await db.schema
    .createTable('dokap')
    .addColumn('id', text, key)
    .addColumn('application_id', text, (column) =>
      column.notNull().references('application.id').onDelete('cascade'),
    )
    .addColumn('code', text, (column) => column.notNull().references('dokap_type.code'))
    .addColumn('first', text)
    .addColumn('second', text)
    .addColumn('expiry', text)
    .addColumn('remarks', text)
    .addColumn('file_id', text, (column) => column.references('stored_file.id'))
    .addColumn('mandatory', integer, required)
    .addColumn('created_at', text, required)
    .addColumn('downloaded_at', text)
    .execute();
  await db.schema.createIndex('dokap_application').on('dokap').columns(['application_id', 'id']).execute();
  await db.schema.createIndex('dokap_file').on('dokap').column('file_id').execute();
  await db.schema
    .createTable('dokap_row')
    .addColumn('id', text, key)
    .addColumn('dokap_id', text, (column) => column.notNull().references('dokap.id').onDelete('cascade'))
    .addColumn('position', integer, required)
    .addColumn('value1', text)
    .addColumn('value2', text)
    .addColumn('value3', text)
    .addColumn('value4', text)
    .addColumn('value5', text)
    .addColumn('value6', text)
    .addColumn('value7', text)
    .addColumn('file_id', text, (column) => column.references('stored_file.id'))
    .execute();
  await db.schema
    .createIndex('dokap_row_dokap')
    .on('dokap_row')
    .columns(['dokap_id', 'position', 'id'])
    .execute();
  await db.schema.createIndex('dokap_row_file').on('dokap_row').column('file_id').execute();
}

async function books(db: AnyDatabase, { text, integer }: ColumnTypes) {
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
    .createTable('idempotency')
    .addColumn('account_id', text, (column) => column.notNull().references('account.id').onDelete('cascade'))
    .addColumn('key', text, required)
    .addColumn('request_hash', text, required)
    .addColumn('answer', text)
    .addColumn('created_at', text, required)
    .addPrimaryKeyConstraint('idempotency_pkey', ['account_id', 'key'])
    .execute();
  await db.schema.createIndex('idempotency_created').on('idempotency').column('created_at').execute();
}
