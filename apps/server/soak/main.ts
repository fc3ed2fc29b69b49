import { parseArgs } from 'node:util';
import { onCluster } from '../faults/clusters.ts';
import { warmUp } from '../faults/station.ts';
import { printFinding } from '../src/testing/finding.ts';
import { soak } from './soak.ts';

// `pnpm test:soak [--minutes 45] [--rate 50] [--engine sqlite|postgres] [--seed 7]`: people at work on a server for a long time.
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '45' },
    rate: { type: 'string', default: '50' },
    engine: { type: 'string' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const [minutes, rate, seed] = [values.minutes, values.rate, values.seed].map(Number);
if (!minutes || !rate || seed === undefined || Number.isNaN(seed))
  throw new Error('--minutes, --rate and --seed are numbers.');
const engines = {
  sqlite: () => soak({ minutes, rate, seed }),
  postgres: () =>
    onCluster(async (_, newDatabase) =>
      soak({ databaseUrl: await newDatabase('soak'), minutes, rate, seed }),
    ),
};
const wanted = Object.entries(engines).filter(([name]) => name === (values.engine ?? name));
if (wanted.length === 0) throw new Error(`--engine is one of ${Object.keys(engines).join(', ')}.`);

console.log(`Seed ${seed}.`);
await warmUp();
for (const [name, run] of wanted)
  await printFinding(`${minutes} minutes at ${rate} calls a second, ${name}`, run);
