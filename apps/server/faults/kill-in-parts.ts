import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Finding } from '../src/testing/finding.ts';
import { createRandom } from './random.ts';
import type { KillCounts, KillRow } from './row.ts';

const killsInPart = 40;

/** A part that has run. */
interface Part {
  readonly row: string;
  readonly seed: number;
  readonly counts: KillCounts;
  readonly failed: readonly string[];
}

/** Options of kills in parts. */
interface KillOptions {
  readonly rows: Readonly<Record<string, KillRow>>;
  /** The kills wanted of each row. */
  readonly kills: number;
  /** Where the parts are noted; those that have run are not run again. */
  readonly folder: string;
  /** The seed of the first part; the next ones follow it. */
  readonly seed: number;
}

const sumOf = (parts: readonly Part[], count: string) =>
  parts.reduce((sum, { counts }) => sum + (counts[count] ?? 0), 0);

/**
 * Kills servers many times, in parts that are noted as they end, so that an aborted run goes on where it was. Rows take turns.
 *
 * @returns The sums of all parts, by row.
 */
export async function killInParts({ rows, kills, folder, seed }: KillOptions): Promise<[string, Finding][]> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'kills.json');
  const parts: Part[] = existsSync(path) ? JSON.parse(await readFile(path, 'utf8')) : [];
  const partsOf = (name: string) => parts.filter(({ row }) => row === name);
  const missingOf = (name: string) => kills - sumOf(partsOf(name), 'kills');
  for (;;) {
    const [next] = Object.entries(rows).toSorted(([one], [other]) => missingOf(other) - missingOf(one));
    if (!next || missingOf(next[0]) <= 0) break;
    const [name, row] = next;
    const partSeed = seed + partsOf(name).length;
    const { counts, failed } = await row.run(createRandom(partSeed), Math.min(killsInPart, missingOf(name)));
    parts.push({ row: name, seed: partSeed, counts, failed });
    await writeFile(`${path}.tmp`, JSON.stringify(parts, null, 1));
    await rename(`${path}.tmp`, path);
    console.log(`${name}, seed ${partSeed}: ${figuresOf([{ counts }]).join(', ')}`);
  }
  return Object.entries(rows).map(([name, { title }]) => {
    const own = partsOf(name);
    return [title, { figures: figuresOf(own), failed: own.flatMap(({ failed }) => failed) }];
  });
}

function figuresOf(parts: readonly Pick<Part, 'counts'>[]): string[] {
  const names = new Set(parts.flatMap(({ counts }) => Object.keys(counts)));
  return [...names].map((name) => {
    const sum = parts.reduce((total, { counts }) => total + (counts[name] ?? 0), 0);
    return `${sum.toLocaleString('en')} ${name}`;
  });
}
