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

/** What copying needs from outside. */
export type CopyDeps = Pick<CoreDeps, 'files' | 'office' | 'log'>;

/** Which documents come along. */
export interface CopyOptions {
  /** Their ids, or all of them. */
  readonly dokapIds: 'all' | readonly string[];
}

/** A draft that was made out of an earlier application. */
export interface Copied {
  readonly id: string;
  /** Names of documents that its permit type no longer takes. */
  readonly omitted: string[];
}

/**
 * Holds the viewer's application until the transaction ends, so that a copy of it is one of a single moment.
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
 * Makes a draft out of an application: its header with today's date, the documents that were asked for with their rows
 * and files of their own, and those that the permit type demands beside them, waiting. Values are copied as they are:
 * what today's rules refuse is told when the draft is sent.
 * @throws Refusal notFound when the application or a document is not the account's, draftLimit when it has as many
 * drafts as it may, storageQuota or storageLow when there is no room for its files
 */
export async function copyApplication(
  act: Act,
  deps: CopyDeps,
  sourceId: string,
  { dokapIds }: CopyOptions,
): Promise<Copied> {
  const { db, now, account } = act;
  // The source first and the company after it: sending takes hold of them in the same order.
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

/** The header of an application; who applies is the account's company as it is today, except for brokers and carriers. */
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
