import type { Act } from '../core/act/act.ts';
import { deleteFileRows } from '../core/files/stored-files.ts';
import { notFound, Refusal } from '../core/refusal.ts';
import { lockDraft } from './lock-draft.ts';

/**
 * Deletes a document of a draft with its rows. Returns the ids of contents to remove once the transaction has ended.
 * @throws Refusal notFound, or mandatoryDokap when the document is mandatory
 */
export async function deleteDokap(act: Act, dokapId: string): Promise<string[]> {
  const { db } = act;
  await lockDraft(act, { dokapId });
  const dokap = await db
    .selectFrom('dokap')
    .select(['file_id', 'mandatory'])
    .where('id', '=', dokapId)
    .executeTakeFirst();
  if (!dokap) throw notFound();
  if (dokap.mandatory) throw new Refusal('mandatoryDokap');
  const rows = await db.selectFrom('dokap_row').select('file_id').where('dokap_id', '=', dokapId).execute();
  await db.deleteFrom('dokap').where('id', '=', dokapId).execute();
  return deleteFileRows(db, [dokap.file_id, ...rows.map(({ file_id }) => file_id)]);
}
