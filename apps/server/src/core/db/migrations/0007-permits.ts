import { key, type Migration, required } from './migration.ts';

/**
 * Permits at full depth: what tells that somebody else changed a draft meanwhile, where a copy comes from, the code that
 * a licence is checked by, what officers noted and added, documents kept for later applications, and applications in the
 * book of what officers did.
 */
export const permits: Migration = async (db, { text, integer }) => {
  for (const column of ['version', 'header_version'])
    await db.schema
      .alterTable('application')
      .addColumn(column, integer, (added) => added.notNull().defaultTo(1))
      .execute();
  for (const column of ['copied_from', 'check_code'])
    await db.schema.alterTable('application').addColumn(column, text).execute();
  await db.schema
    .createIndex('application_check_code')
    .unique()
    .on('application')
    .column('check_code')
    .execute();
  await db.schema
    .alterTable('dokap')
    .addColumn('version', integer, (column) => column.notNull().defaultTo(1))
    .execute();

  const ofApplication = (column: Parameters<typeof required>[0]) =>
    column.notNull().references('application.id').onDelete('cascade');
  await db.schema
    .createTable('office_note')
    .addColumn('id', text, key)
    .addColumn('application_id', text, ofApplication)
    .addColumn('officer', text, required)
    .addColumn('role', text, required)
    .addColumn('note', text, required)
    .addColumn('at', text, required)
    .execute();
  await db.schema
    .createIndex('office_note_application')
    .on('office_note')
    .columns(['application_id', 'id'])
    .execute();
  await db.schema
    .createTable('office_dokap')
    .addColumn('id', text, key)
    .addColumn('application_id', text, ofApplication)
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
  await db.schema
    .createTable('master_dokap')
    .addColumn('id', text, key)
    .addColumn('company_id', text, (column) => column.notNull().references('company.id'))
    .addColumn('owner_account_id', text, (column) => column.notNull().references('account.id'))
    .addColumn('code', text, (column) => column.notNull().references('dokap_type.code'))
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

  await db.schema.alterTable('audit').addColumn('application_id', text).execute();
  await db.schema.createIndex('audit_application').on('audit').columns(['application_id', 'id']).execute();
};
