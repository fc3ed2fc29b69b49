import { storeTransit } from '@pabean/api/contract';
import { buildPassengerTransit } from '@pabean/api/fixtures';
import * as z from 'zod/mini';
import { createAltcha } from '../src/core/captcha/altcha.ts';
import { count, type Finding } from '../src/testing/finding.ts';
import { generousLimits } from '../src/testing/permit.ts';
import { solve, solveCaptcha } from '../src/testing/solve-captcha.ts';
import type { TestServer } from '../src/testing/test-server.ts';
import { addTransitLists } from '../src/testing/transit.ts';
import type { Attack } from './attack.ts';

/** Requests that are sent concurrently. */
const atOnce = 20;
/** One in so many is a user's. */
const honestEvery = 100;
/** Solutions of each kind that robots reuse. */
const stock = 5;

const many = (make: () => Promise<string>) => Promise.all(Array.from({ length: stock }, make));

interface Payload {
  challenge: { parameters: Record<string, unknown> & { data: Record<string, unknown> }; signature?: string };
  solution: Record<string, unknown>;
}

/** A solution with one changed property. */
function changed(token: string, change: (payload: Payload) => unknown): string {
  const payload = JSON.parse(Buffer.from(token, 'base64').toString()) as Payload;
  change(payload);
  return Buffer.from(JSON.stringify(payload)).toString('base64');
}

/** The solutions that robots send; `used` is one that a user has used. */
async function forgeries(server: TestServer) {
  const expired = await many(() => solveCaptcha(server, 'transit'));
  server.clock.advance(600_000);
  const foreign = await many(() => solveCaptcha(server, 'register'));
  const elsewhere = createAltcha('another-server-another-server-another');
  const others = await many(async () =>
    solve(await elsewhere.challenge({ form: 'transit' }, server.clock())),
  );
  const pick = (from: readonly string[], index: number) => from[index % from.length] ?? '';
  return [
    () => undefined,
    () => '',
    (index: number) => `robot-${index}`,
    (index: number) => pick(expired, index),
    (index: number) => pick(foreign, index),
    (index: number) => pick(others, index),
    (_: number, used: string) => used,
    (_: number, used: string) => changed(used, ({ solution }) => Object.assign(solution, { time: 1 })),
    (index: number) =>
      changed(pick(foreign, index), ({ challenge }) =>
        Object.assign(challenge.parameters.data, { form: 'transit' }),
      ),
    (index: number) =>
      changed(pick(expired, index), ({ challenge }) =>
        Object.assign(challenge.parameters.data, { expiresAt: 4_000_000_000 }),
      ),
    (_: number, used: string) =>
      changed(used, ({ challenge }) => Object.assign(challenge, { signature: 'a'.repeat(64) })),
    (_: number, used: string) =>
      changed(used, ({ challenge }) => Object.assign(challenge.parameters, { cost: 1, keyPrefix: '0' })),
  ] as const;
}

/** Sends requests by robots, and among them those of users, each of them three times concurrently. */
export async function attackBySubmissions(server: TestServer, submissions: number): Promise<Finding> {
  await addTransitLists(server.store);
  const forged = await forgeries(server);
  const failed: string[] = [];
  let honest = 0;
  let sent = 0;

  const send = async (notifierName: string, recaptchaToken: string | undefined) => {
    const body = z.encode(storeTransit.body, buildPassengerTransit({ notifierName })) as object;
    sent++;
    const response = await server.send('/api/storeTransit', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, recaptchaToken }),
    });
    return { status: response.status, text: await response.text() };
  };

  const sendHonestly = async () => {
    const captcha = await solveCaptcha(server, 'transit');
    const name = `Orang ${honest++}`;
    const outcomes = await Promise.all([1, 2, 3].map(() => send(name, captcha)));
    const statuses = outcomes.map(({ status }) => status).sort();
    if (statuses.join() !== '200,422,422') failed.push(`${name} was answered with ${statuses.join()}`);
    return captcha;
  };

  let used = await sendHonestly();
  while (sent < submissions) {
    if (Math.floor(sent / honestEvery) >= honest) used = await sendHonestly();
    const robots = Array.from({ length: atOnce }, async (_, step) => {
      const index = sent + step;
      const forge = forged[index % forged.length];
      const { status, text } = await send(`Robot ${index}`, forge?.(index, used));
      if (status !== 422 || !text.includes('recaptchaToken'))
        failed.push(`Robot ${index} was answered with ${status}: ${text}`);
    });
    await Promise.all(robots);
  }
  const rows = await server.store.db.selectFrom('transit_request').select('person').execute();
  const stored = rows.map(({ person }) => person).sort();
  const people = Array.from({ length: honest }, (_, index) => `Orang ${index}`).sort();
  if (stored.join() !== people.join()) failed.push(`Stored: ${stored.join()}`);
  return {
    figures: [
      count('submissions', sent),
      `${count('of them with a good captcha', honest)}, each sent three times at one moment`,
      count('stored', rows.length),
      `${failed.length} wrong answers (bar 0)`,
    ],
    failed,
  };
}

/** Makes a fifth as many submissions as calls. */
export const submissions: Attack = {
  title: 'submissions of transit requests by robots',
  async run(store, { calls }) {
    const server = await store.openEmpty({ limits: generousLimits });
    const finding = await attackBySubmissions(server, Math.floor(calls / 5));
    await server.close();
    return finding;
  },
};
