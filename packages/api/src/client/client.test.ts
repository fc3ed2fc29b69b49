import { createTestServer, type TestServer, testPassword } from '@pabean/server/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  applicationDetail,
  applicationList,
  companyOf,
  dokapTypeList,
  identityTypeList,
  me,
  saveApplication,
  signIn,
  signOut,
} from '../contract/index.ts';
import { buildPermitHeader } from '../fixtures/index.ts';
import { type ApiError, isAborted } from './api-error.ts';
import { type ClientOptions, createClient } from './create-client.ts';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const clientOf = (options: ClientOptions = {}) =>
  createClient({ fetch: (url, init) => server.app.request(url, init), ...options });

async function signedIn(username: string) {
  const token = await server.signIn(username);
  return clientOf({ token: () => token });
}

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.fail('the call succeeded'),
    (error: ApiError) => error,
  );

describe('the client and the server', () => {
  test('sign in, ask who is there, sign out', async () => {
    let token: string | undefined;
    const client = clientOf({ token: () => token });
    const answer = await client.call(signIn, { body: { username: 'importir', password: testPassword } });
    token = answer.token;
    expect(await client.call(me)).toMatchObject({ username: 'importir', type: 'N', twoFactorEnabled: false });
    expect(await client.call(signOut)).toMatchObject({ message: 'Anda sudah logout.' });
    expect(await failureOf(client.call(me))).toMatchObject({ kind: 'http', status: 401 });
  });

  test("a refusal has the server's message", async () => {
    const onUnauthenticated = vi.fn();
    const client = clientOf({ onUnauthenticated });
    const error = await failureOf(client.call(signIn, { body: { username: 'importir', password: 'salah' } }));
    expect(error).toMatchObject({
      name: 'ApiError',
      kind: 'http',
      status: 401,
      message: 'Username/password tidak sesuai',
      fieldErrors: [],
    });
    expect(onUnauthenticated).not.toHaveBeenCalled();
  });

  test('an ended session is reported once per call, and only when it is still the current one', async () => {
    const onUnauthenticated = vi.fn();
    await failureOf(clientOf({ token: () => 'lama', onUnauthenticated }).call(me));
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
    const tokens = ['lama', 'baru'];
    await failureOf(clientOf({ token: () => tokens.shift(), onUnauthenticated }).call(me));
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  test('is made again once there is a new session, with the same key', async () => {
    let token = 'lama';
    const onUnauthenticated = vi.fn(async () => {
      token = await server.signIn('tps');
      return true;
    });
    const client = clientOf({ token: () => token, onUnauthenticated });
    const body = { ...buildPermitHeader(), user: 'tps' };
    const saved = await client.call(saveApplication, { body }, { idempotencyKey: 'kunci-baru-1' });
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
    const again = await client.call(saveApplication, { body }, { idempotencyKey: 'kunci-baru-1' });
    expect(again.id).toBe(saved.id);
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  test('fails when nobody signed in again, and is not made again when it was given up meanwhile', async () => {
    expect(
      await failureOf(clientOf({ token: () => 'lama', onUnauthenticated: () => false }).call(me)),
    ).toMatchObject({
      status: 401,
    });
    const ending = new AbortController();
    const onUnauthenticated = vi.fn(async () => {
      ending.abort();
      return true;
    });
    const client = clientOf({ token: () => 'lama', onUnauthenticated });
    await expect(client.call(me, {}, { signal: ending.signal })).rejects.toSatisfy(isAborted);
    expect(onUnauthenticated).toHaveBeenCalledTimes(1);
  });

  test('reports that the session is alive, whatever the answer, but for one that ends it', async () => {
    const onAlive = vi.fn();
    const token = await server.signIn('importir');
    const client = clientOf({ token: () => token, onAlive });
    await client.call(me);
    await failureOf(client.call(applicationDetail, { body: { user: 'importir', id: 'tidak-ada' } }));
    expect(onAlive).toHaveBeenCalledTimes(2);
    await client.call(signOut);
    await failureOf(client.call(me));
    expect(onAlive).toHaveBeenCalledTimes(3);
  });

  test('a token of one call stands in for the session', async () => {
    const token = await server.signIn('tps');
    const client = clientOf({ token: () => 'lama' });
    expect(await client.call(me, {}, { token })).toMatchObject({ username: 'tps' });
  });

  test('reads reference lists, with and without a query', async () => {
    const client = await signedIn('importir');
    expect(await client.call(identityTypeList)).toContainEqual({ code: '5', label: 'NPWP' });
    const all = await client.call(dokapTypeList);
    const some = await client.call(dokapTypeList, { query: { permitTypeId: '1' } });
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(all.length);
  });

  test('saves an application once for one key, and reads it back by property names', async () => {
    const client = await signedIn('importir');
    const company = await client.call(companyOf, { body: { user: 'importir' } });
    const { identityNumber, name, address } = company;
    const body = { ...buildPermitHeader({ identityNumber, name, address }), user: 'importir' };
    const options = { idempotencyKey: 'kunci-uji-0001' };
    const first = await client.call(saveApplication, { body }, options);
    const again = await client.call(saveApplication, { body }, options);
    expect(again.id).toBe(first.id);
    const header = await client.call(applicationDetail, { body: { user: 'importir', id: first.id } });
    expect(header).toMatchObject({
      number: body.number,
      date: body.date,
      npwp: identityNumber,
      status: '10',
    });
    expect(await client.call(applicationList, { body: { user: 'importir' } })).toHaveLength(1);
  });
});
