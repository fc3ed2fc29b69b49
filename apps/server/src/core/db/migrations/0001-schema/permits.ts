import {
  type AnyDatabase,
  type ColumnTypes,
  key,
  type Migration,
  partOf,
  refersTo,
  required,
  startingAt,
} from '../migration.ts';

/** Permit applications, their documents, and what the office adds to them. */
export const permits: Migration = async (db, types) => {
  await applications(db, types);
  await documents(db, types);
  await officeRecords(db, types);
};

async function applications(db: AnyDatabase, { text, integer }: ColumnTypes) {
  await db.schema
    .createTable('application')
    .addColumn('id', text, key)
    .addColumn('company_id', text, refersTo('company.id'))
    .addColumn('owner_account_id', text, refersTo('account.id'))
    .addColumn('permit_type_id', text, refersTo('permit_type.id'))
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
    .addColumn('version', integer, startingAt(1))
    .addColumn('header_version', integer, startingAt(1))
    .addColumn('copied_from', text)
    .addColumn('check_code', text)
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
    .createIndex('application_check_code')
    .unique()
    .on('application')
    .column('check_code')
    .execute();
  await db.schema
    .createTable('application_history')
    .addColumn('id', text, key)
    .addColumn('application_id', text, partOf('application.id'))
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
}

async function documents(db: AnyDatabase, { text, integer }: ColumnTypes) {
  await db.schema
    .createTable('dokap')
    .addColumn('id', text, key)
    .addColumn('application_id', text, partOf('application.id'))
    .addColumn('code', text, refersTo('dokap_type.code'))
    .addColumn('first', text)
    .addColumn('second', text)
    .addColumn('expiry', text)
    .addColumn('remarks', text)
    .addColumn('file_id', text, (column) => column.references('stored_file.id'))
    .addColumn('mandatory', integer, required)
    .addColumn('created_at', text, required)
    .addColumn('downloaded_at', text)
    .addColumn('version', integer, startingAt(1))
    .execute();
  await db.schema.createIndex('dokap_application').on('dokap').columns(['application_id', 'id']).execute();
  await db.schema.createIndex('dokap_file').on('dokap').column('file_id').execute();
  await db.schema
    .createTable('dokap_row')
    .addColumn('id', text, key)
    .addColumn('dokap_id', text, partOf('dokap.id'))
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
  await db.schema
    .createTable('master_dokap')
    .addColumn('id', text, key)
    .addColumn('company_id', text, refersTo('company.id'))
    .addColumn('owner_account_id', text, refersTo('account.id'))
    .addColumn('code', text, refersTo('dokap_type.code'))
    .addColumn('number', text, required)
    .addColumn('date', text)
    .addColumn('expiry', text)
    .addColumn('remarks', text)
    .addColumn('file_id', text, (column) => column.references('stored_file.id'))
    .addColumn('created_at', text, required)
    .execute();
  await db.schema
    .createIndex('master_dokap_company')
    .on('master_dokap')
    .columns(['company_id', 'code', 'id'])
    .execute();
}

async function officeRecords(db: AnyDatabase, { text, integer }: ColumnTypes) {
  await db.schema
    .createTable('office_note')
    .addColumn('id', text, key)
    .addColumn('application_id', text, partOf('application.id'))
    .addColumn('officer', text, required)
    .addColumn('role', text, required)
    .addColumn('note', text, required)
    .addColumn('at', text, required)
    .addColumn('asks', integer, startingAt(0))
    .addColumn('answers', text)
    .addColumn('answered_at', text)
    .addColumn('closed_at', text)
    .execute();
  await db.schema
    .createIndex('office_note_application')
    .on('office_note')
    .columns(['application_id', 'id'])
    .execute();
  await db.schema
    .createTable('office_dokap')
    .addColumn('id', text, key)
    .addColumn('application_id', text, partOf('application.id'))
    .addColumn('name', text, required)
    .addColumn('number', text)
    .addColumn('date', text)
    .addColumn('remarks', text)
    .addColumn('file_id', text, (column) => column.references('stored_file.id'))
    .addColumn('created_at', text, required)
    .execute();
  await db.schema
    .createIndex('office_dokap_application')
    .on('office_dokap')
    .columns(['application_id', 'id'])
    .execute();
}
