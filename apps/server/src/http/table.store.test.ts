import type { Endpoint, EndpointName } from '@pabean/api/contract';
import { userTypes } from '@pabean/api/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { describeStore } from '../testing/describe-store.ts';
import { exampleTable } from '../testing/example-table.ts';
import { callRow, type TestServer } from '../testing/index.ts';
import { oneOfType } from '../testing/people.ts';
import { generousLimits } from '../testing/permit.ts';
import { sampleBy } from '../testing/samples.ts';

type Name = keyof typeof exampleTable.endpoints;

const rows = Object.entries<Endpoint>(exampleTable.endpoints) as [Name, Endpoint][];
const isGuarded = ([, row]: [Name, Endpoint]) => row.access !== 'anyone';

const npwpOf: Record<string, string> = {
  importir: '1000000000000001',
  tps: '1000000000000003',
  ppjk: '1000000000000004',
  pindahan: '1000000000000005',
  'pengguna-u': '1000000000000006',
};

/** A caller's well-formed input, and the expected status if they may make the call. */
function sampleOf(name: Name, user: string): { input: object; outcome: number } {
  if (name === 'visitorWrite') return { input: { body: { name: 'Tamu' } }, outcome: 200 };
  if (name === 'secondStep') return { input: { params: { user } }, outcome: 200 };
  if (name === 'byNpwp') return { input: { query: { user, npwp: npwpOf[user] } }, outcome: 200 };
  // Every caller claims the number that they have.
  if (name === 'changeNpwp') return { input: { body: { npwp: npwpOf[user] } }, outcome: 200 };
  if (name === 'changeNpwpByGet') return { input: { query: { npwp: npwpOf[user] } }, outcome: 200 };
  return sampleBy(name as EndpointName, user);
}

describeStore('every row of the table', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await engine.createServer({ table: exampleTable, deps: { limits: generousLimits } });
  });
  afterAll(() => server.close());

  const statusOf = async (name: Name, input: object, token?: string) => {
    const row: Endpoint = exampleTable.endpoints[name];
    return (await callRow(server.send, row, input as never, { token })).status;
  };

  test.each(rows.filter((each) => !isGuarded(each)))('%s is open to visitors', async (name) => {
    const { input, outcome } = sampleOf(name, 'importir');
    expect(await statusOf(name, input)).toBe(outcome);
    // A token is ignored, so an invalid one does not matter.
    expect(await statusOf(name, input, 'A'.repeat(43))).toBe(outcome);
  });

  describe.each(rows.filter(isGuarded))('%s', (name, row) => {
    test('refuses visitors and invalid tokens', async () => {
      const { input } = sampleOf(name, 'importir');
      for (const token of [undefined, 'A'.repeat(43)]) {
        const refused = await callRow(server.send, row, input as never, { token });
        expect(refused.status).toBe(401);
        expect(refused.failure?.message).toBe('Sesi Anda telah berakhir. Silakan login kembali.');
        expect(refused.headers.get('www-authenticate')).toBe('Bearer');
      }
    });

    test('accepts the token of the second step only if it is a call of that step', async () => {
      const token = await server.signIn('importir', 'tfa');
      const { input, outcome } = sampleOf(name, 'importir');
      expect(await statusOf(name, input, token)).toBe(row.access === 'secondStep' ? outcome : 401);
    });

    test.each(userTypes)('answers type %s according to its access', async (type) => {
      const { input, outcome } = sampleOf(name, oneOfType[type]);
      const token = await server.signIn(oneOfType[type]);
      if (row.access === 'secondStep') return expect(await statusOf(name, input, token)).toBe(401);
      const isListed = row.access === 'signedIn' || row.access.includes(type as never);
      expect(await statusOf(name, input, token)).toBe(isListed ? outcome : 403);
    });
  });

  const acting = rows.flatMap(([name, row]) =>
    Object.entries(row.acting ?? {}).flatMap(([place, fields]) =>
      Object.keys(fields ?? {}).map((field) => [name, place, field] as const),
    ),
  );

  test.each(acting)('%s refuses a %s whose %s is another account', async (name, place, field) => {
    const purpose = exampleTable.endpoints[name].access === 'secondStep' ? 'tfa' : 'session';
    const token = await server.signIn('importir', purpose);
    const input = sampleOf(name, 'importir').input as Record<string, object>;
    const strange = { ...input, [place]: { ...input[place], [field]: 'pesaing' } };
    expect(await statusOf(name, strange, token)).toBe(403);
  });

  test('a second step lasts five minutes', async () => {
    const token = await server.signIn('importir', 'tfa');
    server.clock.advance(5 * 60_000 - 1);
    expect(await statusOf('secondStep', { params: { user: 'importir' } }, token)).toBe(200);
    server.clock.advance(1);
    expect(await statusOf('secondStep', { params: { user: 'importir' } }, token)).toBe(401);
  });
});

describeStore('a visitor', (engine) => {
  const row: Endpoint = exampleTable.endpoints.visitorWrite;
  const write = (server: TestServer, visitor: string, key = 'kunci-000001', name = 'Tamu') =>
    callRow(server.send, row, { body: { name } } as never, {
      headers: { 'Pabean-Visitor': visitor, 'Idempotency-Key': key },
    });
  const tab = 'a'.repeat(32);

  test('is answered once for a key of one tab; another tab is another visitor', async () => {
    const server = await engine.createServer({ table: exampleTable });
    const first = await write(server, tab);
    expect((await write(server, tab)).answer).toEqual(first.answer);
    expect((await write(server, tab, 'kunci-000001', 'Lain')).status).toBe(422);
    const other = await write(server, 'b'.repeat(32));
    expect(other.status).toBe(200);
    expect(other.answer).not.toEqual(first.answer);
    await server.close();
  });

  test('cannot avoid the limits by inventing keys', async () => {
    const limits = { ...generousLimits, writesByVisitors: { count: 3, seconds: 60 } };
    const server = await engine.createServer({ table: exampleTable, deps: { limits } });
    const statuses = [];
    for (let index = 0; index < 4; index++)
      statuses.push((await write(server, `${tab}${index}`, `kunci-00000${index}`)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    await server.close();
  });
});
