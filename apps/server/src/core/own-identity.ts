import { identityTypes } from '@pabean/api/rules';
import type { Act } from './act/act.ts';

/** The identity of an account, as it may see it and as it files. */
export interface OwnIdentity {
  readonly identityType: string;
  readonly identityNumber: string;
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly username: string;
  /** Whether the identity number still has to be verified by an officer. */
  readonly awaitsVerification: boolean;
}

/**
 * The identity of an account: that of its company, with the NPWP that the account claims instead. An unverified account gets
 * nothing about a verified company beyond its own claim.
 */
export async function ownIdentity({ db, account }: Act): Promise<OwnIdentity> {
  const { claimed_npwp, ...company } = await db
    .selectFrom('account')
    .innerJoin('company', 'company.id', 'account.company_id')
    .select([
      'account.claimed_npwp',
      'company.identity_type',
      'company.identity_number',
      'company.name',
      'company.address',
      'company.phone',
      'company.email',
      'company.verified',
    ])
    .where('account.id', '=', account.id)
    .executeTakeFirstOrThrow();
  const isOwn = account.companyVerified || company.verified === 0;
  const claims = claimed_npwp !== null && claimed_npwp !== company.identity_number;
  return {
    identityType: claimed_npwp === null ? company.identity_type : identityTypes.npwp,
    identityNumber: claimed_npwp ?? company.identity_number,
    name: company.name,
    address: isOwn ? company.address : '',
    phone: isOwn ? company.phone : '',
    email: isOwn ? company.email : account.email,
    username: account.username,
    awaitsVerification: claims || !account.companyVerified || company.verified === 0,
  };
}
