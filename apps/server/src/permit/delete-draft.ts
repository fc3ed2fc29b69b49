import type { Db } from '../db/store.ts';
import { lockDraft } from './lock-draft.ts';
import { noteChange } from './note-change.ts';
import { deleteFileRows } from './stored-files.ts';
import type { Viewer } from './visible.ts';

/**
 * Deletes a draft with its documents, their rows and their files. Gives the ids of contents to remove once the
 * transaction has ended.
 * @throws Refusal 404, 409
 */
export async function deleteDraft(db: Db, viewer: Viewer, applicationId: string): Promise<string[]> {
  const draft = await lockDraft(db, viewer, { applicationId });
  const files = [draft.file_id, ...(await fileIdsOf(db, applicationId))];
  await db.deleteFrom('application').where('id', '=', applicationId).execute();
  await noteChange(db, draft.company_id);
  return deleteFileRows(db, files);
}

async function fileIdsOf(db: Db, applicationId: string) {
  const rows = await db
    .selectFrom('dokap')
    .select('dokap.file_id')
    .where('dokap.application_id', '=', applicationId)
    .unionAll(
      db
        .selectFrom('dokap_row')
        .innerJoin('dokap', 'dokap.id', 'dokap_row.dokap_id')
        .select('dokap_row.file_id')
        .where('dokap.application_id', '=', applicationId),
    )
    .execute();
  return rows.map(({ file_id }) => file_id);
}
