import { key, type Migration, required } from './migration.ts';

/** What several servers on one store share: contents of files, and which secret they were given. */
export const severalServers: Migration = async (db, { text, integer, bytes }) => {
  await db.schema
    .createTable('file_chunk')
    .addColumn('file_id', text, (column) => column.notNull().references('stored_file.id').onDelete('cascade'))
    .addColumn('position', integer, required)
    .addColumn('bytes', bytes, required)
    .addPrimaryKeyConstraint('file_chunk_pkey', ['file_id', 'position'])
    .execute();
  await db.schema.createTable('secret_fingerprint').addColumn('fingerprint', text, key).execute();
};
