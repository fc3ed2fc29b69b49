import { endpoints, fillPath, type OfficeNote, type PpftzNote } from '@pabean/api/contract';
import type { Db } from '../db/store.ts';

/** The subject of notes: an application, or a PPFTZ record. */
export type NoteTable = 'office_note' | 'ppftz_note';

const ownColumn = { office_note: 'office_note_id', ppftz_note: 'ppftz_note_id' } as const;

/** The files of each answer among some notes, in their order. */
export const noteFiles = (db: Db, table: NoteTable, noteIds: readonly string[]) =>
  db
    .selectFrom('note_file')
    .innerJoin('stored_file', 'stored_file.id', 'note_file.file_id')
    .select((row) => [
      ...([
        'stored_file.id',
        'stored_file.name',
        'stored_file.bytes',
        'stored_file.media_type',
        'stored_file.waiting_since',
      ] as const),
      row.ref(`note_file.${ownColumn[table]}`).as('note_id'),
    ])
    .where(`note_file.${ownColumn[table]}`, 'in', noteIds.length > 0 ? noteIds : [''])
    .orderBy('note_file.position')
    .execute();

/** A file of an answer, and its position. */
interface NewNoteFile {
  readonly table: NoteTable;
  readonly noteId: string;
  readonly position: number;
  readonly fileId: string;
}

/** The columns that refer to a note of either table. */
export const addNoteFile = (trx: Db, { table, noteId, position, fileId }: NewNoteFile) =>
  trx
    .insertInto('note_file')
    .values({
      file_id: fileId,
      position,
      office_note_id: null,
      ppftz_note_id: null,
      [ownColumn[table]]: noteId,
    })
    .execute();

interface NoteRow {
  readonly id: string;
  readonly asks: number;
  readonly answers: string | null;
  readonly closed_at: string | null;
}

/** Notes, questions and answers in the shape of the contract. */
async function withQuestions<Row extends NoteRow>(db: Db, table: NoteTable, rows: readonly Row[]) {
  const answers = rows.filter(({ answers }) => answers !== null).map(({ id }) => id);
  const files = answers.length > 0 ? await noteFiles(db, table, answers) : [];
  return rows.map((row) => {
    const { asks, answers: questionId, closed_at, ...note } = row;
    const own = files.filter(({ note_id }) => note_id === row.id);
    return {
      ...note,
      ...(asks === 1 && { answerable: closed_at === null }),
      ...(questionId !== null && { questionId }),
      ...(own.length > 0 && {
        files: own.map(({ id, name, bytes }) => ({
          name,
          bytes,
          url: fillPath(endpoints.answerFile.path, { id, name }),
        })),
      }),
    };
  });
}

/** Notes, questions and answers about an application, the oldest first. The caller checks the access. */
export const notesAbout = async (db: Db, applicationId: string): Promise<OfficeNote[]> =>
  withQuestions(
    db,
    'office_note',
    await db
      .selectFrom('office_note')
      .select(['id', 'officer', 'role', 'note', 'at', 'asks', 'answers', 'closed_at'])
      .where('application_id', '=', applicationId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  );

/** The same about a PPFTZ record. */
export const notesOfRecord = async (db: Db, recordId: string): Promise<PpftzNote[]> =>
  withQuestions(
    db,
    'ppftz_note',
    await db
      .selectFrom('ppftz_note')
      .select(['id', 'officer', 'note', 'at', 'asks', 'answers', 'closed_at'])
      .where('ppftz_id', '=', recordId)
      .orderBy('at')
      .orderBy('id')
      .execute(),
  );
