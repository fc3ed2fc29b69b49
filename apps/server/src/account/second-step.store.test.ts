import { office020400 } from '@pabean/api/rules';
import { describe, expect, test } from 'vitest';
import { defaultLimits } from '../core/limits.ts';
import { describeStore } from '../testing/describe-store.ts';
import {
  addProtected,
  codeOf,
  type ProtectedPerson,
  type TestServer,
  testPassword,
} from '../testing/index.ts';

const minute = 60_000;

type Given = { otp?: string; recoveryCode?: string };

const signIn = (server: TestServer, username: string, given: Given = {}, token?: string) =>
  server.call('signIn', { body: { username, password: testPassword, ...given } }, token);

/** The token of the second step, after a right password. */
async function stepOf(server: TestServer, username: string) {
  const { answer } = await signIn(server, username);
  return answer?.twoFactorToken ?? '';
}

const mails = async (server: TestServer) =>
  (await server.store.db.selectFrom('outbox').select(['recipient', 'subject', 'body']).execute()).map(
    ({ recipient, subject, body }) => ({ recipient, subject, body }),
  );

async function setUp(server: TestServer, username: string) {
  const token = await stepOf(server, username);
  const { answer } = await server.call('twoFactorSetup', { params: { username } }, token);
  return { token, secret: answer?.secret ?? '', answer };
}

const confirm = (server: TestServer, username: string, otp: string, token: string, password = testPassword) =>
  server.call('confirmTwoFactor', { body: { username, password, otp } }, token);

describeStore('the second step of signing in', (engine) => {
  test('opens a session with a code of the app, and the session opens everything', async () => {
    const server = await engine.createServer();
    const maya = await addProtected(server, 'maya');
    const step = await stepOf(server, 'maya');
    const { answer } = await signIn(server, ' Maya', { otp: maya.code() }, step);
    expect(Object.keys(answer ?? {})).toEqual(['token']);
    const { answer: me } = await server.call('me', {}, answer?.token);
    expect(me).toMatchObject({ username: 'maya', twoFactorEnabled: true });
    const opened = server.logged.filter(({ event }) => event === 'signed-in');
    expect(opened).toMatchObject([{ name: 'maya', factor: 'code', address: 'local' }]);
    await server.close();
  });

  test('takes password and code in one call, without a token', async () => {
    const server = await engine.createServer();
    const maya = await addProtected(server, 'maya');
    expect((await signIn(server, 'maya', { otp: maya.code() })).answer?.token).toBeDefined();
    await server.close();
  });

  test.each([-1, 0, 1])('takes a code that is %i steps away', async (steps) => {
    const server = await engine.createServer();
    const maya = await addProtected(server, 'maya');
    expect((await signIn(server, 'maya', { otp: maya.code(steps) })).status).toBe(200);
    await server.close();
  });

  test.each([-3, -2, 2, 3])(
    'refuses a code that is %i steps away, with a message that states what to do',
    async (steps) => {
      const server = await engine.createServer();
      const maya = await addProtected(server, 'maya');
      const refused = await signIn(server, 'maya', { otp: maya.code(steps) });
      expect(refused.status).toBe(422);
      expect(refused.failure?.message).toMatch(/^Kode OTP salah atau sudah dipakai\./);
      await server.close();
    },
  );

  test('accepts no code twice, and none that is older than an accepted one', async () => {
    const server = await engine.createServer();
    const maya = await addProtected(server, 'maya');
    const [before, now] = [maya.code(-1), maya.code()];
    expect((await signIn(server, 'maya', { otp: now })).status).toBe(200);
    for (const otp of [now, before]) expect((await signIn(server, 'maya', { otp })).status).toBe(422);
    server.clock.advance(30_000);
    expect((await signIn(server, 'maya', { otp: maya.code() })).status).toBe(200);
    await server.close();
  });

  test('one code opens one session, however many calls use it at once', async () => {
    const delay = { free: 1_000, first: 1, longest: 1, forget: 1 };
    const waits = { signInByAccount: delay, signInByAddress: delay, codesByAccount: delay };
    const limits = { ...defaultLimits, ...waits };
    const server = await engine.createServer({ deps: { limits } });
    const maya = await addProtected(server, 'maya');
    const otp = maya.code();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(server, 'maya', { otp })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const sessions = await server.store.db.selectFrom('session').select('purpose').execute();
    expect(sessions).toEqual([{ purpose: 'session' }]);
    await server.close();
  });

  test('does not ask an account without a second factor for one', async () => {
    const server = await engine.createServer();
    expect((await signIn(server, 'importir', { otp: '123456' })).answer?.token).toBeDefined();
    await server.close();
  });

  test('must be set up where the office requires it', async () => {
    const office = { ...office020400, twoFactor: 'required' as const };
    const server = await engine.createServer({ deps: { office } });
    const { answer } = await signIn(server, 'importir');
    expect(Object.keys(answer ?? {}).sort()).toEqual(['setupRequired', 'twoFactorToken']);
    const { secret, token } = await setUp(server, 'importir');
    const confirmed = await confirm(server, 'importir', codeOf(secret, server.clock()), token);
    expect((await server.call('me', {}, confirmed.answer?.token)).answer?.twoFactorEnabled).toBe(true);
    await server.close();
  });
});

