import type { CsvColumn } from './cell.ts';
import { type CheckedLine, type CsvSchema, checkLine } from './schema.ts';
import type { ControlRefusal, TextRefusal } from './text.ts';

/** The separator of the cells of a line. */
export const csvSeparator = ';';

/** Why a file is refused as a whole, with the values of its message. */
export type CsvRefusal =
  | { readonly refusal: TextRefusal | 'noHeader' | 'noLines' }
  | ControlRefusal
  /** Another separator: `,`, a tab, or `|`. */
  | { readonly refusal: 'separator'; readonly found: string }
  /** Missing names, and unexpected names. */
  | { readonly refusal: 'header'; readonly missing: readonly string[]; readonly strange: readonly string[] }
  /** All names exist; this is the first in the wrong place, counted from 1. */
  | {
      readonly refusal: 'headerOrder';
      readonly place: number;
      readonly found: string;
      readonly expected: string;
    }
  | { readonly refusal: 'headerTwice'; readonly found: string }
  /** A column between others has no name: its place, counted from 1. */
  | { readonly refusal: 'headerBlank'; readonly place: number }
  /** A quotation mark that is never closed, or closed in the middle of a cell: where it opens. */
  | { readonly refusal: 'quotes'; readonly line: number }
  | { readonly refusal: 'tooManyColumns' | 'tooManyLines'; readonly max: number };

/** A line of a table. */
export interface CsvLine extends CheckedLine {
  /** The physical line of the file where it begins, from 1. A cell may hold line ends of its own. */
  readonly line: number;
  /** As in the file. */
  readonly cells: readonly string[];
}

/** Requirements for a table. */
export interface CsvLayout {
  /** Its columns and rules; without it, any columns are accepted, and only the structure is checked. */
  readonly schema?: CsvSchema | undefined;
  /** The most lines. @default 20000 */
  readonly maxLines?: number;
}

/**
 * The name of the column of mistakes in the list of them, in Indonesian and in English. The list can be uploaded again:
 * that column is then ignored.
 */
export const mistakesColumn = { id: 'keterangan_kesalahan', en: 'mistakes' } as const;
const mistakesColumns: readonly string[] = Object.values(mistakesColumn);

/** Most lines of a report. */
export const maxReportLines = 20_000;
const maxColumns = 64;
/** Most characters of a cell in a column without its own limit. */
const longestFreeCell = 4_096;

/** Reads the rows of a parser one after the other, and checks each. */
export interface CsvReader {
  /** Takes the next rows of the file, blank ones included. After a refusal nothing more is read. */
  take(rows: readonly (readonly string[])[]): void;
  /** Reports wrong quotation marks after so many of the rows that the parser passes next. */
  quotesAfter(rows: readonly (readonly string[])[]): void;
  /** Ends the file. */
  end(): void;
  readonly refusal: CsvRefusal | undefined;
  /** The layout, once the header was read: the given one, or the file's own columns. */
  readonly schema: CsvSchema | undefined;
  /** The lines until now; the same array grows. */
  readonly lines: readonly CsvLine[];
  /**
   * Whether something in the file was removed or added to read it: a first line that names the separator, extra or
   * missing separators at the ends of lines, the column of mistakes.
   */
  readonly isTidied: boolean;
}

/** Starts reading a table. */
export function readCsvTable({ schema: asked, maxLines = maxReportLines }: CsvLayout): CsvReader {
  const lines: CsvLine[] = [];
  let header: Header | undefined;
  let refusal: CsvRefusal | undefined;
  let line = 1;
  let isTidied = false;

  function takeRow(cells: readonly string[]) {
    const at = line;
    line += linesOf(cells);
    if (at === 1 && isSeparatorLine(cells)) {
      isTidied = true;
      return;
    }
    if (cells.every(isBlank)) return;
    if (!header) {
      const found = readHeader(cells, asked);
      if ('refusal' in found) refusal = found;
      else header = found;
      isTidied ||= header !== undefined && header.schema.columns.length !== cells.length;
      return;
    }
    if (lines.length === maxLines) {
      refusal = { refusal: 'tooManyLines', max: maxLines };
      return;
    }
    const own = ownCells(header, cells);
    isTidied ||= own.length !== cells.length;
    lines.push(lineOf(header.schema, at, own));
  }

  return {
    take(rows) {
      for (const row of rows) {
        if (refusal) return;
        takeRow(row);
      }
    },
    quotesAfter(rows) {
      refusal ??= { refusal: 'quotes', line: rows.reduce((sum, row) => sum + linesOf(row), line) };
    },
    end() {
      if (!refusal && lines.length === 0) refusal = { refusal: header ? 'noLines' : 'empty' };
    },
    get refusal() {
      return refusal;
    },
    get schema() {
      return header?.schema;
    },
    lines,
    get isTidied() {
      return isTidied;
    },
  };
}

