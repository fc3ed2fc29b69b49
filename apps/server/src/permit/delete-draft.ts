import type { Act } from '../core/act/act.ts';
import type { Db } from '../core/db/store.ts';
import { deleteFileRows } from '../core/files/stored-files.ts';
import { noteChange } from '../core/note-change.ts';
import { lockDraft } from './lock-draft.ts';

/**
 * Deletes a draft with its documents, their rows and their files. Returns the ids of contents to remove once the
 * transaction has ended.
 * @throws Refusal notFound, notDraft
 */
export async function deleteDraft(act: Act, applicationId: string): Promise<string[]> {
  const { db } = act;
  const draft = await lockDraft(act, { applicationId });
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
