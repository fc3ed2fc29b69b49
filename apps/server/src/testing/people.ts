import type { UserType } from '@pabean/api/rules';
import type { Insertable } from 'kysely';
import type { Store } from '../core/db/store.ts';
import type { AccountTable, CompanyTable } from '../core/db/tables/people.ts';
import { newId } from '../core/id.ts';
import { cheapPasswords } from './cheap-secrets.ts';

/** The password of every test account. */
export const testPassword = 'Pabean-2026-Uji!';

let hash: Promise<string> | undefined;

/** One hash for all accounts. */
const testPasswordHash = () => {
  hash ??= cheapPasswords().hash(testPassword);
  return hash;
};

/** A test account for each user type. */
export const oneOfType = {
  N: 'importir',
  S: 'tps',
  Y: 'ppjk',
  M: 'pindahan',
  U: 'pengguna-u',
} as const satisfies Record<UserType, string>;

/** Adds a company; its NPWP is fictitious. */
export async function addCompany(store: Store, now: Date, company: Partial<Insertable<CompanyTable>> = {}) {
  const row = {
    id: newId(now),
    identity_type: '5',
    identity_number: '0012345678901234',
    name: 'PT Uji Coba',
    address: 'Jl. Pelabuhan 1, Batam',
    phone: '0778 555 0100',
    email: 'uji@perusahaan.example',
    verified: 1,
    created_at: now.toISOString(),
    ...company,
  };
  await store.write((trx) => trx.insertInto('company').values(row).execute());
  return row;
}

/** Adds an account of a company. */
export async function addAccount(
  store: Store,
  now: Date,
  account: Partial<Insertable<AccountTable>> & Pick<AccountTable, 'username' | 'company_id'>,
) {
  const row = {
    id: newId(now),
    password_hash: await testPasswordHash(),
    user_type: 'N' as const,
    name: `Nama ${account.username}`,
    email: `${account.username}@perusahaan.example`,
    company_verified: 1,
    tfa: 'off' as const,
    tfa_secret: null,
    tfa_last_step: null,
    created_at: now.toISOString(),
    ...account,
  };
  await store.write((trx) => trx.insertInto('account').values(row).execute());
  return row;
}

/** The row of an account. */
export const accountOf = ({ store }: { readonly store: Store }, username: string) =>
  store.db.selectFrom('account').selectAll().where('username', '=', username).executeTakeFirstOrThrow();

const typesOfPeople = {
  importir: 'N',
  pesaing: 'N',
  tps: 'S',
  ppjk: 'Y',
  pindahan: 'M',
  'pengguna-u': 'U',
} as const;

/** The NPWP of a test account's company; empty for other accounts. */
export function npwpOf(username: string): string {
  const person = username === 'rekan' ? 'importir' : username;
  const index = Object.keys(typesOfPeople).indexOf(person);
  return index < 0 ? '' : String(1_000_000_000_000_001n + BigInt(index));
}

/**
 * The accounts of every test server: `importir` (N) and `rekan` (N) of one company, `pesaing` (N) of another,
 * `tps` (S), `ppjk` (Y), `pindahan` (M) and `pengguna-u` (U) of one each.
 */
export async function addTestPeople(store: Store, now: Date): Promise<void> {
  for (const [username, type] of Object.entries(typesOfPeople)) {
    const company = await addCompany(store, now, {
      name: `PT ${username}`,
      identity_number: npwpOf(username),
    });
    await addAccount(store, now, { username, user_type: type, company_id: company.id });
    if (username === 'importir') await addAccount(store, now, { username: 'rekan', company_id: company.id });
  }
}
