import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { deleteExpired } from '../housekeeping.ts';
import { describeStore } from '../testing/describe-store.ts';
import { addAccount, type TestServer, testPassword } from '../testing/index.ts';
import { nowhere, openSession } from './session.ts';

const minute = 60_000;
const hour = 60 * minute;

const status = async (server: TestServer, token: string) => (await server.call('me', {}, token)).status;

describeStore('a session', (engine) => {
  test('opens with user name and password', async () => {
    const server = await engine.createServer();
    const body = { username: ' Importir', password: testPassword };
    const { answer } = await server.call('signIn', { body });
    expect(Object.keys(answer ?? {})).toEqual(['token']);
    const { answer: me } = await server.call('me', {}, answer?.token);
    expect(me).toEqual({
      username: 'importir',
      name: 'Nama importir',
      npwp: '1000000000000001',
      type: 'N',
      email: 'importir@perusahaan.example',
      twoFactorEnabled: false,
      draftKey: expect.stringMatching(/^[A-Za-z0-9+/]{43}=$/),
      idleSeconds: 1_785,
      secondsLeft: 43_200,
      rowsAtOnce: 5_000,
    });
    await server.close();
  });

  test('answers a wrong password and an unknown name alike', async () => {
    const server = await engine.createServer();
    const wrong = await server.call('signIn', { body: { username: 'importir', password: 'salah' } });
    const unknown = await server.call('signIn', { body: { username: 'siapa', password: testPassword } });
    expect(wrong.status).toBe(401);
    expect(wrong.failure).toEqual({ status: 'error', message: 'Username/password tidak sesuai' });
    expect(unknown.failure).toEqual(wrong.failure);
    await server.close();
  });

  test.each([
    ['on', 'codeRequired'],
    ['setup', 'setupRequired'],
  ] as const)('waits for the second step when it is %s', async (tfa, flag) => {
    const server = await engine.createServer();
    const { company_id } = await server.store.db
      .selectFrom('account')
      .select('company_id')
      .executeTakeFirstOrThrow();
    await addAccount(server.store, server.clock(), { username: 'dua', company_id, tfa });
    const { answer } = await server.call('signIn', { body: { username: 'dua', password: testPassword } });
    expect(answer).toEqual({ [flag]: true, twoFactorToken: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await status(server, answer?.twoFactorToken ?? '')).toBe(401);
    await server.close();
  });

  test('ends 30 minutes after its last use', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    for (let use = 0; use < 4; use++) {
      server.clock.advance(29 * minute);
      expect(await status(server, token)).toBe(200);
    }
    server.clock.advance(30 * minute);
    expect(await status(server, token)).toBe(401);
    await server.close();
  });

  test('ends 12 hours after it opened, however much it is used', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    for (let time = 20 * minute; time < 12 * hour; time += 20 * minute) {
      server.clock.advance(20 * minute);
      expect((await server.call('me', {}, token)).answer?.secondsLeft).toBe((12 * hour - time) / 1_000);
    }
    server.clock.advance(20 * minute);
    expect(await status(server, token)).toBe(401);
    await server.close();
  });

  test('does not live longer because the clock goes back', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    server.clock.advance(-4 * minute);
    expect(await status(server, token)).toBe(200);
    server.clock.advance(-2 * minute);
    expect(await status(server, token)).toBe(401);
    await server.close();
  });

  test('ended in one process is ended in all', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    const other = createApp(server.deps);
    const headers = { Authorization: `Bearer ${token}` };
    expect((await other.request('/api/otentikasi/me', { headers })).status).toBe(200);
    const { answer } = await server.call('signOut', {}, token);
    expect(answer?.message).toBe('Anda sudah logout.');
    expect((await other.request('/api/otentikasi/me', { headers })).status).toBe(401);
    await server.close();
  });

  test('that is ended leaves nothing in the cache of the browser', async () => {
    const server = await engine.createServer();
    const token = await server.signIn('importir');
    const { headers } = await server.call('signOut', {}, token);
    expect(headers.get('clear-site-data')).toBe('"cache"');
    expect((await server.call('health', {})).headers.get('clear-site-data')).toBeNull();
    await server.close();
  });

  test('that could not be opened is logged for the operator, with the name of the account if it exists', async () => {
    const server = await engine.createServer();
    await server.call('signIn', { body: { username: 'Importir', password: 'salah' } });
    await server.call('signIn', { body: { username: 'Rahasia-yang-salah-kolom', password: 'salah' } });
    const failed = server.logged.filter(({ event }) => event === 'sign-in-failed');
    expect(failed.map(({ name, address }) => ({ name, address }))).toEqual([
      { name: 'importir', address: 'local' },
      { name: undefined, address: 'local' },
    ]);
    expect(JSON.stringify(server.logged)).not.toContain('salah');
    await server.close();
  });

  test('that was opened is logged with its account, its address and its second factor', async () => {
    const server = await engine.createServer();
    const body = { username: 'Importir', password: testPassword };
    await server.call('signIn', { body });
    const opened = server.logged.filter(({ event }) => event === 'signed-in');
    expect(opened).toMatchObject([{ name: 'importir', factor: undefined, address: 'local' }]);
    await server.close();
  });

  test('of one account is not visible to another', async () => {
    const server = await engine.createServer();
    const [mine, yours] = [await server.signIn('importir'), await server.signIn('rekan')];
    const keys = await Promise.all([mine, yours].map(async (token) => server.call('me', {}, token)));
    expect(keys[0]?.answer?.draftKey).not.toBe(keys[1]?.answer?.draftKey);
    await server.call('signOut', {}, mine);
    expect(await status(server, yours)).toBe(200);
    await server.close();
  });

  test('leaves no token in the store and none in the log', async () => {
    const server = await engine.createServer();
    const { answer } = await server.call('signIn', {
      body: { username: 'importir', password: testPassword },
    });
    const token = answer?.token ?? '';
    await server.call('me', {}, token);
    const stored = await server.store.db.selectFrom('session').selectAll().execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(JSON.stringify(server.logged)).not.toContain(token);
    expect(JSON.stringify(server.logged)).not.toContain(testPassword);
    await server.close();
  });

  test('stores from which browser and address it was opened', async () => {
    const server = await engine.createServer();
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
    const body = { username: 'importir', password: testPassword };
    await server.call('signIn', { body }, undefined, { headers: { 'User-Agent': agent } });
    const opened = await server.store.db.selectFrom('session').selectAll().executeTakeFirst();
    expect(opened).toMatchObject({ device: 'Firefox, Linux', address: 'local' });
    await server.close();
  });

  test('that is over is deleted with the housekeeping, not when another one opens by a clock that is far ahead', async () => {
    const server = await engine.createServer();
    const sessions = () => server.store.db.selectFrom('session').select('token_hash').execute();
    await deleteExpired(server.deps);
    const token = await server.signIn('importir');
    const { id } = await server.store.db.selectFrom('account').select('id').executeTakeFirstOrThrow();
    server.clock.set('2026-09-18T01:00:00Z');
    await server.store.write((trx) => openSession({ db: trx, now: server.clock() }, id, 'session', nowhere));
    await deleteExpired(server.deps);
    expect(await sessions()).toHaveLength(2);
    server.clock.set('2026-03-02T01:01:00Z');
    expect((await server.call('me', {}, token)).status).toBe(200);
    server.clock.advance(hour);
    await deleteExpired(server.deps);
    // The one from the future is over, but not old.
    expect(await sessions()).toHaveLength(1);
    await server.close();
  });
});
