import { key, type Migration, required } from '../migration.ts';

/** Files of the answers to officers' questions, about applications and about PPFTZ records. */
export const noteFiles: Migration = async (db, { text, integer }) => {
  await db.schema
    .createTable('note_file')
    .addColumn('file_id', text, (column) => key(column).references('stored_file.id'))
    .addColumn('position', integer, required)
    .addColumn('office_note_id', text, (column) => column.references('office_note.id').onDelete('cascade'))
    .addColumn('ppftz_note_id', text, (column) => column.references('ppftz_note.id').onDelete('cascade'))
    .execute();
  await db.schema.createIndex('note_file_office').on('note_file').column('office_note_id').execute();
  await db.schema.createIndex('note_file_ppftz').on('note_file').column('ppftz_note_id').execute();
};
