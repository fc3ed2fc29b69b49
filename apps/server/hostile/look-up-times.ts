import { randomBytes } from 'node:crypto';
import { registrationCodeFrom } from '@pabean/api/rules';
import { count } from '../src/testing/finding.ts';
import { generousLimits } from '../src/testing/permit.ts';
import type { Attack } from './attack.ts';
import { storeRequests } from './transit-codes.ts';

const unlike = () => registrationCodeFrom(randomBytes(15));

/** A quantile of the measured times, in ms. */
const quantile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

/** The durations of look-ups that succeed, that fail, and of malformed codes: figures only. */
export const lookUpTimes: Attack = {
  title: 'times of look-ups',
  async run(store, { calls }) {
    const server = await store.openEmpty({ limits: generousLimits });
    const known = await storeRequests(server, 1_000);
    const kinds: Readonly<Record<string, (round: number) => string>> = {
      hit: (round) => known[round % known.length]?.code ?? '',
      miss: unlike,
      'wrong letter': () => unlike().slice(0, 15).padEnd(16, '0'),
      malformed: () => unlike().slice(0, 9),
      'over-long': () => unlike().repeat(100),
    };
    const rounds = Math.max(50, Math.floor(calls / 25));
    const times = new Map(Object.keys(kinds).map((name) => [name, [] as number[]]));
    for (let round = -50; round < rounds; round++) {
      // In a different order each time, so that none always follows the same one.
      const inTurn = Object.entries(kinds);
      const first = (round + 50) % inTurn.length;
      for (const [name, make] of [...inTurn.slice(first), ...inTurn.slice(0, first)]) {
        const path = `/api/transit/getpdf/${make(round + 50)}`;
        const begin = performance.now();
        await (await server.send(path, {})).text();
        if (round >= 0) times.get(name)?.push(performance.now() - begin);
      }
    }
    await server.close();
    const told = [...times].map(
      ([name, of]) => `${name} ${quantile(of, 0.5).toFixed(3)} / ${quantile(of, 0.95).toFixed(3)} ms`,
    );
    return { figures: [count('of each kind, p50 / p95', rounds), ...told], failed: [] };
  },
};
