import { endpoints, fillPath, type OfficeDokap, type OfficeNote } from '@pabean/api/contract';
import type { Act } from '../core/act/act.ts';
import type { Db } from '../core/db/store.ts';
import { notesAbout } from '../core/questions/notes.ts';
import { notFound } from '../core/refusal.ts';
import { visibleTo } from '../core/viewer.ts';

/** @throws Refusal notFound when the application is not the viewer's */
async function requireVisible({ db, account }: Act, applicationId: string) {
  const row = await db
    .selectFrom('application')
    .select('id')
    .where(visibleTo(account))
    .where('application.id', '=', applicationId)
    .executeTakeFirst();
  if (!row) throw notFound();
}

/**
 * Officers' notes about the viewer's application, and its company's answers, the oldest first.
 * @throws Refusal notFound
 */
export async function listOfficeNotes(act: Act, applicationId: string): Promise<OfficeNote[]> {
  const { db } = act;
  await requireVisible(act, applicationId);
  return notesAbout(db, applicationId);
}

/** Documents that the office added to the viewer's application, the oldest first. @throws Refusal notFound */
export async function listOfficeDokaps(act: Act, applicationId: string): Promise<OfficeDokap[]> {
  const { db } = act;
  await requireVisible(act, applicationId);
  return dokapsOfOffice(db, applicationId);
}

/** The same without checking the access, for officers. */
export async function dokapsOfOffice(db: Db, applicationId: string): Promise<OfficeDokap[]> {
  const rows = await db
    .selectFrom('office_dokap')
    .leftJoin('stored_file', 'stored_file.id', 'office_dokap.file_id')
    .selectAll('office_dokap')
    .select(['stored_file.name as file_name', 'stored_file.bytes as file_bytes'])
    .where('office_dokap.application_id', '=', applicationId)
    .orderBy('office_dokap.created_at')
    .orderBy('office_dokap.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    applicationId: row.application_id,
    name: row.name,
    number: row.number,
    date: row.date,
    remarks: row.remarks,
    fileUrl: row.file_name && fillPath(endpoints.officeDokapFile.path, { id: row.id, name: row.file_name }),
    fileName: row.file_name,
    fileBytes: row.file_bytes,
  }));
}

/** The file of such a document; undefined when it is not the viewer's. */
export const findOfficeFile = ({ db, account }: Act, { id, name }: { id: string; name: string }) =>
  db
    .selectFrom('office_dokap')
    .innerJoin('application', 'application.id', 'office_dokap.application_id')
    .innerJoin('stored_file', 'stored_file.id', 'office_dokap.file_id')
    .select(['stored_file.id', 'stored_file.media_type', 'stored_file.name', 'stored_file.waiting_since'])
    .where(visibleTo(account))
    .where('office_dokap.id', '=', id)
    .where('stored_file.name', '=', name)
    .executeTakeFirst();
