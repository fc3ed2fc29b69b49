import { key, type Migration, required } from './migration.ts';

/** What a PPFTZ record holds beyond its beginning: its header, files, goods, containers, packaging and payment. */
export const ppftzRecords: Migration = async (db, { text, integer }) => {
  const columns = db.schema.alterTable('ppftz');
  // The header beyond recipient and identity, as JSON by the names of the code.
  await columns.addColumn('header', text, (column) => column.notNull().defaultTo('{}')).execute();
  // The whole header as it was sent last.
  await columns.addColumn('sent_header', text).execute();
  await columns.addColumn('resent_at', text).execute();
  // Every change counts, so that two calls on one record follow each other; the header has a count of its own.
  await columns.addColumn('version', integer, (column) => column.notNull().defaultTo(0)).execute();
  await columns.addColumn('header_version', integer, (column) => column.notNull().defaultTo(0)).execute();
  await columns.addColumn('held', integer, (column) => column.notNull().defaultTo(0)).execute();
  await columns.addColumn('ntpn', text).execute();
  await columns.addColumn('ntpn_date', text).execute();
  await columns.addColumn('check_code', text).execute();
  await db.schema.createIndex('ppftz_ntpn').on('ppftz').column('ntpn').unique().execute();
  await db.schema.createIndex('ppftz_check_code').on('ppftz').column('check_code').unique().execute();
  await db.schema
    .createTable('ppftz_file')
    .addColumn('ppftz_id', text, (column) => column.notNull().references('ppftz.id').onDelete('cascade'))
    .addColumn('slot', text, required)
    .addColumn('file_id', text, (column) => column.notNull().references('stored_file.id'))
    .addPrimaryKeyConstraint('ppftz_file_pkey', ['ppftz_id', 'slot'])
    .execute();
  await db.schema
    .createTable('ppftz_goods')
    .addColumn('id', text, key)
    .addColumn('ppftz_id', text, (column) => column.notNull().references('ppftz.id').onDelete('cascade'))
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
    .addColumn('ppftz_id', text, (column) => column.notNull().references('ppftz.id').onDelete('cascade'))
    .addColumn('position', integer, required)
    .addColumn('number', text, required)
    .addColumn('size', text, required)
    .addColumn('kind', text, required)
    .addUniqueConstraint('ppftz_container_number', ['ppftz_id', 'number'])
    .execute();
  await db.schema
    .createTable('ppftz_packaging')
    .addColumn('id', text, key)
    .addColumn('ppftz_id', text, (column) =>
      column.notNull().unique().references('ppftz.id').onDelete('cascade'),
    )
    .addColumn('count', text, required)
    .addColumn('kind', text, required)
    .addColumn('version', integer, required)
    .execute();
  await db.schema
    .createTable('ppftz_correction')
    .addColumn('id', text, key)
    .addColumn('ppftz_id', text, (column) => column.notNull().references('ppftz.id').onDelete('cascade'))
    .addColumn('field', text, required)
    .addColumn('remark', text, required)
    .addColumn('officer', text, required)
    .addColumn('at', text, required)
    .execute();
  await db.schema.createIndex('ppftz_correction_ppftz').on('ppftz_correction').column('ppftz_id').execute();
  // Lists that are chosen from in the order of their file: the usual units stand before the rare ones.
  await db.schema
    .alterTable('reference_entry')
    .addColumn('position', integer, (column) => column.notNull().defaultTo(0))
    .execute();
};
