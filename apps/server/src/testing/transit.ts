import type { TransitRequest } from '@pabean/api/contract';
import { buildCourierTransit, buildPassengerTransit } from '@pabean/api/fixtures';
import type { Insertable } from 'kysely';
import type { Store } from '../core/db/store.ts';
import type { CourierCompanyTable } from '../core/db/tables/transit.ts';
import { solveCaptcha } from './solve-captcha.ts';
import type { TestServer } from './test-server.ts';

/** The courier company of the fixture. */
export const sampleCompany: Insertable<CourierCompanyTable> = {
  name: 'PT Contoh Kurir Segara',
  identity_number: '0019021104999000',
  address: 'Jl. Contoh Pelabuhan No. 12, Batu Ampar, Batam',
  position: 0,
};

const lists = {
  'pelabuhan-transit': ['Batu Ampar', 'Warehouse Hang Nadim', 'Terminal Hang Nadim'],
  kota: ['Batam', 'Jakarta'],
};

/** Adds the missing entries that the fixtures of transit requests use to the office's lists. */
export async function addTransitLists(store: Store): Promise<void> {
  const entries = Object.entries(lists).flatMap(([list, names]) =>
    names.map((name, position) => ({ list, code: name, label: name, country: null, position })),
  );
  await store.write(async (trx) => {
    await trx
      .insertInto('reference_entry')
      .values(entries)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await trx
      .insertInto('courier_company')
      .values(sampleCompany)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}

type Kind = 'passenger' | 'courier';
type Overrides = Partial<TransitRequest>;

/** A request of a kind with a solved captcha, unless one is passed. */
export async function solvedTransit(
  server: Pick<TestServer, 'call'>,
  kind: Kind = 'passenger',
  overrides: Overrides = {},
): Promise<TransitRequest> {
  const captcha = overrides.captcha ?? (await solveCaptcha(server, 'transit'));
  const build = kind === 'passenger' ? buildPassengerTransit : buildCourierTransit;
  return build({ ...(overrides as object), captcha });
}

/** Files a request of a kind as a visitor with a new tab, and returns its code. @throws Error when it is refused */
export async function fileTransit(
  server: Pick<TestServer, 'call'>,
  kind: Kind = 'passenger',
  overrides: Overrides = {},
): Promise<string> {
  const body = await solvedTransit(server, kind, overrides);
  const headers = { 'Pabean-Visitor': 'v'.repeat(32) };
  const { answer, failure } = await server.call('storeTransit', { body }, undefined, { headers });
  if (!answer) throw new Error(JSON.stringify(failure));
  return answer.code;
}