describeStore('the token of a second step', (engine) => {
  test('is invalid once it was used, and works for no other account', async () => {
    const server = await engine.createServer();
    const maya = await addProtected(server, 'maya');
    await addProtected(server, 'rina');
    const step = await stepOf(server, 'maya');
    const byRina = await signIn(server, 'rina', { otp: maya.code() }, step);
    expect([byRina.status, byRina.failure?.message]).toEqual([
      401,
      'Verifikasi dua langkah sudah berakhir. Silakan login kembali.',
    ]);
    expect((await signIn(server, 'maya', { otp: maya.code() }, step)).status).toBe(200);
    server.clock.advance(30_000);
    expect((await signIn(server, 'maya', { otp: maya.code() }, step)).status).toBe(401);
    await server.close();
  });

  test('is valid for five minutes', async () => {
    const server = await engine.createServer();
    const maya = await addProtected(server, 'maya');
    const step = await stepOf(server, 'maya');
    server.clock.advance(5 * minute);
    expect((await signIn(server, 'maya', { otp: maya.code() }, step)).status).toBe(401);
    await server.close();
  });

  test('ends with the fifth wrong code', async () => {
    const server = await engine.createServer();
    const maya = await addProtected(server, 'maya');
    const step = await stepOf(server, 'maya');
    const statuses = [];
    for (let guess = 0; guess < 5; guess++)
      statuses.push((await signIn(server, 'maya', { otp: maya.code(5 + guess) }, step)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 401]);
    server.clock.advance(20_000);
    expect((await signIn(server, 'maya', { otp: maya.code() }, step)).status).toBe(401);
    await server.close();
  });

  test('opens no session call, and a session opens no second step', async () => {
    const server = await engine.createServer();
    const maya = await addProtected(server, 'maya');
    await addProtected(server, 'baru', 'setup');
    const step = await stepOf(server, 'maya');
    expect((await server.call('me', {}, step)).status).toBe(401);
    const session = await server.signIn('maya');
    expect((await signIn(server, 'maya', { otp: maya.code() }, session)).status).toBe(401);
    const ofBaru = await server.signIn('baru');
    expect((await server.call('twoFactorSetup', { params: { username: 'baru' } }, ofBaru)).status).toBe(401);
    await server.close();
  });
});

