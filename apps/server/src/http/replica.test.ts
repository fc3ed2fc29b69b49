import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../app.ts';
import { openPostgres } from '../core/db/open-postgres.ts';
import type { Store } from '../core/db/store.ts';
import { call, createTestServer, type TestServer } from '../testing/index.ts';

let server: TestServer;
let copy: TestServer;
let token: string;
beforeAll(async () => {
  [server, copy] = await Promise.all([createTestServer(), createTestServer()]);
  token = await server.signIn('importir');
  await copy.store.write((trx) =>
    trx.updateTable('reference_entry').set({ label: 'Ton' }).where('list', '=', 'satuan').execute(),
  );
  return () => Promise.all([server.close(), copy.close()]);
});

/** Sends calls to a server on another store. */
const on = (store: Store) => (path: string, init: RequestInit) =>
  createApp({ ...server.deps, store }).request(path, init);

/** A database that nobody can connect to. */
function away(): Store {
  const store = openPostgres('postgres://pabean@127.0.0.1:1/pabean');
  onTestFinished(() => store.close());
  return store;
}

const unitsOn = async (store: Store) =>
  (await call(on(store), 'unitList', {}, { token })).answer?.map(({ name }) => name);

test('a list that may be stale is read from the replica, the session from the store', async () => {
  const units = await unitsOn({ ...server.store, replica: copy.store.db });
  expect(new Set(units)).toEqual(new Set(['Ton']));
});

test('what a person has just changed is read from the store', async () => {
  const send = on({ ...server.store, replica: copy.store.db });
  const headers = { 'Pabean-Visitor': 'a-visitor-with-a-key' };
  await call(send, 'addCarrier', { body: { name: 'KM Baru Saja' } }, { headers });
  const { answer } = await call(send, 'carrierList', {}, { headers });
  expect(answer).toContainEqual({ name: 'KM BARU SAJA' });
});

test('while the replica is away the store answers', async () => {
  const units = await unitsOn({ ...server.store, replica: away().db });
  expect(units).toEqual(await unitsOn(server.store));
});

test('while the store is away the replica answers, and nothing is written', async () => {
  const store = { ...away(), replica: server.store.db };
  expect(await unitsOn(store)).toEqual(await unitsOn(server.store));
  expect((await call(on(store), 'transitPortList', {})).status).toBe(200);
  expect((await call(on(store), 'addCarrier', { body: { name: 'KM Lain' } })).status).toBe(503);
  expect((await call(on(store), 'me', {}, { token })).status).toBe(503);
});

test('while the store is away a token that nobody has is refused', async () => {
  const store = { ...away(), replica: server.store.db };
  expect((await call(on(store), 'unitList', {}, { token: 'x'.repeat(43) })).status).toBe(401);
});
