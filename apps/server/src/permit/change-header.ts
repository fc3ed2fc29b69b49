import type { PermitHeader } from '@pabean/api/contract';
import { isEntered } from '@pabean/api/rules';
import type { Act } from '../core/act/act.ts';
import type { Db } from '../core/db/store.ts';
import { noteChange } from '../core/note-change.ts';
import { invalid } from '../core/refusal.ts';
import { requireSeen } from '../core/require-seen.ts';
import { lockDraft } from './lock-draft.ts';
import { addMandatoryDokaps, headerRowFor, refusedHeader } from './new-draft.ts';

/**
 * Changes the header of a draft. Another permit type removes the empty documents and adds its own; it is refused once a
 * document was entered.
 *
 * @param draft.seen The version of the header that was changed, if given.
 * @throws Refusal notFound, notDraft, changedElsewhere, invalid
 */
export async function changeHeader(
  act: Act,
  { id, seen }: { readonly id: string; readonly seen: string | undefined },
  typed: PermitHeader,
): Promise<void> {
  const { db } = act;
  const draft = await lockDraft(act, { applicationId: id });
  requireSeen(draft.header_version, seen);
  const header = await headerRowFor(act, typed);
  if (header.permit_type_id !== draft.permit_type_id) {
    await takeWaitingDokapsAway(db, id);
    await addMandatoryDokaps(act, id, header.permit_type_id);
  }
  await db
    .updateTable('application')
    .set((row) => ({ ...header, header_version: row('header_version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await noteChange(db, draft.company_id);
}

/** @throws Refusal invalid when a document was entered, or added in addition to the empty ones */
async function takeWaitingDokapsAway(db: Db, applicationId: string) {
  const dokaps = await db
    .selectFrom('dokap')
    .select(['first', 'mandatory'])
    .where('application_id', '=', applicationId)
    .execute();
  if (dokaps.some(({ first, mandatory }) => isEntered({ first, mandatory: mandatory || null })))
    throw invalid([refusedHeader(['permitTypeId'], { message: 'permitTypeFixed' })]);
  await db.deleteFrom('dokap').where('application_id', '=', applicationId).execute();
}
