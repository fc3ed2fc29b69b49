import { nowhere, openSession } from '../src/account/session.ts';
import type { Store } from '../src/core/db/store.ts';
import { type CallOptions, call, type Send } from '../src/testing/call.ts';
import { demoPassword } from '../src/testing/demo.ts';
import { addAccount, addCompany } from '../src/testing/people.ts';

/** A signed-in user with a company of their own, and their unsent application. */
export interface Person {
  readonly username: string;
  readonly npwp: string;
  readonly options: CallOptions;
  /** How many reports they have sent: each is for a period of its own. */
  reports: number;
  draft:
    | { readonly id: string; readonly missing: { readonly id: string; readonly code: string }[] }
    | undefined;
}

/** An application of the demo whose licence is printed, and the release letter that becomes a spreadsheet. */
export interface DemoRecords {
  readonly options: CallOptions;
  readonly licence: string;
  readonly letter: string;
}

/** The demo account whose data is printed, and that signs in. */
export const demoUser = 'importir';

/** Adds signed-in users to a running server's store. */
export async function addPeople(store: Store, count: number): Promise<Person[]> {
  const people: Person[] = [];
  for (let number = 0; number < count; number++) {
    const now = new Date();
    const npwp = String(2_000_000_000_000_000 + number);
    const company = await addCompany(store, now, { identity_number: npwp });
    const username = `pemohon-${number}`;
    const account = await addAccount(store, now, { username, company_id: company.id });
    const token = await store.write((db) => openSession({ db, now }, account.id, 'session', nowhere));
    people.push({ username, npwp, options: { token }, reports: 0, draft: undefined });
  }
  return people;
}

/** Signs in as the demo account and finds what can be printed. */
export async function findDemoRecords(send: Send): Promise<DemoRecords> {
  const user = demoUser;
  const session = await call(send, 'signIn', { body: { username: user, password: demoPassword } });
  const options = { token: session.answer?.token };
  const { answer: me } = await call(send, 'companyOf', { body: { user } }, options);
  const { answer: applications = [] } = await call(send, 'applicationList', { body: { user } }, options);
  const body = { user, npwp: me?.identityNumber ?? '', query: null, sort: null, direction: null, size: null };
  const letters = await call(send, 'releaseLetterList', { query: { page: 1 }, body }, options);
  for (const { id } of applications) {
    const { status } = await call(send, 'licencePdf', { params: { user, id } }, options);
    const letter = letters.answer?.rows[0]?.id;
    if (status === 200 && letter) return { options, licence: id, letter };
  }
  throw new Error(`The demo has no licence or no release letter: ${JSON.stringify(letters.failure)}`);
}
