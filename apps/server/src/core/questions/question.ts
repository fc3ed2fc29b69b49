import type { UploadLimit } from '@pabean/api/rules';
import type { Act } from '../act/act.ts';
import type { Db } from '../db/store.ts';
import type { NoteTable } from './notes.ts';

/** A question of an officer, and its subject, which is locked until the transaction ends. */
export interface FoundQuestion {
  readonly table: NoteTable;
  readonly closedAt: string | null;
  /** The application, or the record. */
  readonly aboutId: string;
  readonly companyId: string;
  /** The account whose quota the files of an answer use. */
  readonly owner: string;
  /** Its number for users. */
  readonly about: string;
  readonly limit: UploadLimit;
}

/** Finds a question about the account's records in one area; undefined if there is none. */
export type FindQuestion = (act: Act, id: string) => Promise<FoundQuestion | undefined>;

/** A question of a table. */
export const questionIn = (db: Db, table: NoteTable, id: string) =>
  db.selectFrom(table).select('closed_at').where('id', '=', id).where('asks', '=', 1).executeTakeFirst();

/** The file of an answer, before the access is checked. */
export const selectAnswerFile = (db: Db, { id, name }: AnswerFileKey) =>
  db
    .selectFrom('note_file')
    .innerJoin('stored_file', 'stored_file.id', 'note_file.file_id')
    .select(['stored_file.id', 'stored_file.media_type', 'stored_file.name', 'stored_file.waiting_since'])
    .where('stored_file.id', '=', id)
    .where('stored_file.name', '=', name);

/** Identifies a file of an answer. */
export interface AnswerFileKey {
  readonly id: string;
  readonly name: string;
}
