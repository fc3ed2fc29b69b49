import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/lib/root.ts';
import type { Part } from './figure.ts';
import type { Records } from './records.ts';
import { oneTable } from './table.ts';

const readme = join(root, 'README.md');
const place = /(<!-- bench:begin -->\n)[\s\S]*?(<!-- bench:end -->)/;

/** All figures, of this and earlier runs, as one table. */
export function report(parts: Record<string, Part>, records: Records): string {
  const measured = Object.entries(parts).flatMap(([name, { title }]) => {
    const measured = records[name];
    if (!measured) return [];
    const { date, load, figures } = measured;
    return [{ title: `${title} (${date}, load before ${load})`, figures }];
  });
  const machines = [...new Set(Object.values(records).map(({ machine }) => machine))];
  return [
    `Measured on ${machines.join('; ')}. Each figure is the median of its rounds (smallest–largest).`,
    '',
    oneTable(measured),
    '',
  ].join('\n');
}

/** Puts the table between the marks of the README. */
export function writeReport(text: string): void {
  const before = readFileSync(readme, 'utf8');
  if (!place.test(before)) throw new Error('README.md has lost the comments bench:begin and bench:end.');
  writeFileSync(
    readme,
    before.replace(place, (_, begin: string, end: string) => `${begin}\n${text}\n${end}`),
  );
}
