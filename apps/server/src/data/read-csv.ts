import { existsSync, readFileSync } from 'node:fs';
import { csvEn, decodeCsv, explainCsvTable } from '@pabean/api/rules';
import papaparse from 'papaparse';
import { layout } from '../core/layout.ts';

/** The data files that come with the server. */
export const shippedData = layout.data;

/** The mistakes of data files, one entry for each. */
export class DataError extends Error {
  override name = 'DataError';
  constructor(problems: readonly string[]) {
    const shown = problems.slice(0, 20);
    const more = problems.length - shown.length;
    super([...shown, ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n'));
  }
}

/** Mistakes found so far; files are read to their end, so that all are reported at once. */
export class Problems {
  readonly #found: string[] = [];

  /** Records a mistake with its position. */
  add(place: string, problem: string) {
    this.#found.push(`${place}: ${problem}`);
  }

  /** @throws DataError when there is any */
  throwIfAny() {
    if (this.#found.length > 0) throw new DataError(this.#found);
  }
}

/** One row of a data file. */
export interface CsvRow<Column extends string> {
  readonly values: Readonly<Record<Column, string>>;
  /** `ports.csv, line 7, column country`. */
  place(column?: Column): string;
}

/** The `sep=` line that some spreadsheets write, and its separator. */
const separatorLine = /^sep=(.)[;,\t]*\n/i;

/**
 * Reads a data file whose first line names the columns, as saved by spreadsheets: separated by commas, semicolons or tabs.
 * `directory` ends in a slash.
 *
 * @param optional Columns that may be missing; their cells are empty then.
 */
export function readCsv<Column extends string>(
  directory: URL,
  fileName: string,
  columns: readonly Column[],
  problems: Problems,
  optional: readonly Column[] = [],
): CsvRow<Column>[] {
  const url = new URL(fileName, directory);
  if (!existsSync(url)) {
    problems.add(fileName, `is not in ${directory.pathname}`);
    return [];
  }
  const decoded = decodeCsv(readFileSync(url));
  if ('refusal' in decoded) {
    problems.add(fileName, explainCsvTable(decoded, csvEn));
    return [];
  }
  const [separatorText = '', delimiter = ''] = separatorLine.exec(decoded.text) ?? [];
  const { data } = papaparse.parse<string[]>(decoded.text.slice(separatorText.length), { delimiter });
  const [head = [], ...lines] = data;
  const names = head.map((name) => name.trim());
  while (names.at(-1) === '') names.pop();
  const headLine = separatorText ? 2 : 1;
  const missing = columns.filter((column) => !names.includes(column));
  if (missing.length > 0) {
    problems.add(
      `${fileName}, line ${headLine}`,
      `lacks the columns ${missing.join(', ')}. It wants ${columns.join(',')}`,
    );
    return [];
  }
  const rows: CsvRow<Column>[] = [];
  let line = headLine + breaksIn(head);
  for (const cells of lines) {
    line++;
    const at = line;
    // A cell in quotes may have several lines.
    line += breaksIn(cells);
    if (cells.every((cell) => cell.trim() === '')) continue;
    const place = (column?: Column) => `${fileName}, line ${at}${column ? `, column ${column}` : ''}`;
    const count = cells.findLastIndex((cell, index) => index < names.length || cell.trim() !== '') + 1;
    if (count !== names.length)
      problems.add(place(), `has ${count} cells, the first line has ${names.length}`);
    const values = Object.fromEntries(
      [...columns, ...optional].map((column) => [column, (cells[names.indexOf(column)] ?? '').trim()]),
    );
    rows.push({ values: values as Record<Column, string>, place });
  }
  if (rows.length === 0) problems.add(fileName, 'has no rows');
  return rows;
}

const breaksIn = (cells: readonly string[]) => cells.join('').split('\n').length - 1;
