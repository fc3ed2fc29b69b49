import { identityTypes } from '@pabean/api/rules';
import type { Selectable } from 'kysely';
import type { Db } from '../core/db/store.ts';
import type { AccountTable, CompanyTable } from '../core/db/tables/people.ts';
import { program } from '../core/layout.ts';
import { CommandError } from './command-error.ts';

/** An account with its company, from the store. */
export type StoredAccount = Selectable<AccountTable>;
type StoredCompany = Selectable<CompanyTable>;

/** An account's claim to an identity number. */
export interface Claim {
  readonly type: string;
  readonly number: string;
}

/** An account with its company, both locked until the transaction ends. */
export interface HeldAccount {
  readonly account: StoredAccount;
  readonly company: StoredCompany;
  readonly claim: Claim;
}

/** Finds an account by its user name. @throws CommandError */
export async function findAccount(db: Db, username: string): Promise<StoredAccount> {
  const account = await db
    .selectFrom('account')
    .selectAll()
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst();
  if (!account)
    throw new CommandError(`There is no account ${username}. \`${program} office account list\` shows them.`);
  return account;
}

/** Locks an account and its company, so that concurrent acts of officers run one after the other. @throws CommandError */
export async function holdAccount(trx: Db, username: string): Promise<HeldAccount> {
  const { id } = await findAccount(trx, username);
  // Writing a row is a lock on both engines.
  const account = await trx
    .updateTable('account')
    .set((row) => ({ username: row.ref('username') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  const company = await trx
    .updateTable('company')
    .set((row) => ({ name: row.ref('name') }))
    .where('id', '=', account.company_id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return { account, company, claim: claimOf(account, company) };
}

/** The number under which an account files: the one that it claims, else its company's. */
export const claimOf = (
  { claimed_npwp }: Pick<StoredAccount, 'claimed_npwp'>,
  company: Pick<StoredCompany, 'identity_type' | 'identity_number'>,
): Claim =>
  claimed_npwp === null
    ? { type: company.identity_type, number: company.identity_number }
    : { type: identityTypes.npwp, number: claimed_npwp };

/** Whether an account waits for an officer: it is unverified, or claims another number. */
export const awaitsOffice = ({ company_verified, claimed_npwp }: StoredAccount) =>
  company_verified === 0 || claimed_npwp !== null;

/** The verified company with a number, other than the given one. */
export const holderOf = (db: Db, { type, number }: Claim, exceptId: string) =>
  db
    .selectFrom('company')
    .select(['id', 'name'])
    .where('identity_type', '=', type)
    .where('identity_number', '=', number)
    .where(({ eb, lit }) => eb('verified', '=', lit(1)))
    .where('id', '!=', exceptId)
    .executeTakeFirst();

const typeNames: Readonly<Record<string, string>> = { '5': 'NPWP', '2': 'KTP', '3': 'passport' };

/** A claim as text: `NPWP 0019000017999000`. */
export const claimText = ({ type, number }: Claim) => `${typeNames[type] ?? 'identity'} ${number}`;
