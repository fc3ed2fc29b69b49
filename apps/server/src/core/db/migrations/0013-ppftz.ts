import { key, type Migration, required } from './migration.ts';

/** PPFTZ records with what officers decided and noted about them. */
export const ppftz: Migration = async (db, { text, integer }) => {
  await db.schema
    .createTable('ppftz')
    .addColumn('id', text, key)
    .addColumn('company_id', text, (column) => column.notNull().references('company.id'))
    .addColumn('owner_account_id', text, (column) => column.notNull().references('account.id'))
    .addColumn('aju_number', text, (column) => column.notNull().unique())
    .addColumn('kind', text, required)
    .addColumn('status', text, required)
    .addColumn('recipient', text, required)
    .addColumn('identity_type', text, required)
    .addColumn('identity_number', text, required)
    .addColumn('registration_number', text)
    .addColumn('registration_date', text)
    .addColumn('billing_code', text)
    .addColumn('billing_file_id', text, (column) => column.references('stored_file.id'))
    .addColumn('release_number', text)
    .addColumn('release_date', text)
    .addColumn('created_at', text, required)
    .addColumn('sent_at', text)
    .execute();
  await db.schema.createIndex('ppftz_created').on('ppftz').columns(['company_id', 'created_at']).execute();
  await db.schema.createIndex('ppftz_sent').on('ppftz').columns(['company_id', 'sent_at']).execute();
  await db.schema
    .createTable('ppftz_decision')
    .addColumn('id', text, key)
    .addColumn('ppftz_id', text, (column) => column.notNull().references('ppftz.id').onDelete('cascade'))
    .addColumn('officer', text, required)
    .addColumn('status', text, required)
    .addColumn('decision', text, required)
    .addColumn('started_at', text)
    .addColumn('ended_at', text, required)
    .addColumn('remarks', text)
    .execute();
  await db.schema.createIndex('ppftz_decision_ppftz').on('ppftz_decision').column('ppftz_id').execute();
  await db.schema
    .createTable('ppftz_note')
    .addColumn('id', text, key)
    .addColumn('ppftz_id', text, (column) => column.notNull().references('ppftz.id').onDelete('cascade'))
    .addColumn('officer', text, required)
    .addColumn('note', text, required)
    .addColumn('at', text, required)
    .execute();
  await db.schema.createIndex('ppftz_note_ppftz').on('ppftz_note').column('ppftz_id').execute();
  // The last number that was given on a day, so that two servers never give the same one.
  await db.schema
    .createTable('ppftz_serial')
    .addColumn('day', text, key)
    .addColumn('last', integer, required)
    .execute();
};
