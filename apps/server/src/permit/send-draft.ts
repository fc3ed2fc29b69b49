import { SENT } from '@pabean/api/rules';
import type { Act } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import { noteChange } from '../core/note-change.ts';
import { Refusal } from '../core/refusal.ts';
import { requireSeen } from '../core/require-seen.ts';
import { noteStatus } from './history.ts';
import { lockDraft } from './lock-draft.ts';
import { missingIn } from './missing.ts';
import { queueNotices } from './notices.ts';

/**
 * Sends a complete draft: status, history and both notices in the caller's transaction.
 *
 * @param seen The version of the draft that is sent, if given.
 * @throws Refusal notFound, notDraft, changedBeforeSending, or incomplete with everything that is missing
 */
export async function sendDraft(
  act: Act,
  deps: Pick<CoreDeps, 'secret'>,
  applicationId: string,
  seen?: string,
) {
  const { db, now, account } = act;
  const draft = await lockDraft(act, { applicationId }, 0);
  requireSeen(draft.version, seen, 'changedBeforeSending');
  const missing = await missingIn(act, draft);
  if (missing.length > 0) {
    throw new Refusal('incomplete', { missing });
  }
  await db
    .updateTable('application')
    .set((row) => ({ status: SENT, sent_at: now.toISOString(), version: row('version', '+', 1) }))
    .where('id', '=', applicationId)
    .execute();
  await noteChange(db, draft.company_id);
  await noteStatus(act, account, { applicationId, from: draft.status, to: SENT });
  const { name } = await db
    .selectFrom('permit_type')
    .select('name')
    .where('id', '=', draft.permit_type_id)
    .executeTakeFirstOrThrow();
  await queueNotices(act, deps, {
    id: draft.id,
    number: draft.number,
    date: draft.date,
    permitTypeName: name,
    companyName: draft.company_name,
    email: draft.email,
  });
}
