import { endpoints, type PermitHeader, permitHeader } from '@pabean/api/contract';
import {
  DRAFT,
  extraFieldOf,
  type Refusal as FieldReason,
  mayEditApplicantIdentity,
} from '@pabean/api/rules';
import type { Act, Moment } from '../core/act/act.ts';
import type { Db } from '../core/db/store.ts';
import type { HeaderRow } from '../core/db/tables/permit-header.ts';
import { newId } from '../core/id.ts';
import { noteChange } from '../core/note-change.ts';
import { ownIdentity } from '../core/own-identity.ts';
import { invalid, Refusal, reasonOf, refusedField } from '../core/refusal.ts';
import { verifiedAccounts } from '../core/viewer.ts';
import { toHeaderRow } from './header-row.ts';
import { noteStatus } from './history.ts';

/** Most drafts of one company. */
export const maxDrafts = 200;

/** Saves a header as a draft with empty mandatory documents; returns the draft's id. */
export async function createDraft(act: Act, typed: PermitHeader) {
  const { db, now, account } = act;
  await requireRoomForDraft(act);
  const header = await headerRowFor(act, typed);
  const applicationId = newId(now);
  await db
    .insertInto('application')
    .values({
      id: applicationId,
      company_id: account.companyId,
      owner_account_id: account.id,
      status: DRAFT,
      ...header,
      created_at: now.toISOString(),
    })
    .execute();
  await noteStatus(act, account, { applicationId, from: null, to: DRAFT });
  await addMandatoryDokaps(act, applicationId, header.permit_type_id);
  return applicationId;
}

/**
 * Prepares a header for storing: checks its permit type, and sets the account's identity and the type's extra field.
 * @throws Refusal invalid
 */
export async function headerRowFor(act: Act, typed: PermitHeader): Promise<HeaderRow> {
  const { db } = act;
  await requirePermitType(db, typed.permitTypeId);
  const header = await withOwnIdentity(act, typed);
  return toHeaderRow({ ...header, ...extrasOf(header) });
}

/** @throws Refusal draftLimit when the company has too many drafts. */
export async function requireRoomForDraft({ db, account }: Act) {
  // Writing the row serializes new drafts of a company, so that concurrent ones cannot exceed the limit.
  await noteChange(db, account.companyId);
  const { drafts } = await db
    .selectFrom('application')
    .select((row) => row.fn.countAll<number>().as('drafts'))
    .where('company_id', '=', account.companyId)
    .where('sent_at', 'is', null)
    .where((where) =>
      account.companyVerified
        ? where('owner_account_id', 'in', verifiedAccounts(db, account.companyId))
        : where('owner_account_id', '=', account.id),
    )
    .executeTakeFirstOrThrow();
  if (drafts >= maxDrafts) throw new Refusal('draftLimit', { values: { max: maxDrafts } });
}

async function requirePermitType(db: Db, permitTypeId: string) {
  const known = await db
    .selectFrom('permit_type')
    .select('id')
    .where('id', '=', permitTypeId)
    .executeTakeFirst();
  if (!known) throw invalid([refusedHeader(['permitTypeId'], { message: 'choice' })]);
}

/**
 * Sets the applicant to the account's company; only brokers and carriers file for others.
 * @throws Refusal invalid when the company's identity breaks the rules, such as an NPWP of 15 digits.
 */
async function withOwnIdentity(act: Act, typed: PermitHeader): Promise<PermitHeader> {
  const { account } = act;
  if (mayEditApplicantIdentity(account.type)) return typed;
  const { identityType, identityNumber, name, address } = await ownIdentity(act);
  const result = permitHeader.safeParse({
    ...typed,
    identityType,
    identityNumber,
    name,
    // Values of the company that the account may not see are typed by the user.
    address: address || typed.address,
  });
  if (result.success) return result.data;
  throw invalid(result.error.issues.map((issue) => refusedHeader(issue.path, reasonOf(issue))));
}

/** A refused field of a header. */
export const refusedHeader = (path: readonly PropertyKey[], reason: FieldReason) =>
  refusedField(endpoints.saveApplication.body, path, reason);

/** Only the extra field of the permit type is stored. */
function extrasOf(header: PermitHeader) {
  const name = extraFieldOf(header.permitTypeId)?.name;
  return {
    documentKind: name === 'documentKind' ? header.documentKind : null,
    businessKind: name === 'businessKind' ? header.businessKind : null,
  };
}

/** Adds the mandatory documents of a permit type, empty. */
export async function addMandatoryDokaps({ db, now }: Moment, applicationId: string, permitTypeId: string) {
  const demanded = await db
    .selectFrom('permit_document')
    .select('dokap_code')
    .where('permit_type_id', '=', permitTypeId)
    .where('mandatory', '=', 1)
    .orderBy('position')
    .execute();
  if (demanded.length === 0) return;
  await db
    .insertInto('dokap')
    .values(
      demanded.map(({ dokap_code }) => ({
        id: newId(now),
        application_id: applicationId,
        code: dokap_code,
        mandatory: 1,
        created_at: now.toISOString(),
      })),
    )
    .execute();
}
