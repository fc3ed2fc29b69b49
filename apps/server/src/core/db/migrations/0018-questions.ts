import { key, type Migration, required } from './migration.ts';

/** Officers' questions among the notes, what companies answer, and the files of answers. */
export const questions: Migration = async (db, { text, integer }) => {
  for (const table of ['office_note', 'ppftz_note']) {
    const columns = db.schema.alterTable(table);
    await columns.addColumn('asks', integer, (column) => column.notNull().defaultTo(0)).execute();
    await columns.addColumn('answers', text).execute();
    await columns.addColumn('answered_at', text).execute();
    await columns.addColumn('closed_at', text).execute();
  }
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
