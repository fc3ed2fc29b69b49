import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteExpired } from '../../housekeeping.ts';
import { describeStore } from '../../testing/describe-store.ts';
import type { TestServer } from '../../testing/index.ts';
import { solve, solveCaptcha } from '../../testing/solve-captcha.ts';
import { testSecret } from '../../testing/test-server.ts';
import { createAltcha } from './altcha.ts';
import { checkCaptcha } from './captcha.ts';

describeStore('a solved captcha', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await engine.createServer();
  });
  afterAll(() => server.close());

  /** Sends a solution, as a writing call does. */
  async function use(token: string, form: 'register' | 'transit' = 'register') {
    const { deps, store, clock } = server;
    const { count } = await checkCaptcha({ deps, db: store.db, now: clock() }, token, { form });
    await store.write((trx) => count(trx));
  }
  const spent = { code: 'invalid', details: { fields: [{ field: 'recaptchaToken' }] } };

  test('is valid once, even for 50 concurrent calls', async () => {
    const token = await solveCaptcha(server);
    const uses = await Promise.allSettled(Array.from({ length: 50 }, () => use(token)));
    expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(use(token)).rejects.toMatchObject(spent);
  });

  test('is valid once, in whatever spelling', async () => {
    const token = await solveCaptcha(server);
    await use(token);
    const { challenge, solution } = JSON.parse(Buffer.from(token, 'base64').toString());
    const again = { solution: { ...solution, time: 1 }, challenge };
    await expect(use(Buffer.from(JSON.stringify(again, null, 1)).toString('base64'))).rejects.toMatchObject(
      spent,
    );
  });

  test('stays valid when its call was not committed', async () => {
    const token = await solveCaptcha(server);
    const { deps, store, clock } = server;
    const { count } = await checkCaptcha({ deps, db: store.db, now: clock() }, token, { form: 'register' });
    const failing = store.write(async (trx) => {
      await count(trx);
      throw new Error('the write was refused');
    });
    await expect(failing).rejects.toThrow('the write was refused');
    await use(token);
  });

  test('is not valid for another form', async () => {
    await expect(use(await solveCaptcha(server, 'transit'))).rejects.toMatchObject(spent);
  });

  test('is valid for ten minutes', async () => {
    const [early, late] = [await solveCaptcha(server), await solveCaptcha(server)];
    server.clock.advance(600_000 - 1_000);
    await use(early);
    server.clock.advance(1_000);
    await expect(use(late)).rejects.toMatchObject(spent);
  });

  test('is deleted from the store once it is too old to be used again', async () => {
    await use(await solveCaptcha(server));
    const booked = () => server.store.db.selectFrom('solved_captcha').selectAll().execute();
    expect((await booked()).length).toBeGreaterThan(0);
    server.clock.advance(600_000);
    await deleteExpired(server.deps);
    expect(await booked()).toEqual([]);
  });
});

/** A solution with one changed property. */
function forged(token: string, change: (payload: Payload) => unknown) {
  const payload = JSON.parse(Buffer.from(token, 'base64').toString()) as Payload;
  change(payload);
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}
interface Payload {
  challenge: { parameters: Record<string, unknown> & { data: Record<string, unknown> }; signature?: string };
  solution: Record<string, unknown>;
}

const altcha = createAltcha(testSecret);
const now = new Date('2026-03-02T01:00:00Z');
const isRight = async (token: string) =>
  (await altcha.read(token)?.verify({ form: 'register' }, now)) !== undefined;

const changes: Record<string, (payload: Payload) => unknown> = {
  'no work': ({ solution }) => Object.assign(solution, { counter: 0, derivedKey: '00'.repeat(32) }),
  'a key that is no key': ({ solution }) => Object.assign(solution, { derivedKey: 'zz' }),
  'an easier challenge': ({ challenge }) => Object.assign(challenge.parameters, { cost: 1, keyPrefix: '0' }),
  'no algorithm': ({ challenge }) => Object.assign(challenge.parameters, { algorithm: 'none' }),
  'no signature': ({ challenge }) => delete challenge.signature,
  'a later end': ({ challenge }) => Object.assign(challenge.parameters.data, { expiresAt: 4_000_000_000 }),
  'another form': ({ challenge }) => Object.assign(challenge.parameters.data, { form: 'transit' }),
  'no key of its own': ({ challenge }) => delete challenge.parameters.keySignature,
};

test.each(Object.entries(changes))('a solution with %s is not valid', async (_, change) => {
  const token = await solve(await altcha.challenge({ form: 'register' }, now));
  expect(await isRight(token)).toBe(true);
  expect(await isRight(forged(token, change))).toBe(false);
});

test('a solution of another server is not valid', async () => {
  const other = createAltcha('another-server-another-server-another');
  const token = await solve(await other.challenge({ form: 'register' }, now));
  expect(await isRight(token)).toBe(false);
});

test.each(['x', '%%%', Buffer.from('{').toString('base64'), Buffer.from('null').toString('base64')])(
  'what is no solution at all is recognized: %s',
  (token) => {
    expect(altcha.read(token)).toBeUndefined();
  },
);
