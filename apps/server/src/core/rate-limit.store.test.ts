import { expect, test } from 'vitest';
import { describeStore } from '../testing/describe-store.ts';
import { samples } from '../testing/samples.ts';
import { defaultLimits } from './limits.ts';

const limits = { ...defaultLimits, writesByAccount: { count: 2, seconds: 60 } };

describeStore('rate limits', (engine) => {
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

  const callsOf = { callsByAddress: { count: 10, seconds: 60 }, callsByAccount: { count: 20, seconds: 60 } };

  test('hold off a flood of ordinary calls from one address', async () => {
    const server = await engine.createServer({ deps: { limits: { ...limits, ...callsOf } } });
    for (let call = 0; call < 10; call++) expect((await server.call('health', {})).status).toBe(200);
    expect((await server.call('health', {})).status).toBe(429);
    server.clock.advance(60_000);
    expect((await server.call('health', {})).status).toBe(200);
    await server.close();
  });

  test('count calls of signed-in users by account, however many share an address', async () => {
    const server = await engine.createServer({ deps: { limits: { ...limits, ...callsOf } } });
    const [mine, yours] = [await server.signIn('importir'), await server.signIn('rekan')];
    for (let call = 0; call < 11; call++) await server.call('health', {});
    for (let call = 0; call < 20; call++) expect((await server.call('me', {}, mine)).status).toBe(200);
    expect((await server.call('me', {}, mine)).status).toBe(429);
    expect((await server.call('me', {}, yours)).status).toBe(200);
    await server.close();
  });

  test('count calls with invalid tokens by address', async () => {
    const server = await engine.createServer({ deps: { limits: { ...limits, ...callsOf } } });
    const statuses: number[] = [];
    for (let call = 0; call < 12; call++) statuses.push((await server.call('me', {}, 'x'.repeat(43))).status);
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
    await server.close();
  });
});
