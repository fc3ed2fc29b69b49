import { createTestServer, type TestServer } from '@pabean/server/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { applicationList, companyOf, saveApplication } from '../contract/index.ts';
import { buildPermitHeader } from '../fixtures/index.ts';
import { type Client, createClient } from './index.ts';

let server: TestServer;
let client: Client;
let token: string;
/** Path, condition and status of every call. */
let seen: (readonly [path: string, condition: string | null, status: number])[];

beforeEach(async () => {
  server = await createTestServer();
  token = await server.signIn('importir');
  seen = [];
  client = createClient({
    token: () => token,
    fetch: async (url, init) => {
      const answer = await server.send(url, init);
      const condition = new Headers(init.headers).get('if-none-match');
      seen.push([url.replace('/api/', ''), condition, answer.status]);
      return answer;
    },
  });
});
afterEach(() => server.close());

const list = (user = 'importir', query?: string) =>
  client.call(applicationList, { body: { user, ...(query && { query }) } });

async function save() {
  const company = await client.call(companyOf, { body: { user: 'importir' } });
  const { identityNumber, name, address } = company;
  const body = { ...buildPermitHeader({ identityNumber, name, address }), user: 'importir' };
  await client.call(saveApplication, { body });
}

test('a list that has not changed is not fetched again, and stays the same object', async () => {
  await save();
  seen.length = 0;
  const first = await list();
  const second = await list();
  expect(second).toBe(first);
  expect(seen.map(([, , status]) => status)).toEqual([200, 304]);
});

test('a list that has changed is fetched again', async () => {
  expect(await list()).toHaveLength(0);
  await save();
  expect(await list()).toHaveLength(1);
  expect(await list()).toHaveLength(1);
});

test('every search has an answer of its own', async () => {
  await save();
  expect(await list()).toHaveLength(1);
  expect(await list('importir', 'tidak ada')).toHaveLength(0);
  expect(await list()).toHaveLength(1);
});

test('an answer goes with the token that it was given to', async () => {
  await list();
  token = await server.signIn('pesaing');
  await list('pesaing');
  expect(seen.map(([, condition]) => condition)).toEqual([null, null]);
});

test('calls without a tag are never conditional', async () => {
  await client.call(companyOf, { body: { user: 'importir' } });
  await client.call(companyOf, { body: { user: 'importir' } });
  expect(seen.map(([, condition]) => condition)).toEqual([null, null]);
});

test.each([304, 412])('a provider may say with %i that nothing changed', async (status) => {
  const answers = [
    new Response('[{"id_permohonan":"7","id_ijin":"1"}]', { headers: { ETag: '"a"' } }),
    new Response(null, { status }),
  ];
  const otherProvider = createClient({ fetch: () => answers.shift() ?? expect.fail('asked too often') });
  const ask = () => otherProvider.call(applicationList, { body: { user: 'budi' } });
  const first = await ask();
  expect(await ask()).toBe(first);
});

test.each([304, 412])('%i to a call without a condition is a failure', async (status) => {
  const otherProvider = createClient({ fetch: () => new Response(null, { status }) });
  await expect(otherProvider.call(applicationList, { body: { user: 'budi' } })).rejects.toMatchObject({
    status,
  });
});
