import {
  permitUsers,
  ppftzUsers,
  type UploadLimit,
  type UserType,
  writtenAjuNumber,
} from '@pabean/api/rules';
import type { Db } from '../db/store.ts';
import type { Deps } from '../deps.ts';
import { notFound } from '../http/refusal.ts';
import { uploadLimitOf } from '../permit/upload-limit.ts';
import { visibleTo } from '../permit/visible.ts';
import { recordedFor } from '../ppftz/records.ts';
import type { Account } from '../session/session.ts';
import type { NoteTable } from './notes.ts';

/** A question of an officer, and what it is about, which is held until the transaction ends. */
export interface FoundQuestion {
  readonly table: NoteTable;
  readonly closedAt: string | null;
  /** The application, or the record. */
  readonly aboutId: string;
  readonly companyId: string;
  /** Whose room the files of an answer take. */
  readonly owner: string;
  /** What people call it. */
  readonly about: string;
  readonly limit: UploadLimit;
}

const has = (types: readonly UserType[], { type }: Account) => types.includes(type);

/** The question about something of the viewer's. @throws Refusal 404 */
export async function findQuestion(
  trx: Db,
  { office }: Pick<Deps, 'office'>,
  viewer: Account,
  id: string,
): Promise<FoundQuestion> {
  return (
    (has(permitUsers, viewer) && (await ofApplication(trx, office, viewer, id))) ||
    (has(ppftzUsers, viewer) && (await ofRecord(trx, office, viewer, id))) ||
    Promise.reject(notFound())
  );
}

async function ofApplication(
  trx: Db,
  office: Deps['office'],
  viewer: Account,
  noteId: string,
): Promise<FoundQuestion | undefined> {
  // Writing a row is the lock that both engines know: an answer and an officer's act at one moment follow each other.
  const held = await trx
    .updateTable('application')
    .set((row) => ({ status: row.ref('status') }))
    .where(visibleTo(viewer))
    .where('id', '=', (query) =>
      query.selectFrom('office_note').select('application_id').where('office_note.id', '=', noteId),
    )
    .returning(['id', 'company_id', 'owner_account_id', 'number', 'permit_type_id'])
    .executeTakeFirst();
  const note = held && (await questionIn(trx, 'office_note', noteId));
  if (!note) return undefined;
  return {
    ...{ table: 'office_note', closedAt: note.closed_at, aboutId: held.id, companyId: held.company_id },
    ...{ owner: held.owner_account_id, about: `permohonan ${held.number}` },
    limit: await uploadLimitOf(trx, office, held.permit_type_id),
  };
}

async function ofRecord(
  trx: Db,
  office: Deps['office'],
  viewer: Account,
  noteId: string,
): Promise<FoundQuestion | undefined> {
  const held = await trx
    .updateTable('ppftz')
    .set((row) => ({ status: row.ref('status') }))
    .where(recordedFor(viewer))
    .where('id', '=', (query) =>
      query.selectFrom('ppftz_note').select('ppftz_id').where('ppftz_note.id', '=', noteId),
    )
    .returning(['id', 'company_id', 'owner_account_id', 'aju_number'])
    .executeTakeFirst();
  const note = held && (await questionIn(trx, 'ppftz_note', noteId));
  if (!note) return undefined;
  return {
    ...{ table: 'ppftz_note', closedAt: note.closed_at, aboutId: held.id, companyId: held.company_id },
    ...{ owner: held.owner_account_id, about: `aju ${writtenAjuNumber(held.aju_number)}` },
    limit: office.uploads.small,
  };
}

const questionIn = (trx: Db, table: NoteTable, id: string) =>
  trx.selectFrom(table).select('closed_at').where('id', '=', id).where('asks', '=', 1).executeTakeFirst();

/** The file of an answer about something of the viewer's; undefined where there is none. */
export async function findAnswerFile(
  db: Db,
  viewer: Account,
  { id, name }: { readonly id: string; readonly name: string },
) {
  const files = db
    .selectFrom('note_file')
    .innerJoin('stored_file', 'stored_file.id', 'note_file.file_id')
    .select(['stored_file.id', 'stored_file.media_type', 'stored_file.name'])
    .where('stored_file.id', '=', id)
    .where('stored_file.name', '=', name);
  const ofPermit = has(permitUsers, viewer)
    ? await files
        .innerJoin('office_note', 'office_note.id', 'note_file.office_note_id')
        .innerJoin('application', 'application.id', 'office_note.application_id')
        .where(visibleTo(viewer))
        .executeTakeFirst()
    : undefined;
  if (ofPermit || !has(ppftzUsers, viewer)) return ofPermit;
  return files
    .innerJoin('ppftz_note', 'ppftz_note.id', 'note_file.ppftz_note_id')
    .innerJoin('ppftz', 'ppftz.id', 'ppftz_note.ppftz_id')
    .where(recordedFor(viewer))
    .executeTakeFirst();
}
