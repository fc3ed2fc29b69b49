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

/** PPFTZ records, their parts, and what officers decide and note about them. */
export const ppftz: Migration = async (db, types) => {
  await records(db, types);
  await parts(db, types);
  await officeRecords(db, types);
};

async function records(db: AnyDatabase, { text, integer }: ColumnTypes) {
  await db.schema
    .createTable('ppftz')
    .addColumn('id', text, key)
    .addColumn('company_id', text, refersTo('company.id'))
    .addColumn('owner_account_id', text, refersTo('account.id'))
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
    .addColumn('header', text, (column) => column.notNull().defaultTo('{}'))
    .addColumn('sent_header', text)
    .addColumn('resent_at', text)
    .addColumn('version', integer, startingAt(0))
    .addColumn('header_version', integer, startingAt(0))
    .addColumn('held', integer, startingAt(0))
    .addColumn('ntpn', text)
    .addColumn('ntpn_date', text)
    .addColumn('check_code', text)
    .addColumn('hold_reason', text)
    .execute();
  await db.schema.createIndex('ppftz_created').on('ppftz').columns(['company_id', 'created_at']).execute();
  await db.schema.createIndex('ppftz_sent').on('ppftz').columns(['company_id', 'sent_at']).execute();
  await db.schema.createIndex('ppftz_ntpn').on('ppftz').column('ntpn').unique().execute();
  await db.schema.createIndex('ppftz_check_code').on('ppftz').column('check_code').unique().execute();
  // The last number that was given on a day, so that two servers never give the same one.
  await db.schema
    .createTable('ppftz_serial')
    .addColumn('day', text, key)
    .addColumn('last', integer, required)
    .execute();
}

async function parts(db: AnyDatabase, { text, integer }: ColumnTypes) {
  await db.schema
    .createTable('ppftz_file')
    .addColumn('ppftz_id', text, partOf('ppftz.id'))
    .addColumn('slot', text, required)
    .addColumn('file_id', text, refersTo('stored_file.id'))
    .addPrimaryKeyConstraint('ppftz_file_pkey', ['ppftz_id', 'slot'])
    .execute();
  await db.schema
    .createTable('ppftz_goods')
    .addColumn('id', text, key)
    .addColumn('ppftz_id', text, partOf('ppftz.id'))
    .addColumn('position', integer, required)
    .addColumn('description', text, required)
    .addColumn('unit_count', text, required)
    .addColumn('unit_type', text, required)
    .addColumn('package_count', text, required)
    .addColumn('package_type', text, required)
    .addColumn('gross', text, required)
    .addColumn('net', text, required)
    .addColumn('value', text, required)
    .addColumn('hs_code', text, required)
    .addColumn('duty_rate', text, required)
    .addColumn('vat_rate', text, required)
    .addColumn('income_tax_rate', text, required)
    .addColumn('duty', text, required)
    .addColumn('vat', text, required)
    .addColumn('income_tax', text, required)
    .addColumn('version', integer, required)
    .addColumn('changed_at', text, required)
    .execute();
  await db.schema
    .createIndex('ppftz_goods_position')
    .on('ppftz_goods')
    .columns(['ppftz_id', 'position'])
    .execute();
  await db.schema
    .createTable('ppftz_container')
    .addColumn('id', text, key)
    .addColumn('ppftz_id', text, partOf('ppftz.id'))
    .addColumn('position', integer, required)
    .addColumn('number', text, required)
    .addColumn('size', text, required)
    .addColumn('kind', text, required)
    .addUniqueConstraint('ppftz_container_number', ['ppftz_id', 'number'])
    .execute();
  await db.schema
    .createTable('ppftz_packaging')
    .addColumn('id', text, key)
    .addColumn('ppftz_id', text, (column) => partOf('ppftz.id')(column).unique())
    .addColumn('count', text, required)
    .addColumn('kind', text, required)
    .addColumn('version', integer, required)
    .execute();
}

async function officeRecords(db: AnyDatabase, { text, integer }: ColumnTypes) {
  await db.schema
    .createTable('ppftz_decision')
    .addColumn('id', text, key)
    .addColumn('ppftz_id', text, partOf('ppftz.id'))
    .addColumn('officer', text, required)
    .addColumn('status', text, required)
    .addColumn('decision', text, required)
    .addColumn('started_at', text)
    .addColumn('ended_at', text, required)
    .addColumn('remarks', text)
    .execute();
  await db.schema.createIndex('ppftz_decision_ppftz').on('ppftz_decision').column('ppftz_id').execute();
  await db.schema
    .createTable('ppftz_correction')
    .addColumn('id', text, key)
    .addColumn('ppftz_id', text, partOf('ppftz.id'))
    .addColumn('field', text, required)
    .addColumn('remark', text, required)
    .addColumn('officer', text, required)
    .addColumn('at', text, required)
    .execute();
  await db.schema.createIndex('ppftz_correction_ppftz').on('ppftz_correction').column('ppftz_id').execute();
  await db.schema
    .createTable('ppftz_note')
    .addColumn('id', text, key)
    .addColumn('ppftz_id', text, partOf('ppftz.id'))
    .addColumn('officer', text, required)
    .addColumn('note', text, required)
    .addColumn('at', text, required)
    .addColumn('asks', integer, startingAt(0))
    .addColumn('answers', text)
    .addColumn('answered_at', text)
    .addColumn('closed_at', text)
    .execute();
  await db.schema.createIndex('ppftz_note_ppftz').on('ppftz_note').column('ppftz_id').execute();
}
