import { key, type Migration, partOf, refersTo, required } from '../migration.ts';

/** Uploaded files with their content, and the files of a registration. */
export const files: Migration = async (db, { text, integer, bytes }) => {
  await db.schema
    .createTable('stored_file')
    .addColumn('id', text, key)
    .addColumn('sha256', text, required)
    .addColumn('bytes', integer, required)
    .addColumn('media_type', text, required)
    .addColumn('name', text, required)
    .addColumn('created_at', text, required)
    .addColumn('owner_account_id', text, (column) => column.references('account.id'))
    .execute();
  await db.schema
    .createIndex('stored_file_owner')
    .on('stored_file')
    .columns(['owner_account_id', 'bytes'])
    .execute();
  await db.schema
    .createTable('file_chunk')
    .addColumn('file_id', text, partOf('stored_file.id'))
    .addColumn('position', integer, required)
    .addColumn('bytes', bytes, required)
    .addPrimaryKeyConstraint('file_chunk_pkey', ['file_id', 'position'])
    .execute();
  await db.schema
    .createTable('account_file')
    .addColumn('account_id', text, partOf('account.id'))
    .addColumn('kind', text, required)
    .addColumn('file_id', text, refersTo('stored_file.id'))
    .addPrimaryKeyConstraint('account_file_pkey', ['account_id', 'kind'])
    .execute();
};
