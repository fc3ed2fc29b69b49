import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { readAllRows } from '../testing/all-rows.ts';
import { describeStore, type Engine } from '../testing/describe-store.ts';
import { addProtected, codeOf, type TestServer, testPassword } from '../testing/index.ts';

const second = 1_000;
const home = '203.0.113.7';

const serverOf = (engine: Engine) => engine.createServer({ deps: { trustedProxies: 1 } });

const signIn = (server: TestServer, otp: string | undefined, from: string, token?: string) =>
  server.call('signIn', { body: { username: 'maya', password: testPassword, otp } }, token, {
    headers: { 'X-Forwarded-For': from },
  });

const foreignAddress = (number: number) => `198.51.${number >> 8}.${number & 255}`;

describeStore('wrong codes', (engine) => {
  test.each([
    ['one address', () => '192.0.2.9'],
    ['many addresses', foreignAddress],
  ])(
    'a thousand from %s are limited, and the owner can sign in from the usual address',
    async (_, from) => {
      const server = await serverOf(engine);
      const maya = await addProtected(server, 'maya');
      expect((await signIn(server, maya.code(), home)).status).toBe(200);
      const counts: Record<number, number> = {};
      for (let guess = 0; guess < 1_000; guess++) {
        const { status } = await signIn(server, '000000', from(guess));
        counts[status] = (counts[status] ?? 0) + 1;
        server.clock.advance(second);
      }
      // Seventeen minutes: five at once, then waits of 15, 30, 60, 120, 240 and 480 seconds.
      expect(counts[422]).toBeLessThanOrEqual(12);
      expect((counts[422] ?? 0) + (counts[429] ?? 0)).toBe(1_000);
      expect((await signIn(server, maya.code(), home)).status).toBe(200);
      await server.close();
    },
    60_000,
  );

  test('are answered with the time to wait, in the reader’s language', async () => {
    const server = await serverOf(engine);
    await addProtected(server, 'maya');
    for (let guess = 0; guess < 5; guess++) await signIn(server, '000000', home);
    const refused = await signIn(server, '000000', home);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15']);
    await server.close();
  });

  test('two hundred at once with one token are checked five times', async () => {
    const server = await serverOf(engine);
    await addProtected(server, 'maya');
    const { answer } = await signIn(server, undefined, home);
    const guesses = Array.from({ length: 200 }, () => signIn(server, '000000', home, answer?.twoFactorToken));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    // The fifth ends the step, with 401.
    expect(statuses.filter((status) => status === 422).length).toBeLessThanOrEqual(4);
    expect(statuses.filter((status) => ![401, 422, 429, 503].includes(status))).toEqual([]);
    await server.close();
  });

  test('a right password alone does not reset the count of codes', async () => {
    const server = await serverOf(engine);
    await addProtected(server, 'maya');
    for (let guess = 0; guess < 5; guess++) {
      expect((await signIn(server, '000000', home)).status).toBe(422);
      expect((await signIn(server, undefined, home)).answer?.codeRequired).toBe(true);
    }
    expect((await signIn(server, '000000', home)).status).toBe(429);
    await server.close();
  });
});

describeStore('tokens of second steps', (engine) => {
  test('ten thousand random ones reveal nothing', async () => {
    const server = await serverOf(engine);
    const maya = await addProtected(server, 'maya');
    const texts = new Set<string>();
    for (let index = 0; index < 10_000; index++) {
      const token = randomBytes(32).toString('base64url');
      const otp = index % 2 ? maya.code() : '000000';
      const { status, failure } = await signIn(server, otp, foreignAddress(index % 5_000), token);
      texts.add(`${status} ${failure?.message}`);
    }
    expect([...texts]).toEqual(['401 Verifikasi dua langkah sudah berakhir. Silakan login kembali.']);
    await server.close();
  }, 60_000);
});

describeStore('secrets', (engine) => {
  test('of two-factor are in no log, in no mail, and nowhere in the store in the clear', async () => {
    const server = await serverOf(engine);
    await addProtected(server, 'baru', 'setup');
    const first = await server.call('signIn', { body: { username: 'baru', password: testPassword } });
    const step = first.answer?.twoFactorToken ?? '';
    const setup = await server.call('twoFactorSetup', { params: { username: 'baru' } }, step);
    const secret = setup.answer?.secret ?? '';
    const otp = codeOf(secret, server.clock());
    const body = { username: 'baru', password: testPassword, otp };
    const confirmed = await server.call('confirmTwoFactor', { body }, step);
    const codes = confirmed.answer?.recoveryCodes ?? [];
    expect(codes).toHaveLength(10);
    const [recoveryCode] = codes;
    await server.call('signIn', { body: { username: 'baru', password: testPassword, recoveryCode } });
    const kept = JSON.stringify([...(await readAllRows(server.store))]);
    const log = JSON.stringify(server.logged);
    for (const canary of [step, secret, testPassword, confirmed.answer?.token ?? '-', ...codes]) {
      expect(kept).not.toContain(canary);
      expect(log).not.toContain(canary);
    }
    expect(log).not.toContain(otp);
    await server.close();
  });
});
