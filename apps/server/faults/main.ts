import { printFinding } from '../src/testing/finding.ts';
import { connections } from './connections.ts';
import { diskOfPostgres, diskOfSqlite } from './disk.ts';
import { drops } from './drops.ts';
import { killPostgres } from './kill-postgres.ts';
import { killSqlite } from './kill-sqlite.ts';
import { mailFaults } from './mail-faults.ts';
import { createRandom } from './random.ts';
import type { Row } from './row.ts';
import { warmUp } from './station.ts';

/** The rows, in the order of running; those of one group run concurrently, because one of them mostly waits. */
const groups: readonly Readonly<Record<string, Row>>[] = [
  { 'kill-sqlite': killSqlite },
  { 'kill-postgres': killPostgres, mail: mailFaults },
  { drops },
  { 'disk-sqlite': diskOfSqlite },
  { 'disk-postgres': diskOfPostgres },
  { connections },
];
const rows: Readonly<Record<string, Row>> = Object.assign({}, ...groups);

// `pnpm test:faults [rows] [seed]`: faults around the real server, which runs in separate processes.
const given = process.argv.slice(2);
const names = given.filter((word) => !/^\d+$/.test(word));
const seed = Number(given.find((word) => /^\d+$/.test(word)) ?? Date.now() % 1_000_000);
const unknown = names.find((name) => !Object.hasOwn(rows, name));
if (unknown) throw new Error(`There is no row “${unknown}”. The rows: ${Object.keys(rows).join(', ')}.`);

console.log(`Seed ${seed}. The same again: pnpm test:faults ${[...names, seed].join(' ')}`);
await warmUp();
for (const group of groups) {
  const wanted = Object.entries(group).filter(([name]) => names.length === 0 || names.includes(name));
  await Promise.all(
    wanted.map(([name, row]) => {
      const random = createRandom(seed + Object.keys(rows).indexOf(name));
      return printFinding(row.title, () => row.run(random));
    }),
  );
}
