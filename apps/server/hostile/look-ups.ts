import fc from 'fast-check';
import { defaultLimits } from '../src/core/limits.ts';
import { count, type Finding } from '../src/testing/finding.ts';
import type { TestServer } from '../src/testing/test-server.ts';
import type { Attack } from './attack.ts';
import { type KnownCodes, storeRequests, triedCode } from './transit-codes.ts';

const paths = ['transit/getpdf', 'getKode'];
/** An attacker's look-ups in a minute from one address. */
const aMinute = 25;
/** After how many of them a user at the same address looks up their own request. */
const honestEvery = 10;
const minute = 60_000;

/** The failures at an address, as the limits count them. */
interface Failures {
  inMinute: number;
  inDay: number;
}

/** The expected status of a failure. */
function expected(failures: Failures): number {
  failures.inMinute++;
  failures.inDay++;
  const { transitMisses, transitMissesADay } = defaultLimits;
  const isWithin = failures.inMinute <= transitMisses.count && failures.inDay <= transitMissesADay.count;
  return isWithin ? 404 : 429;
}

/** The seconds or minutes to wait reveal nothing about a code. */
const withoutTimes = (text: string) => text.replace(/\d+ (?=detik|menit)/g, '');

/**
 * Look-ups by an attacker without codes, from several addresses in rotation, while users look up their own requests from there.
 * The server has the usual limits and trusts one proxy.
 */
export async function attackByLookUps(
  server: TestServer,
  { calls, seed }: { readonly calls: number; readonly seed: number },
): Promise<Finding> {
  const known = await storeRequests(server, 200);
  const addresses = Math.max(1, Math.min(200, Math.floor(calls / 200)));
  const failures = Array.from({ length: addresses }, (): Failures => ({ inMinute: 0, inDay: 0 }));
  const tried = fc.sample(triedCode(known), { numRuns: calls, seed });
  const answers = new Map<string, number>();
  const failed: string[] = [];
  let honest = 0;

  const ask = async (address: number, index: number, typed: string) => {
    const headers = { 'X-Forwarded-For': `198.51.${address >> 8}.${address & 255}` };
    const path = `/api/${paths[index % paths.length]}/${encodeURIComponent(typed.toWellFormed())}`;
    const response = await server.send(path, { headers });
    return { status: response.status, text: await response.text() };
  };

  const askHonestly = async (address: number, index: number, { code, pdf_id }: KnownCodes[number]) => {
    const { status, text } = await ask(address, index, code);
    honest++;
    if (status !== 200 || !(text.includes(pdf_id) || text.includes(code)))
      failed.push(`An honest look-up was answered with ${status}: ${text}`);
  };

  const isNewDay = (now: Date) => now.getTime() % 86_400_000 === 0;
  server.clock.set('2026-03-03T00:00:00Z');
  for (let done = 0; done < calls; done += addresses * aMinute) {
    for (const each of failures) each.inMinute = 0;
    const lanes = failures.map(async (each, address) => {
      for (let step = 0; step < aMinute; step++) {
        const index = done + address * aMinute + step;
        const typed = tried[index];
        if (typed === undefined) return;
        const { status, text } = await ask(address, index, typed);
        const right = expected(each);
        const answer = `${status} ${withoutTimes(text)}`;
        answers.set(answer, (answers.get(answer) ?? 0) + 1);
        if (status !== right)
          failed.push(`${status} instead of ${right} for ${JSON.stringify(typed)}: ${text}`);
        const own = known[index % known.length];
        if (own && step % honestEvery === 0) await askHonestly(address, index, own);
      }
    });
    await Promise.all(lanes);
    server.clock.advance(minute);
    if (isNewDay(server.clock())) for (const each of failures) each.inDay = 0;
  }
  // One response for unknown codes, and after too many, one for each form of the time to wait.
  const told = [...answers.keys()].filter((answer) => !answer.startsWith('429'));
  if (told.length > 1) failed.push(...told.map((answer) => `Told apart: ${answer}`));
  const notFound = [...answers].filter(([answer]) => answer.startsWith('404'));
  return {
    figures: [
      count('look-ups', calls),
      count('addresses', addresses),
      count(
        'answered with the one 404',
        notFound.reduce((sum, [, times]) => sum + times, 0),
      ),
      `${answers.size} different answers in all`,
      `${count('honest look-ups', honest)} from the same addresses answered`,
      `${failed.length} wrong answers (bar 0)`,
    ],
    failed,
  };
}

/** Makes twice as many look-ups as calls. */
export const lookUps: Attack = {
  title: 'look-ups of transit requests',
  async run(store, { calls, seed }) {
    const server = await store.openEmpty({ trustedProxies: 1 });
    const finding = await attackByLookUps(server, { calls: 2 * calls, seed });
    await server.close();
    return finding;
  },
};