describeStore('setting the second factor up', (engine) => {
  test('returns a secret, takes its code, signs in, returns recovery codes and mails the owner', async () => {
    const server = await engine.createServer();
    await addProtected(server, 'baru', 'setup');
    const { secret, token, answer } = await setUp(server, 'baru');
    expect(answer?.qrCode).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(answer?.address).toContain(`secret=${secret}`);
    const confirmed = await confirm(server, 'Baru', codeOf(secret, server.clock()), token);
    expect(confirmed.answer?.recoveryCodes).toHaveLength(10);
    expect(confirmed.headers.get('cache-control')).toBe('no-store');
    expect((await server.call('me', {}, confirmed.answer?.token)).answer?.twoFactorEnabled).toBe(true);
    expect(await mails(server)).toEqual([
      expect.objectContaining({
        recipient: 'baru@perusahaan.example',
        subject: 'Verifikasi dua langkah diaktifkan',
      }),
    ]);
    server.clock.advance(30_000);
    expect((await signIn(server, 'baru', { otp: codeOf(secret, server.clock()) })).status).toBe(200);
    await server.close();
  });

  test('returns a new secret each time, and only the last one is valid', async () => {
    const server = await engine.createServer();
    await addProtected(server, 'baru', 'setup');
    const first = await setUp(server, 'baru');
    const second = await setUp(server, 'baru');
    expect(second.secret).not.toBe(first.secret);
    const old = await confirm(server, 'baru', codeOf(first.secret, server.clock()), second.token);
    expect(old.status).toBe(422);
    const right = await confirm(server, 'baru', codeOf(second.secret, server.clock()), second.token);
    expect(right.status).toBe(200);
    await server.close();
  });

  test('asks for the password again', async () => {
    const server = await engine.createServer();
    await addProtected(server, 'baru', 'setup');
    const { secret, token } = await setUp(server, 'baru');
    const refused = await confirm(server, 'baru', codeOf(secret, server.clock()), token, 'salah');
    expect([refused.status, refused.failure?.message]).toEqual([401, 'Username/password tidak sesuai']);
    await server.close();
  });

  test('is refused to others, to accounts that have it, and without a token', async () => {
    const server = await engine.createServer();
    await addProtected(server, 'baru', 'setup');
    await addProtected(server, 'maya');
    const see = (username: string, token?: string) =>
      server.call('twoFactorSetup', { params: { username } }, token);
    const ofMaya = await stepOf(server, 'maya');
    expect((await see('baru')).status).toBe(401);
    expect((await see('baru', ofMaya)).status).toBe(403);
    expect((await see('maya', ofMaya)).status).toBe(409);
    const ofBaru = await stepOf(server, 'baru');
    expect((await confirm(server, 'maya', '123456', ofBaru)).status).toBe(403);
    expect((await confirm(server, 'baru', '123456', ofMaya)).status).toBe(403);
    await server.close();
  });

  test('happens once, however many calls confirm it at once', async () => {
    const server = await engine.createServer();
    await addProtected(server, 'baru', 'setup');
    const { secret, token } = await setUp(server, 'baru');
    const otp = codeOf(secret, server.clock());
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(server, 'baru', otp, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await mails(server)).toHaveLength(1);
    await server.close();
  });
});

describeStore('a recovery code', (engine) => {
  async function withCodes() {
    const server = await engine.createServer();
    await addProtected(server, 'baru', 'setup');
    const { secret, token } = await setUp(server, 'baru');
    const { answer } = await confirm(server, 'baru', codeOf(secret, server.clock()), token);
    return { server, codes: answer?.recoveryCodes ?? [] };
  }

  test('replaces a code once, however it is typed, and the owner gets a mail', async () => {
    const { server, codes } = await withCodes();
    const [first = '', second = ''] = codes;
    const typed = first.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l');
    expect((await signIn(server, 'baru', { recoveryCode: typed })).status).toBe(200);
    const again = await signIn(server, 'baru', { recoveryCode: first });
    expect([again.status, again.failure?.message]).toEqual([
      422,
      'Kode pemulihan salah atau sudah dipakai. Masukkan kode lain dari daftar Anda.',
    ]);
    expect((await signIn(server, 'baru', { recoveryCode: second })).status).toBe(200);
    const sentMails = (await mails(server)).filter(({ subject }) => subject === 'Kode pemulihan dipakai');
    expect(sentMails.map(({ body }) => /Sisa kode pemulihan: (\d+)/.exec(body)?.[1])).toEqual(['9', '8']);
    await server.close();
  });

  test('of another account is refused', async () => {
    const { server, codes } = await withCodes();
    await addProtected(server, 'maya');
    expect((await signIn(server, 'maya', { recoveryCode: codes[0] })).status).toBe(422);
    await server.close();
  });

  test('opens one session, however many calls use it at once', async () => {
    const { server, codes } = await withCodes();
    const recoveryCode = codes[0];
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => signIn(server, 'baru', { recoveryCode })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await server.close();
  });

  test('has 60 random bits in groups, and is stored nowhere in the clear', async () => {
    const { server, codes } = await withCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/);
    const stored = await server.store.db.selectFrom('recovery_code').selectAll().execute();
    expect(stored).toHaveLength(10);
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code.replaceAll('-', ''));
    await server.close();
  });
});

describe('what is sent as a code', () => {
  test.each([
    '',
    '12345',
    '1234567',
    '１２３４５６',
    'aaaaa\n123456\naaa',
    123456,
    12345,
    ['123456'],
    { a: 1 },
    null,
  ])('%j is refused with 422', async (otp) => {
    const { createTestServer } = await import('../testing/index.ts');
    const server = await createTestServer();
    const maya: ProtectedPerson = await addProtected(server, 'maya');
    const response = await server.send('/api/otentikasi/signin', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ USER_NAME: maya.username, password: testPassword, otp }),
    });
    expect(response.status).toBe(422);
    await server.close();
  });
});
