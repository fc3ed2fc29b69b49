import { isSeparatorLine } from '@pabean/api/rules';
import { fetchParser } from '../fetch-parser.ts';

const separators = ['\t', ';', ','] as const;

/** What parts the cells of a line. */
export type Separator = (typeof separators)[number];

/** A line of a table that was pasted or read from a file. */
export interface ReadLine {
  /** The number of the line in the text, from 1. */
  readonly line: number;
  /** What stood there, for people to find it. */
  readonly text: () => string;
  /** Without space around them, and without empty ones at the end. */
  readonly cells: readonly string[];
  /** What parts the cells of all lines. */
  readonly separator: Separator;
}

/** The first line of a file may name the separator, for spreadsheets. */
const named = /^sep=([\t;,])/i;

/** A cell in quotation marks: what stands in it parts nothing. */
const quoted = /"(?:[^"]|"")*"/g;

/** What parts the cells: what the first line says, or else the first of tab, semicolon and comma that a line has. */
function separatorOf(text: string): Separator {
  const bare = text.replace(quoted, '');
  const told = named.exec(text)?.[1];
  return separators.find((each) => each === told) ?? separators.find((each) => bare.includes(each)) ?? ',';
}

/** Whether a line names the columns: by their own words, or it has words, and no digit. */
const isHead = (cells: readonly string[], heads: readonly string[]) =>
  cells.every((cell, column) => cell === heads[column]) ||
  (cells.some((cell) => /\p{L}/u.test(cell)) && !cells.some((cell) => /\d/.test(cell)));

const lineBreak = /\r\n|\r|\n/;

/** A line as it stands in the text. */
interface StoodLine {
  readonly line: number;
  readonly stood: readonly string[];
}

async function parse(text: string) {
  const papa = await fetchParser();
  const bare = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(bare);
  const { data } = papa.parse<string[]>(bare, { delimiter: separator });
  let line = 1;
  const lines = data.map((stood): StoodLine => {
    const number = line;
    line += 1;
    for (const cell of stood) if (lineBreak.test(cell)) line += cell.split(lineBreak).length - 1;
    return { line: number, stood };
  });
  const write = (rows: readonly (readonly string[])[]) =>
    papa.unparse(rows as string[][], { delimiter: separator, newline: '\n' });
  return { lines, separator, write };
}

const isToldSeparator = ({ line, stood }: StoodLine) => line === 1 && isSeparatorLine(stood);

/** The cells that count: none of the line that names the separator. */
function cellsOf(line: StoodLine): string[] {
  if (isToldSeparator(line)) return [];
  const cells = line.stood.map((cell) => cell.trim());
  while (cells.at(-1) === '') cells.pop();
  return cells;
}

/**
 * Reads a table of a spreadsheet or of a CSV: tabs, semicolons or commas, cells in quotes, any line ends. A line that
 * names the columns, and empty lines, are left out.
 *
 * @param heads What the columns are called, where their names have digits.
 */
export async function readLines(text: string, heads: readonly string[] = []): Promise<ReadLine[]> {
  const { lines: all, separator } = await parse(text);
  const lines = all.flatMap((one): ReadLine[] => {
    const { line, stood } = one;
    const cells = cellsOf(one);
    return cells.length === 0 ? [] : [{ line, text: () => stood.join(separator), cells, separator }];
  });
  return lines[0] && isHead(lines[0].cells, heads) ? lines.slice(1) : lines;
}

/**
 * The text with one cell of a line replaced.
 *
 * @returns Undefined where that line holds other cells by now.
 */
export async function withCell(
  text: string,
  { line, cells }: Pick<ReadLine, 'line' | 'cells'>,
  column: number,
  value: string,
): Promise<string | undefined> {
  const { lines, write } = await parse(text);
  const found = lines.find((each) => each.line === line);
  const stands = found && cellsOf(found);
  if (!stands || stands.length !== cells.length || stands.some((cell, index) => cell !== cells[index]))
    return undefined;
  const fixed = Array.from({ length: Math.max(found.stood.length, column + 1) }, (_, index) =>
    index === column ? value.replace(/\s+/g, ' ') : (found.stood[index] ?? ''),
  );
  return write(lines.map((each) => (each === found ? fixed : each.stood)));
}

/** The text with some of its lines alone, below the heads of its columns. */
export async function withLines(
  text: string,
  kept: ReadonlySet<number>,
  heads: readonly string[],
): Promise<string> {
  const { lines, write } = await parse(text);
  const rows = lines.filter(({ line }) => kept.has(line));
  const first = lines.find((each) => cellsOf(each).length > 0);
  const own = first && !kept.has(first.line) && isHead(cellsOf(first), heads) ? first.stood : undefined;
  // A line without a digit would pass for the heads.
  const isHeadless = !own && !(rows[0] && isHead(cellsOf(rows[0]), heads));
  const told = lines.filter(isToldSeparator);
  const standing = (all: readonly StoodLine[]) => all.map(({ stood }) => stood);
  return write([...standing(told), ...(isHeadless ? [] : [own ?? heads]), ...standing(rows)]);
}
