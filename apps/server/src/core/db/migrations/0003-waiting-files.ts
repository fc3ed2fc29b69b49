import type { Migration } from './migration.ts';

/** Uploaded files that wait for the virus scanner. */
export const waitingFiles: Migration = async (db, { text }) => {
  await db.schema.alterTable('stored_file').addColumn('waiting_since', text).execute();
  await db.schema
    .createIndex('stored_file_waiting')
    .on('stored_file')
    .columns(['waiting_since', 'id'])
    .where('waiting_since', 'is not', null)
    .execute();
};
