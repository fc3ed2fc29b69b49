import { parseArgs } from 'node:util';
import { createRandom } from '../faults/random.ts';
import { warmUp } from '../faults/station.ts';
import { printFinding } from '../src/testing/finding.ts';
import { startCluster } from './cluster.ts';
import { failovers } from './failovers.ts';
import { openOffice } from './office.ts';
import { backupRefusal, refusals } from './pooler.ts';
import { rolling } from './rolling.ts';

// `pnpm test:cluster [--rolling 3] [--process 10] [--node 10] [--seed 7]`: two servers on PostgreSQL under Patroni. They are
// restarted in turn three times, and the primary's process and machine are killed ten times each.
const { values } = parseArgs({
  options: {
    rolling: { type: 'string', default: '3' },
    process: { type: 'string', default: '10' },
    node: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const seed = Number(values.seed);
const times = { process: Number(values.process), node: Number(values.node) };

// Programs of the cluster end with this process.
process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1));
console.log(`Seed ${seed}.`);
await warmUp();
const cluster = await startCluster();
await printFinding('PgBouncer that is not set up', () => refusals(cluster));
const office = await openOffice(cluster, createRandom(seed));
await printFinding('a backup through PgBouncer', () => backupRefusal(cluster));
await printFinding('a rolling upgrade', () => rolling(office, Number(values.rolling)));
await printFinding('a lost primary', () => failovers(cluster, office, times));
await office.close();
await cluster.close();