/** A checked line of the table; one with another number of cells than the header is not examined. */
export function lineOf(schema: CsvSchema, line: number, cells: readonly string[]): CsvLine {
  const expected = schema.columns.length;
  if (cells.length === expected) return { line, cells, ...checkLine(schema, cells) };
  const problem = { column: '', refusal: 'cellCount', max: expected, found: cells.length } as const;
  return { line, cells, values: cells, problems: [problem], warnings: [] };
}

/** A header line, and where its columns are. */
interface Header {
  readonly schema: CsvSchema;
  /** The number of its columns, with that of mistakes. */
  readonly width: number;
  /** The index of the column of mistakes; -1 where there is none. */
  readonly mistakesAt: number;
  /** The least number of columns in a line: those after them may be empty. */
  readonly least: number;
}

/** Spreadsheets write the line `sep=;`, and append separators to it when they save it again. */
export const isSeparatorLine = ([first = '', ...rest]: readonly string[]): boolean =>
  /^sep=.?$/i.test(first.trim()) && rest.every(isBlank);

/**
 * The cells of a line for the columns of a layout: without empty ones after the last column, and without the mistakes.
 * A spreadsheet omits the last separators where these columns are empty in many lines.
 */
function ownCells({ schema, width, mistakesAt, least }: Header, cells: readonly string[]): readonly string[] {
  const { length } = schema.columns;
  if (cells.length === width && mistakesAt < 0) return cells;
  let end = cells.length;
  while (end > width && isBlank(cells[end - 1] ?? '')) end--;
  const own = cells.slice(0, end);
  if (mistakesAt >= 0 && own.length > mistakesAt) own.splice(own.length > width ? -1 : mistakesAt, 1);
  while (own.length < length && own.length >= least) own.push('');
  return own;
}

const isBlank = (cell: string) => cell.trim() === '';

/** How many physical lines a row takes. */
const linesOf = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => (cell.includes('\n') ? sum + cell.split('\n').length - 1 : sum), 1);

const otherSeparators = [',', '\t', '|'];

function readHeader(cells: readonly string[], asked: CsvSchema | undefined): Header | CsvRefusal {
  const names = cells.map((cell) => cell.trim());
  while (names.at(-1) === '') names.pop();
  const [first = ''] = cells;
  const other = names.length === 1 && otherSeparators.find((each) => first.includes(each));
  if (other) return { refusal: 'separator', found: other };
  const width = names.length;
  const mistakesAt = names.findIndex((name) => mistakesColumns.includes(name.toLowerCase()));
  if (mistakesAt >= 0) names.splice(mistakesAt, 1);
  const most = Math.max(maxColumns, asked?.columns.length ?? 0);
  if (names.length > most) return { refusal: 'tooManyColumns', max: most };
  const schema = asked ? headerOf(names, asked) : freeSchema(names);
  if ('refusal' in schema) return schema;
  const least = asked ? asked.columns.findLastIndex(({ required }) => required) + 1 : names.length;
  return { schema, width, mistakesAt, least };
}

/** The first column between others without a name. */
function blankIn(names: readonly string[]): CsvRefusal | undefined {
  const place = names.indexOf('') + 1;
  return place > 0 ? { refusal: 'headerBlank', place } : undefined;
}

/** Checks the names of a header against those of a layout, in any case. */
function headerOf(names: readonly string[], asked: CsvSchema): CsvSchema | CsvRefusal {
  const found = names.map((name) => name.toLowerCase());
  const expected = asked.columns.map(({ name }) => name);
  const known = new Set(expected.map((name) => name.toLowerCase()));
  if (!found.some((name) => known.has(name))) return { refusal: 'noHeader' };
  const blank = blankIn(names);
  if (blank) return blank;
  const missing = expected.filter((name) => !found.includes(name.toLowerCase()));
  const strange = names.filter((name) => !known.has(name.toLowerCase()));
  if (missing.length > 0 || strange.length > 0) return { refusal: 'header', missing, strange };
  const twice = names.find((_, index) => found.indexOf(found[index] ?? '') !== index);
  if (twice !== undefined) return { refusal: 'headerTwice', found: twice };
  const place = expected.findIndex((name, index) => name.toLowerCase() !== found[index]);
  if (place < 0) return asked;
  return {
    refusal: 'headerOrder',
    place: place + 1,
    found: names[place] ?? '',
    expected: expected[place] ?? '',
  };
}

/** A layout without rules, of the columns of a file. */
function freeSchema(names: readonly string[]): CsvSchema | CsvRefusal {
  const blank = blankIn(names);
  if (blank) return blank;
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return { refusal: 'headerTwice', found: twice };
  return {
    columns: names.map((name): CsvColumn => ({ name, kind: 'text', max: longestFreeCell, example: '' })),
  };
}
