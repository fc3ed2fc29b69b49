import { ApiError } from '@pabean/api/client';
import { applicationList } from '@pabean/api/contract';
import { addProtected, createTestServer, type TestServer, testPassword } from '@pabean/server/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession, type Session, type SessionOptions } from './session.ts';

let server: TestServer;
let opened: Session[] = [];

/** A tab: separate storage; the browser's channel and the server are shared with all others. */
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

it("refuses wrong credentials with the server's message, without ending anything", async () => {
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

/** A tab with a session's token, where the server answers `me` with a failure. */
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

/** A tab whose sign-in is answered by another provider. */
const answered = (body: unknown, status = 200) =>
  openTab({
    fetch: async () => new Response(body === undefined ? '' : JSON.stringify(body), { status }),
  }).session;

it.each([
  [{ TFA_REQUIRED: true }, 'setupRequired', 'setup'],
  [{ tfaRequired: 1 }, 'setupRequired', 'setup'],
  [{ Tfa_Verification_Needed: 'Y', tfa_required: null }, 'codeRequired', 'code'],
  [{ tfaVerificationNeeded: true, token: 'for the second step' }, 'codeRequired', 'code'],
] as const)('understands %j of another provider', async (body, result, kind) => {
  const session = answered(body);
  expect(await session.signIn(credentials)).toBe(result);
  expect(session.state()).toEqual({ step: { kind, username: 'importir', hasRecoveryCodes: false } });
  expect(session.hasToken()).toBe(false);
});

it('takes an error with 200 for the failure that it is, and an empty answer too', async () => {
  const refused = answered({ error: 'Akun diblokir.' }).signIn(credentials);
  await expect(refused).rejects.toMatchObject({ status: 200, message: 'Akun diblokir.' });
  await expect(answered(undefined).signIn(credentials)).rejects.toMatchObject({ kind: 'contract' });
});

describe('the second step', () => {
  async function atStep(options: SessionOptions = {}) {
    const maya = await addProtected(server, 'maya');
    const tab = openTab(options);
    await tab.session.signIn({ ...credentials, username: 'maya' });
    return { ...tab, maya };
  }

  it('keeps what was typed in memory alone, and opens the session in all tabs', async () => {
    const other = openTab().session;
    const { session, items, maya } = await atStep();
    expect(session.state().step).toEqual({ kind: 'code', username: 'maya', hasRecoveryCodes: true });
    expect([...items]).toEqual([]);
    await expect(session.confirmCode({ otp: '000000' })).rejects.toMatchObject({ status: 422 });
    expect(session.state().step).toBeDefined();
    await session.confirmCode({ otp: maya.code() });
    expect(userOf(session)).toBe('maya');
    expect([...items.keys()]).toEqual(['pabean.token']);
    await vi.waitFor(() => expect(userOf(other)).toBe('maya'));
  });

  it('ends where the server no longer takes its token, and shows its message', async () => {
    const { session, maya } = await atStep();
    server.clock.advance(5 * 60_000);
    await expect(session.confirmCode({ otp: maya.code() })).rejects.toMatchObject({ status: 401 });
    expect(session.state()).toEqual({
      end: { message: 'Verifikasi dua langkah sudah berakhir. Silakan login kembali.' },
    });
  });

  it('a late answer opens nothing once it was given up', async () => {
    const held = Promise.withResolvers<void>();
    let signIns = 0;
    const { session, items, maya } = await atStep({
      fetch: async (url, init) => {
        if (String(url).endsWith('signin') && ++signIns === 2) await held.promise;
        return server.send(String(url), init ?? {});
      },
    });
    const late = session.confirmCode({ otp: maya.code() });
    session.leaveStep();
    held.resolve();
    await late;
    expect(session.state()).toEqual({});
    expect([...items]).toEqual([]);
  });

  it('asks nobody for the same code again when only the user could not be loaded', async () => {
    let isDown = true;
    const { session, maya } = await atStep({
      fetch: async (url, init) => {
        if (String(url).endsWith('otentikasi/me') && isDown) throw new TypeError('offline');
        return server.send(String(url), init ?? {});
      },
    });
    const otp = maya.code();
    await expect(session.confirmCode({ otp })).rejects.toMatchObject({ kind: 'network' });
    isDown = false;
    await session.confirmCode({ otp });
    expect(userOf(session)).toBe('maya');
  });
});

/** A signed-in tab whose session has ended on the server, with a waiting call of its page. */
async function expiredTab(username = 'importir') {
  const tab = openTab();
  await tab.session.signIn({ ...credentials, username });
  const { client } = tab.session.state().signedIn ?? expect.fail();
  server.clock.advance(31 * 60_000);
  const call = client.call(applicationList, { body: { user: username } });
  call.catch(() => undefined);
  await vi.waitFor(() => expect(tab.session.state().locked).toBe(true));
  return { ...tab, call };
}

describe('the page of a session that is over', () => {
  it('stays, and its calls go on once its account signed in again', async () => {
    const { session, items, call } = await expiredTab();
    const { signedIn } = session.state();
    expect(signedIn?.user.username).toBe('importir');
    expect(items.has('pabean.token')).toBe(false);
    expect(await session.signIn(credentials)).toBe('signedIn');
    expect(await call).toEqual([]);
    expect(session.state()).toEqual({ signedIn });
    expect(session.state().signedIn).toBe(signedIn);
  });

  it('waits on while the password is wrong', async () => {
    const { session, call } = await expiredTab();
    await expect(session.signIn({ ...credentials, password: 'salah' })).rejects.toMatchObject({
      status: 401,
    });
    expect(session.state().locked).toBe(true);
    await session.signIn(credentials);
    expect(await call).toEqual([]);
  });

  it('makes calls wait that begin while it is over', async () => {
    const { session } = await expiredTab();
    const { client } = session.state().signedIn ?? expect.fail();
    const late = client.call(applicationList, { body: { user: 'importir' } });
    await session.signIn(credentials);
    expect(await late).toEqual([]);
  });

  it('is over in every tab, and goes on in every tab', async () => {
    const { session, call } = await expiredTab();
    const other = openTab({}, { 'pabean.token': 'tidak-ada' }).session;
    await other.restore();
    expect(userOf(other)).toBeUndefined();
    await session.signIn(credentials);
    await vi.waitFor(() => expect(userOf(other)).toBe('importir'));
    expect(await call).toEqual([]);
    server.clock.advance(31 * 60_000);
    const { client } = other.state().signedIn ?? expect.fail();
    const again = client.call(applicationList, { body: { user: 'importir' } });
    await vi.waitFor(() => expect(session.state().locked).toBe(true));
    await session.signIn(credentials);
    expect(await again).toEqual([]);
    expect(other.state().locked).toBeUndefined();
  });

  it('makes nothing under the name of another account', async () => {
    const { session, call } = await expiredTab();
    await session.signIn({ ...credentials, username: 'tps' });
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(userOf(session)).toBe('tps');
  });

  it('can be given up', async () => {
    const { session, call } = await expiredTab();
    session.giveUp();
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(session.state()).toEqual({ end: 'expired' });
  });

  it('shows why it was closed when it is loaded again', async () => {
    const { items } = await expiredTab();
    const reloaded = openTab({}, Object.fromEntries(items)).session;
    await reloaded.restore();
    expect(reloaded.state()).toEqual({ end: 'expired' });
    const later = openTab({}, {}).session;
    await later.restore();
    expect(later.state()).toEqual({});
  });
});
