import { key, type Migration, refersTo, required, startingAt } from '../migration.ts';

/** What forms choose from: kinds of permits with their documents, lists of codes, labels. */
export const references: Migration = async (db, { text, integer }) => {
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
    .addColumn('permit_type_id', text, refersTo('permit_type.id'))
    .addColumn('dokap_code', text, refersTo('dokap_type.code'))
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
    .addColumn('position', integer, startingAt(0))
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
};
