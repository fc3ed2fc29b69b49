import { readFileSync } from 'node:fs';

/** The rows of a CSV file beside this one, by column name. Cells may be quoted. */
export function readTestData(name: string): Record<string, string>[] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  const [header = [], ...rows] = text.trimEnd().split(/\r?\n/).map(cellsOf);
  return rows.map((cells) => Object.fromEntries(header.map((column, index) => [column, cells[index] ?? ''])));
}

const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"([^"]*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
