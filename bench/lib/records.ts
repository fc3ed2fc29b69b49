import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../../tools/browser/launch.ts';
import { root } from '../../tools/lib/root.ts';
import type { Part } from './part.ts';
import { type Measured, rowsOf, withHeads } from './table.ts';

/** The stored figures by the name of their part. */
export type Records = Record<string, Measured>;

const file = join(root, 'bench/figures.json');
const page = join(root, 'docs/performance.md');
const place = /(?<=<!-- bench:begin -->\n)[\s\S]*(?=<!-- bench:end -->)/;

/** The figures of earlier runs. */
export const readRecords = () => JSON.parse(readFileSync(file, 'utf8')) as Records;

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
function table(cells: readonly string[][]) {
  const [heads = [], ...rows] = withHeads(cells);
  return [heads, heads.map(() => '---'), ...rows].map(line).join('\n');
}

/** Stores figures, and writes them as tables into `docs/performance.md`: one, and one for each part that runs by its name only. */
export function writeRecords(parts: Readonly<Record<string, Part>>, records: Records): void {
  const all = Object.entries(parts).map(([name, part]) => ({
    name,
    part,
    rows: rowsOf(part, records[name]),
  }));
  const usual = all.filter(({ part }) => !part.title).flatMap(({ rows }) => rows);
  const others = all.flatMap(({ name, part, rows }) =>
    part.title ? [`## ${part.title} (\`pnpm bench ${name}\`)`, table(rows)] : [],
  );
  const machines = [...new Set(Object.values(records).map(({ machine }) => machine))];
  const text = [`Measured on ${machines.join('; ')}.`, table(usual), ...others].join('\n\n');
  const before = readFileSync(page, 'utf8');
  if (!place.test(before)) throw new Error('docs/performance.md has lost bench:begin or bench:end.');
  writeFileSync(file, `${JSON.stringify(records, null, 2)}\n`);
  writeFileSync(
    page,
    before.replace(place, () => `\n${text}\n\n`),
  );
}

/** A description of this machine, without its name. */
export async function describeMachine(): Promise<string> {
  const browser = await chromium.launch(launchOptions());
  const version = browser.version().split('.')[0];
  await browser.close();
  return `${availableParallelism()} cores, Node ${process.versions.node}, Chromium ${version}`;
}
