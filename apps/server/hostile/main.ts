import { printFinding } from '../src/testing/finding.ts';
import { authorization } from './authorization.ts';
import { fuzz } from './fuzz.ts';
import { attackedStores } from './stores.ts';

// `pnpm test:hostile [calls] [seed]`: attacks on both stores, from the table of calls.
const [calls = 50_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const stores = await attackedStores();
console.log(`Seed ${seed}. The same again: pnpm test:hostile ${calls} ${seed}`);
for (const store of stores) {
  for (const attack of [authorization, fuzz])
    await printFinding(`${store.name}, ${attack.title}`, () => attack.run(store, { calls, seed }));
  await store.end();
}
