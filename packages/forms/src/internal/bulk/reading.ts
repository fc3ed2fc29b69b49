import { type DecimalSign, isCallFailure } from '@pabean/api/rules';
import type { AttemptOptions } from '../save-options.ts';
import type { SignQuestion } from './decimal-signs.ts';
import type { ReadLine } from './read-lines.ts';

/** A column of the lines: the field that it fills, and what people call it. */
export interface BulkColumn {
  readonly name: string;
  readonly label: string;
}

/** What is wrong with a line, in a sentence. */
export interface Reason {
  readonly sentence: string;
  /** The column that has to be fixed, from 0. Left out where it is about the line. */
  readonly column?: number | undefined;
  /** Whether it goes when a question is answered. */
  readonly isAsked?: true;
}

/** A line that cannot become a row. */
export interface BadLine {
  readonly line: number;
  /** What stood there. */
  readonly text: string;
  readonly cells: readonly string[];
  /** What is wrong; nothing once it was fixed. */
  readonly reasons: readonly Reason[];
  /** Whether a server refused it. */
  readonly isRefused?: true;
}

/** What became of a text: rows that are right, lines that are not, or why all of it is refused. */
export interface Reading<Row> {
  readonly rows: readonly Row[];
  readonly bad: readonly BadLine[];
  /** The lines of the rows, one for each, so that what a server refuses can be found in the text. */
  readonly lines: readonly ReadLine[];
  /** What is said against the whole, such as that there are too many rows. */
  readonly refusal?: string | undefined;
  /** What has to be asked before the lines with such numbers can be read. */
  readonly question?: SignQuestion | undefined;
}

/** What reading a text gets beside it. */
export interface ReadingOptions extends AttemptOptions {
  /** What stands before decimals, where somebody was asked. */
  readonly decimalSign?: DecimalSign | undefined;
}

/** Reads a text; nothing is added by it. A long one tells how much is read, and can be cancelled. */
export type ReadText<Row> = (text: string, options: ReadingOptions) => Promise<Reading<Row>>;

/** A line that cannot become a row, and why. */
export const badLine = ({ line, text, cells }: ReadLine, reasons: readonly Reason[]): BadLine => ({
  line,
  text: text(),
  cells,
  reasons,
});

/** The bad lines without those that only wait for the answer of a question. */
export const fixableLines = (reading: Reading<unknown> | undefined) =>
  (reading?.bad ?? []).filter(({ reasons }) => !reasons.length || !reasons.every(({ isAsked }) => isAsked));

/** Whether every line became a row, and there is one. */
export const isWhole = ({ rows, bad, refusal }: Reading<unknown>) =>
  rows.length > 0 && bad.length === 0 && !refusal;

/** Whether the lines that are right can be added without the others. */
export const canTakeSome = ({ rows, bad, refusal, question }: Reading<unknown>) =>
  bad.length > 0 && rows.length > 0 && !refusal && !question;

/** A reading without the rows of some lines, which are bad. */
function without<Row>(reading: Reading<Row>, bad: readonly BadLine[]): Reading<Row> {
  const numbers = new Set(bad.map(({ line }) => line));
  const isGood = (_: unknown, row: number) => !numbers.has(reading.lines[row]?.line ?? 0);
  return {
    ...reading,
    rows: reading.rows.filter(isGood),
    lines: reading.lines.filter(isGood),
    bad: [...reading.bad, ...bad].sort((one, other) => one.line - other.line),
  };
}

/** What became of a text whose rows a server refused one by one (`rows.3.number`); undefined where it said nothing of rows. */
export function refusedLines<Row>(
  sent: Reading<Row>,
  error: unknown,
  columns: readonly BulkColumn[],
): Reading<Row> | undefined {
  if (!isCallFailure(error)) return undefined;
  const reasons = new Map<ReadLine, Reason[]>();
  for (const { path, message } of error.fieldErrors) {
    const line = path[0] === 'rows' ? sent.lines[Number(path[1])] : undefined;
    if (!line) return undefined;
    const column = columns.findIndex(({ name }) => name === path[2]);
    const reason = { sentence: message, column: column < 0 ? undefined : column };
    reasons.set(line, [...(reasons.get(line) ?? []), reason]);
  }
  if (reasons.size === 0) return undefined;
  const bad = [...reasons].map(([line, said]): BadLine => ({ ...badLine(line, said), isRefused: true }));
  return without(sent, bad);
}

/** A reading of the same text in which the lines that a server refused are still bad, as long as nobody changed them. */
export function stillRefused<Row>(reading: Reading<Row>, before: Reading<Row> | undefined): Reading<Row> {
  const refused = (before?.bad ?? []).filter(
    ({ line, text, isRefused }) =>
      isRefused && reading.lines.some((each) => each.line === line && each.text() === text),
  );
  return refused.length === 0 ? reading : without(reading, refused);
}

/** A reading in which lines that were bad before are listed still, though without reasons where they are right now. */
export function asListed<Row>(reading: Reading<Row>, before: Reading<Row>): Reading<Row> {
  const listed = new Set(reading.bad.map(({ line }) => line));
  const fixed = before.bad.flatMap(({ line }) => {
    const right = listed.has(line) ? undefined : reading.lines.find((each) => each.line === line);
    return right ? [badLine(right, [])] : [];
  });
  return { ...reading, bad: [...reading.bad, ...fixed].sort((one, other) => one.line - other.line) };
}
