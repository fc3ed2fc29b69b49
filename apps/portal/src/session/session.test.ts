import { ApiError } from '@pabean/api/client';
import { createTestServer, type TestServer, testPassword } from '@pabean/server/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSession, type Session, type SessionOptions } from './session.ts';

let server: TestServer;
let opened: Session[] = [];

/** A tab: storage of its own, the browser's channel and the server shared with all others. */
function openTab(options: SessionOptions = {}, kept: Record<string, string> = {}) {
  const items = new Map(Object.entries(kept));
  const storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
  const session = createSession({
    fetch: async (url, init) => server.send(String(url), init ?? {}),
    storage: () => storage as Storage,
    ...options,
  });
  opened.push(session);
  return { session, items };
}

const credentials = { username: 'importir', password: testPassword };
const userOf = (session: Session) => session.state().signedIn?.user.username;

beforeEach(async () => {
  server = await createTestServer();
});

afterEach(async () => {
  for (const session of opened) session.close();
  opened = [];
  await server.close();
});

it('signs in, keeps only the token, and takes it up again after a reload', async () => {
  const { session, items } = openTab();
  expect(await session.signIn(credentials)).toBe('signedIn');
  expect(userOf(session)).toBe('importir');
  expect([...items.keys()]).toEqual(['pabean.token']);
  expect(JSON.stringify([...items])).not.toContain(testPassword);

  const reloaded = openTab({}, Object.fromEntries(items)).session;
  expect(userOf(reloaded)).toBeUndefined();
  await reloaded.restore();
  expect(userOf(reloaded)).toBe('importir');
});

it('refuses wrong credentials in the words of the server, without ending anything', async () => {
  const { session } = openTab();
  const attempt = session.signIn({ ...credentials, password: 'salah' });
  await expect(attempt).rejects.toMatchObject({ status: 401, message: 'Username/password tidak sesuai' });
  expect(session.state()).toEqual({});
});

it('ends when the server no longer takes the token', async () => {
  const { session, items } = openTab();
  await session.signIn(credentials);
  server.clock.advance(13 * 3_600_000);
  const reloaded = openTab({}, Object.fromEntries(items)).session;
  await reloaded.restore();
  expect(reloaded.state()).toEqual({ end: 'expired' });
  expect(reloaded.hasToken()).toBe(false);
});

it('keeps the token when the server cannot be reached', async () => {
  const { items, session } = openTab();
  await session.signIn(credentials);
  const offline = openTab(
    { fetch: () => Promise.reject(new TypeError('offline')) },
    Object.fromEntries(items),
  ).session;
  await expect(offline.restore()).rejects.toBeInstanceOf(ApiError);
  expect(offline.hasToken()).toBe(true);
});

/** A tab with the token of a session, where the server answers the question whose it is with a failure. */
async function reloadedInto(status: number) {
  const { items, session } = openTab();
  await session.signIn(credentials);
  const refuse = (url: string) => url.endsWith('otentikasi/me');
  const failure = JSON.stringify({ status: 'error', message: 'Server sedang dirawat.' });
  return openTab(
    {
      fetch: async (url, init) =>
        refuse(String(url)) ? new Response(failure, { status }) : server.send(String(url), init ?? {}),
    },
    Object.fromEntries(items),
  ).session;
}

it('ends when the server refuses to say whose the token is', async () => {
  const session = await reloadedInto(403);
  await session.restore();
  expect(session.state()).toEqual({ end: 'expired' });
  expect(session.hasToken()).toBe(false);
});

it('keeps the token when the server fails', async () => {
  const session = await reloadedInto(503);
  await expect(session.restore()).rejects.toMatchObject({ status: 503, message: 'Server sedang dirawat.' });
  expect(session.hasToken()).toBe(true);
  expect(session.state()).toEqual({});
});

it('spreads signing in and signing out to the other tabs', async () => {
  const first = openTab().session;
  const second = openTab().session;
  await first.signIn(credentials);
  await vi.waitFor(() => expect(userOf(second)).toBe('importir'));
  second.signOut();
  expect(second.state()).toEqual({ end: 'signedOut' });
  await vi.waitFor(() => expect(first.state()).toEqual({ end: 'signedOut' }));
  expect(first.hasToken()).toBe(false);
});

it('ends the session on the server when it signs out', async () => {
  const { session, items } = openTab();
  await session.signIn(credentials);
  const token = items.get('pabean.token') ?? '';
  session.signOut();
  await vi.waitFor(async () => expect((await server.call('me', {}, token)).status).toBe(401));
});
