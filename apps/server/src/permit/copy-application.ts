import { DRAFT, dayOf, mayEditApplicantIdentity } from '@pabean/api/rules';
import type { Act } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import type { HeaderRow } from '../core/db/tables/permit-header.ts';
import { newId } from '../core/id.ts';
import { ownIdentity } from '../core/own-identity.ts';
import { notFound } from '../core/refusal.ts';
import { visibleTo } from '../core/viewer.ts';
import { copyDokaps } from './copy-dokaps.ts';
import { headerColumnsOf } from './header-row.ts';
import { noteStatus } from './history.ts';
import { requireRoomForDraft } from './new-draft.ts';

/** Dependencies of copying. */
export type CopyDeps = Pick<CoreDeps, 'files' | 'office' | 'log'>;

/** Which documents are copied. */
export interface CopyOptions {
  /** Their ids, or all of them. */
  readonly dokapIds: 'all' | readonly string[];
}

/** A draft copied from an earlier application. */
export interface Copied {
  readonly id: string;
  /** Names of documents that its permit type no longer has. */
  readonly omitted: string[];
}

/**
 * Locks the viewer's application until the transaction ends, so that its copy is consistent.
 * @throws Refusal notFound
 */
export async function holdSource({ db, account }: Act, id: string) {
  const source = await db
    .updateTable('application')
    .set((row) => ({ status: row.ref('status') }))
    .where(visibleTo(account))
    .where('application.id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!source) throw notFound();
  return source;
}

/**
 * Copies an application to a new draft: its header with today's date, the requested documents with copies of their rows and
 * files, and empty documents for the other mandatory types. Values are copied unchanged: those that today's rules refuse are
 * reported when the draft is sent.
 * @throws Refusal notFound when the application or a document is not the account's, draftLimit when it has too many drafts,
 * storageQuota or storageLow when there is no room for its files
 */
export async function copyApplication(
  act: Act,
  deps: CopyDeps,
  sourceId: string,
  { dokapIds }: CopyOptions,
): Promise<Copied> {
  const { db, now, account } = act;
  // Locks the source first and then the company, in the same order as sending.
  const source = await holdSource(act, sourceId);
  await requireRoomForDraft(act);
  const id = newId(now);
  await db
    .insertInto('application')
    .values({
      id,
      company_id: account.companyId,
      owner_account_id: account.id,
      status: DRAFT,
      ...(await headerOf(act, source)),
      date: dayOf(now, deps.office.timeZone),
      created_at: now.toISOString(),
      copied_from: sourceId,
    })
    .execute();
  await noteStatus(act, account, {
    applicationId: id,
    from: null,
    to: DRAFT,
    note: `Salinan dari permohonan ${source.number}`,
  });
  const target = { id, permitTypeId: source.permit_type_id, owner: account.id };
  const omitted = await copyDokaps(act, deps, { sourceId, dokapIds, target });
  return { id, omitted };
}

/** The header of an application; the applicant is the account's company as of today, except for brokers and carriers. */
async function headerOf(act: Act, source: HeaderRow): Promise<HeaderRow> {
  const { account } = act;
  const header = headerColumnsOf(source);
  if (mayEditApplicantIdentity(account.type)) return header;
  const own = await ownIdentity(act);
  return {
    ...header,
    identity_type: own.identityType,
    identity_number: own.identityNumber,
    company_name: own.name,
    company_address: own.address || header.company_address,
  };
}
