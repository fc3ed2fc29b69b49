import { randomBytes } from 'node:crypto';
import { registrationCodeFrom } from '@pabean/api/rules';
import { nowhere, openSession } from '../../apps/server/src/account/session.ts';
import { newCheckCode } from '../../apps/server/src/core/check-code.ts';
import type { Store } from '../../apps/server/src/core/db/store.ts';
import { type Counts, rowId } from './rows.ts';

/** A signed-in account of a company, and some of what the company has. */
export interface Caller {
  readonly username: string;
  readonly npwp: string;
  readonly token: string;
  readonly applications: readonly string[];
  readonly records: readonly { readonly id: string; readonly ajuNumber: string }[];
}

async function callerOf({ db, write }: Store, company: number): Promise<Caller> {
  const id = rowId('company', company);
  const owned = await db
    .selectFrom('application')
    .select('id')
    .where('company_id', '=', id)
    .where('sent_at', 'is not', null)
    .limit(20)
    .execute();
  const records = await db
    .selectFrom('ppftz')
    .select(['id', 'aju_number as ajuNumber'])
    .where('company_id', '=', id)
    .limit(5)
    .execute();
  const token = await write((trx) => openSession({ db: trx, now: new Date() }, id, 'session', nowhere));
  return {
    username: `pt${company}`,
    npwp: String(2_000_000_000_000_000 + company),
    token,
    applications: owned.map((row) => row.id),
    records,
  };
}

/** Callers of usual companies, which have as many rows in a store of any size, and one of the largest company. */
export async function addCallers(store: Store, { companies }: Counts) {
  const usual: Caller[] = [];
  const step = Math.max(1, Math.floor((companies * 0.4) / 20));
  for (let company = Math.round(companies * 0.4); usual.length < 20 && company < companies; company += step)
    usual.push(await callerOf(store, company));
  return { usual, largest: await callerOf(store, 0) };
}

/** Gives some licences and transit requests, all over the store, codes as a server gives them, and returns these. */
export async function addCodes(store: Store, { applications }: Counts) {
  const spread = Array.from({ length: 90 }, (_, index) => Math.floor((index * applications) / 1_000) * 10);
  const licences: string[] = [];
  const requests: string[] = [];
  await store.write(async (trx) => {
    for (const index of spread) {
      const [check_code, code] = [newCheckCode(), registrationCodeFrom(randomBytes(15))];
      await trx
        .updateTable('application')
        .set({ check_code })
        .where('id', '=', rowId('application', index))
        .execute();
      await trx
        .updateTable('transit_request')
        .set({ code })
        .where('id', '=', rowId('transit', index))
        .execute();
      licences.push(check_code);
      requests.push(code);
    }
  });
  return { licences, requests };
}
