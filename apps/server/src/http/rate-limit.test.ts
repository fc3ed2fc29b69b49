import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { defaultLimits } from '../limits.ts';
import { describeEngines } from '../testing/engines.ts';
import { type TestServer, testPassword } from '../testing/index.ts';
import { samples } from '../testing/samples.ts';

const limits = {
  ...defaultLimits,
  signInByAccount: { count: 3, seconds: 900 },
  signInByAddress: { count: 5, seconds: 600 },
  writesByAccount: { count: 2, seconds: 60 },
};

const signIn = (server: TestServer, username: string, password = 'salah') =>
  server.call('signIn', { body: { username, password } });

describeEngines('rate limits', (engine) => {
  test('count tries to sign in to an account until their window ends', async () => {
    const server = await engine.createServer({ deps: { limits } });
    for (let attempt = 0; attempt < 3; attempt++) expect((await signIn(server, 'importir')).status).toBe(401);
    server.clock.set('2026-03-02T01:14:30.500Z');
    const refused = await signIn(server, 'importir', testPassword);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(refused.failure?.message).toBe('Terlalu banyak percobaan. Coba lagi dalam 30 detik.');
    server.clock.set('2026-03-02T01:15:00.000Z');
    expect((await signIn(server, 'importir', testPassword)).status).toBe(200);
    await server.close();
  });

  test('start again for an account that signed in', async () => {
    const server = await engine.createServer({ deps: { limits } });
    for (let round = 0; round < 4; round++) {
      expect((await signIn(server, 'importir')).status).toBe(401);
      expect((await signIn(server, 'importir', testPassword)).status).toBe(200);
    }
    await server.close();
  });

  test('count tries from one address over all accounts, but not the successful ones', async () => {
    const server = await engine.createServer({ deps: { limits } });
    for (let round = 0; round < 8; round++) await signIn(server, 'tps', testPassword);
    for (let attempt = 0; attempt < 5; attempt++) {
      expect((await signIn(server, `akun-${attempt}`)).status).toBe(401);
    }
    expect((await signIn(server, 'tps', testPassword)).status).toBe(429);
    await server.close();
  });

  test('let no guess through beside the others', async () => {
    const server = await engine.createServer({ deps: { limits } });
    const other = createApp(server.deps);
    const guess = (index: number) =>
      (index % 2 ? server.app : other).request('/api/otentikasi/signin', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ USER_NAME: 'importir', password: `tebakan-${index}` }),
      });
    const answers = await Promise.all(Array.from({ length: 15 }, (_, index) => guess(index)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(12);
    await server.close();
  });

  test('count the writing calls of each account', async () => {
    const server = await engine.createServer({ deps: { limits } });
    const [mine, yours] = [await server.signIn('importir'), await server.signIn('rekan')];
    const write = async (token: string) =>
      (await server.call('sendMail', samples.sendMail.input, token)).status;
    expect([await write(mine), await write(mine), await write(mine)]).toEqual([404, 404, 429]);
    expect(await write(yours)).toBe(404);
    server.clock.advance(60_000);
    expect(await write(mine)).toBe(404);
    await server.close();
  });

  test('hold off a flood of ordinary calls from one address', async () => {
    const flood = { ...limits, callsByAddress: { count: 10, seconds: 60 } };
    const server = await engine.createServer({ deps: { limits: flood } });
    for (let call = 0; call < 10; call++) expect((await server.call('health', {})).status).toBe(200);
    expect((await server.call('health', {})).status).toBe(429);
    server.clock.advance(60_000);
    expect((await server.call('health', {})).status).toBe(200);
    await server.close();
  });
});
