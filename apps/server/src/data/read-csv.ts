import { existsSync, readFileSync } from 'node:fs';
import papaparse from 'papaparse';

/** The data files beside this module. */
export const shippedData = new URL('./', import.meta.url);

/** What keeps data files from being taken, one entry for each mistake. */
export class DataError extends Error {
  override name = 'DataError';
  constructor(problems: readonly string[]) {
    const shown = problems.slice(0, 20);
    const more = problems.length - shown.length;
    super([...shown, ...(more > 0 ? [`… and ${more} more.`] : [])].join('\n'));
  }
}

/** Mistakes found so far; files are read to their end, so that an office sees all of them at once. */
export class Problems {
  readonly #found: string[] = [];

  /** Notes a mistake by its place. */
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

/**
 * Reads a comma-separated data file whose first line names the columns. `directory` ends in a slash.
 *
 * @param optional Columns that a file may lack; their cells are empty then.
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
  const text = readFileSync(url, 'utf8').replace(/^\uFEFF/, '');
  const { data } = papaparse.parse<string[]>(text);
  const [head = [], ...lines] = data;
  const names = head.map((name) => name.trim());
  const lacking = columns.filter((column) => !names.includes(column));
  if (lacking.length > 0) {
    problems.add(
      `${fileName}, line 1`,
      `lacks the columns ${lacking.join(', ')}. It wants ${columns.join(',')}`,
    );
    return [];
  }
  const rows: CsvRow<Column>[] = [];
  let line = 1 + breaksIn(head);
  for (const cells of lines) {
    line++;
    const at = line;
    // A cell in quotes may go over several lines.
    line += breaksIn(cells);
    if (cells.every((cell) => cell.trim() === '')) continue;
    const place = (column?: Column) => `${fileName}, line ${at}${column ? `, column ${column}` : ''}`;
    if (cells.length !== head.length)
      problems.add(place(), `has ${cells.length} cells, the first line has ${head.length}`);
    const values = Object.fromEntries(
      [...columns, ...optional].map((column) => [column, (cells[names.indexOf(column)] ?? '').trim()]),
    );
    rows.push({ values: values as Record<Column, string>, place });
  }
  if (rows.length === 0) problems.add(fileName, 'has no rows');
  return rows;
}

const breaksIn = (cells: readonly string[]) => cells.join('').split('\n').length - 1;
