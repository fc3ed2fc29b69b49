import { type Missing, missingInDokap, SENT } from '@pabean/api/rules';
import type { Db } from '../db/store.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/refusal.ts';
import type { Account } from '../session/session.ts';
import { listDokaps } from './dokap-query.ts';
import { noteStatus } from './history.ts';
import { lockDraft } from './lock-draft.ts';
import { missingInHeader } from './missing.ts';
import { noteChange } from './note-change.ts';
import { queueNotices } from './notices.ts';

/**
 * Sends a complete draft: status, history and both notices in the caller's transaction.
 * @throws Refusal 404, 409, or 422 with everything that is missing
 */
export async function sendDraft(
  db: Db,
  deps: Pick<Deps, 'office' | 'secret'>,
  now: Date,
  account: Account,
  applicationId: string,
) {
  const draft = await lockDraft(db, account, { applicationId });
  const dokaps = await listDokaps(db, account, applicationId);
  const missing = [
    ...missingInHeader(draft),
    ...(await missingDokaps(db, draft.permit_type_id, new Set(dokaps.map(({ code }) => code)))),
    ...dokaps.flatMap((dokap) => missingInDokap(dokap)),
  ];
  if (missing.length > 0) {
    throw new Refusal(422, 'incomplete', { missing });
  }
  await db
    .updateTable('application')
    .set({ status: SENT, sent_at: now.toISOString() })
    .where('id', '=', applicationId)
    .execute();
  await noteChange(db, draft.company_id);
  await noteStatus(db, now, account, { applicationId, from: draft.status, to: SENT });
  const { name } = await db
    .selectFrom('permit_type')
    .select('name')
    .where('id', '=', draft.permit_type_id)
    .executeTakeFirstOrThrow();
  await queueNotices(db, deps, now, {
    id: draft.id,
    number: draft.number,
    date: draft.date,
    permitTypeName: name,
    companyName: draft.company_name,
    email: draft.email,
  });
}

/** Documents that the permit type demands by now and that the draft has never had. */
async function missingDokaps(db: Db, permitTypeId: string, present: ReadonlySet<string>): Promise<Missing[]> {
  const demanded = await db
    .selectFrom('permit_document')
    .innerJoin('dokap_type', 'dokap_type.code', 'permit_document.dokap_code')
    .select(['dokap_type.code', 'dokap_type.name'])
    .where('permit_document.permit_type_id', '=', permitTypeId)
    .where('permit_document.mandatory', '=', 1)
    .orderBy('permit_document.position')
    .execute();
  return demanded
    .filter(({ code }) => !present.has(code))
    .map(({ name }) => ({ code: 'dokap', values: { dokap: name } }));
}
