import type { CourierCompany } from '@pabean/api/contract';
import { maskedAddress, maskedNumber } from '@pabean/api/rules';
import { sql } from 'kysely';
import type { Db } from '../core/db/store.ts';
import { matching } from '../core/search.ts';

const fewestLetters = 3;
const mostFound = 10;

/** Names of courier companies, in the order of the office's data. */
export async function listCompanies(db: Db): Promise<CourierCompany[]> {
  const rows = await db.selectFrom('courier_company').select('name').orderBy('position').execute();
  return rows.map(({ name }) => ({ name, identityNumber: '', address: '' }));
}

/** Whether a text has enough letters for a search. */
export const isCompanySearch = (typed: string) =>
  (typed.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= fewestLetters;

/** Courier companies whose name has the words of a text, an exact match first, with masked numbers. */
export async function findCompanies(db: Db, typed: string): Promise<CourierCompany[]> {
  const rows = await db
    .selectFrom('courier_company')
    .select(['name', 'identity_number', 'address'])
    .where(matching(sql`name`, typed))
    .orderBy((eb) => eb.case().when('name', '=', typed).then(0).else(1).end())
    .orderBy('position')
    .limit(mostFound)
    .execute();
  return rows.map(({ name, identity_number, address }) => ({
    name,
    identityNumber: maskedNumber(identity_number),
    address: maskedAddress(address),
  }));
}

/** The courier company with a name, with all its data; undefined if there is none. */
export const companyCalled = (db: Db, name: string) =>
  db.selectFrom('courier_company').selectAll().where('name', '=', name).executeTakeFirst();
