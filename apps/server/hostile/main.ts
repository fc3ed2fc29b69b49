import { printFinding } from '../src/testing/finding.ts';
import { authorization } from './authorization.ts';
import { fuzz } from './fuzz.ts';
import { lookUpTimes } from './look-up-times.ts';
import { lookUps } from './look-ups.ts';
import { attackedStores } from './stores.ts';
import { submissions } from './submissions.ts';

// `pnpm test:hostile [words] [calls] [seed]`: attacks on both stores, generated from the table of calls.
const args = process.argv.slice(2);
const words = args.filter((arg) => Number.isNaN(Number(arg)));
const [calls = 50_000, seed = Date.now() % 1_000_000] = args.map(Number).filter((arg) => !Number.isNaN(arg));
const attacks = [authorization, fuzz, lookUps, lookUpTimes, submissions].filter(
  ({ title }) => words.length === 0 || words.some((word) => title.includes(word)),
);
const stores = await attackedStores();
console.log(`Seed ${seed}. The same again: pnpm test:hostile ${[...words, calls, seed].join(' ')}`);
for (const store of stores) {
  for (const attack of attacks)
    await printFinding(`${store.name}, ${attack.title}`, () => attack.run(store, { calls, seed }));
  await store.end();
}
