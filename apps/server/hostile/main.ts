import { authorization } from './authorization.ts';
import { fuzz } from './fuzz.ts';
import { attackedStores } from './stores.ts';

// `pnpm test:hostile [calls] [seed]`: attacks on both stores, from the table of calls.
const [calls = 50_000, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
const stores = await attackedStores();
console.log(`Seed ${seed}. The same again: pnpm test:hostile ${calls} ${seed}`);
for (const store of stores) {
  for (const attack of [authorization, fuzz]) {
    const begin = performance.now();
    const { figures, failed } = await attack.run(store, { calls, seed });
    const seconds = ((performance.now() - begin) / 1000).toFixed(0);
    console.log(
      `${failed.length ? 'FAILED' : 'ok    '} ${store.name}, ${attack.title}: ${figures.join(', ')}; ${seconds} s`,
    );
    for (const line of failed.slice(0, 20)) console.log(`   ${line}`);
    if (failed.length) process.exitCode = 1;
  }
  await store.end();
}
