import { expect, test } from 'vitest';
import { attackByLookUps } from '../../hostile/look-ups.ts';
import { attackBySubmissions } from '../../hostile/submissions.ts';
import { describeStore } from '../testing/describe-store.ts';
import { generousLimits } from '../testing/permit.ts';

// A small part of `pnpm test:hostile`.
describeStore('robots', (engine) => {
  test('learn nothing from look-ups, and do not block users at their address', async () => {
    const server = await engine.createServer({ deps: { trustedProxies: 1 } });
    const { failed } = await attackByLookUps(server, { calls: 1_500, seed: 13 });
    expect(failed).toEqual([]);
    await server.close();
  }, 60_000);

  test('store nothing without their own captcha', async () => {
    const server = await engine.createServer({ deps: { limits: generousLimits } });
    const { failed } = await attackBySubmissions(server, 300);
    expect(failed).toEqual([]);
    await server.close();
  }, 60_000);
});
