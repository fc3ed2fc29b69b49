import { parseArgs } from 'node:util';
import { printFinding } from '../src/testing/finding.ts';
import { clockSteps } from './clock-steps.ts';
import { connections } from './connections.ts';
import { diskOfPostgres, diskOfSqlite } from './disk.ts';
import { drops } from './drops.ts';
import { killInParts } from './kill-in-parts.ts';
import { killPostgres } from './kill-postgres.ts';
import { killSqlite } from './kill-sqlite.ts';
import { mailFaults } from './mail-faults.ts';
import { powerCut } from './power-cut.ts';
import { createRandom } from './random.ts';
import type { Row } from './row.ts';
import { warmUp } from './station.ts';

const killRows = { 'kill-sqlite': killSqlite, 'kill-postgres': killPostgres };

/** The rows, in the order of running; those of one group run concurrently, because one of them mostly waits. */
const groups: readonly Readonly<Record<string, Row>>[] = [
  { 'kill-sqlite': killSqlite },
  { 'kill-postgres': killPostgres, mail: mailFaults },
  { drops },
  { 'disk-sqlite': diskOfSqlite },
  { 'disk-postgres': diskOfPostgres },
  { connections },
  { 'power-cut': powerCut, clock: clockSteps },
];
const rows: Readonly<Record<string, Row>> = Object.assign({}, ...groups);

// `pnpm test:faults [rows] [seed]`: faults around the real server, which runs in separate processes.
// `pnpm test:faults [rows] [seed] --kills 1000 --resume <folder>`: kills alone, in parts that an aborted run does not repeat.
const { positionals: given, values } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: 'string' }, resume: { type: 'string' } },
});
const names = given.filter((word) => !/^\d+$/.test(word));
const seed = Number(given.find((word) => /^\d+$/.test(word)) ?? Date.now() % 1_000_000);
const unknown = names.find((name) => !Object.hasOwn(rows, name));
if (unknown) throw new Error(`There is no row “${unknown}”. The rows: ${Object.keys(rows).join(', ')}.`);
const isWanted = (name: string) => names.length === 0 || names.includes(name);

async function runGroups() {
  for (const group of groups) {
    const wanted = Object.entries(group).filter(([name]) => isWanted(name));
    await Promise.all(
      wanted.map(([name, row]) => {
        const random = createRandom(seed + Object.keys(rows).indexOf(name));
        return printFinding(row.title, () => row.run(random));
      }),
    );
  }
}

async function runKills(kills: number, folder: string | undefined) {
  if (!Number.isInteger(kills) || kills < 1 || !folder)
    throw new Error('--kills needs a number, and --resume the folder in which the parts are noted.');
  const wanted = Object.entries(killRows).filter(([name]) => isWanted(name));
  const findings = await killInParts({ rows: Object.fromEntries(wanted), kills, folder, seed });
  for (const [title, finding] of findings) await printFinding(title, async () => finding);
}

const again = [...names, seed, ...(values.kills ? ['--kills', values.kills] : [])];
console.log(`Seed ${seed}. The same again: pnpm test:faults ${again.join(' ')}`);
await warmUp();
await (values.kills ? runKills(Number(values.kills), values.resume) : runGroups());
