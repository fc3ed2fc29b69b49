import { isSeparatorLine } from '@pabean/api/rules';
import { fetchParser } from '../fetch-parser.ts';
import { inPieces } from './in-pieces.ts';

const separators = ['\t', ';', ','] as const;

/** Separator of the cells. */
export type Separator = (typeof separators)[number];

/** A line of a table that was pasted or read from a file. */
export interface ReadLine {
  /** The number of the line in the text, from 1. */
  readonly line: number;
  /** The original text, so that users can find it. */
  readonly text: () => string;
  /** Trimmed, without empty cells at the end. */
  readonly cells: readonly string[];
  /** The separator of the text. */
  readonly separator: Separator;
}

/** The first line of a file may name the separator, for spreadsheets. */
const named = /^sep=([\t;,])/i;

/** A quoted cell: separators in it do not count. */
const quoted = /"(?:[^"]|"")*"/g;

/** Determines the separator: the one named in the first line, or the first of tab, semicolon and comma that occurs. */
function separatorOf(text: string): Separator {
  const bare = text.replace(quoted, '');
  const separatorLines = named.exec(text)?.[1];
  return (
    separators.find((each) => each === separatorLines) ??
    separators.find((each) => bare.includes(each)) ??
    ','
  );
}

/** Whether a line is the heading: it has the known headings, or letters and no digit. */
const isHead = (cells: readonly string[], heads: readonly string[]) =>
  cells.every((cell, column) => cell === heads[column]) ||
  (cells.some((cell) => /\p{L}/u.test(cell)) && !cells.some((cell) => /\d/.test(cell)));

const lineBreak = /\r\n|\r|\n/;

/** The original text of a line. */
interface OriginalLine {
  readonly line: number;
  readonly original: readonly string[];
}

async function parse(text: string) {
  const papa = await fetchParser();
  const bare = text.replace(/^\uFEFF/, '');
  const separator = separatorOf(bare);
  const { data } = papa.parse<string[]>(bare, { delimiter: separator });
  let line = 1;
  const lines: OriginalLine[] = [];
  await inPieces(data, (original) => {
    lines.push({ line, original });
    line += 1;
    for (const cell of original) if (lineBreak.test(cell)) line += cell.split(lineBreak).length - 1;
  });
  const write = (rows: readonly (readonly string[])[]) =>
    papa.unparse(rows as string[][], { delimiter: separator, newline: '\n' });
  return { lines, separator, write };
}

const namesSeparator = ({ line, original }: OriginalLine) => line === 1 && isSeparatorLine(original);

/** The cells without the line that names the separator. */
function cellsOf(line: OriginalLine): string[] {
  if (namesSeparator(line)) return [];
  const cells = line.original.map((cell) => cell.trim());
  while (cells.at(-1) === '') cells.pop();
  return cells;
}

/**
 * Parses a table from a spreadsheet or a CSV: tabs, semicolons or commas, quoted cells, any line endings. The heading and empty
 * lines are omitted.
 *
 * @param heads The column headings, if they contain digits.
 */
export async function readLines(text: string, heads: readonly string[] = []): Promise<ReadLine[]> {
  const { lines: all, separator } = await parse(text);
  const lines: ReadLine[] = [];
  await inPieces(all, (one) => {
    const { line, original } = one;
    const cells = cellsOf(one);
    if (cells.length > 0) lines.push({ line, text: () => original.join(separator), cells, separator });
  });
  return lines[0] && isHead(lines[0].cells, heads) ? lines.slice(1) : lines;
}

/**
 * Returns the text with one cell of a line replaced.
 *
 * @returns undefined if the line has other cells by now.
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
  const fixed = Array.from({ length: Math.max(found.original.length, column + 1) }, (_, index) =>
    index === column ? value.replace(/\s+/g, ' ') : (found.original[index] ?? ''),
  );
  return write(lines.map((each) => (each === found ? fixed : each.original)));
}

/** Returns some lines of the text, below its heading. */
export async function withLines(
  text: string,
  kept: ReadonlySet<number>,
  heads: readonly string[],
): Promise<string> {
  const { lines, write } = await parse(text);
  const rows = lines.filter(({ line }) => kept.has(line));
  const first = lines.find((each) => cellsOf(each).length > 0);
  const heading =
    first && !kept.has(first.line) && isHead(cellsOf(first), heads) ? first.original : undefined;
  // A line without a digit would be taken for the heading.
  const isHeadless = !heading && !(rows[0] && isHead(cellsOf(rows[0]), heads));
  const separatorLines = lines.filter(namesSeparator);
  const cellsIn = (all: readonly OriginalLine[]) => all.map(({ original }) => original);
  return write([...cellsIn(separatorLines), ...(isHeadless ? [] : [heading ?? heads]), ...cellsIn(rows)]);
}
