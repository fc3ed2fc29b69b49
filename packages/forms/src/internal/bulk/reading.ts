import { type DecimalSign, isCallFailure } from '@pabean/api/rules';
import type { AttemptOptions } from '../save-options.ts';
import type { SignQuestion } from './decimal-signs.ts';
import type { ReadLine } from './read-lines.ts';

/** A column: the field that it fills, and its label. */
export interface BulkColumn {
  readonly name: string;
  readonly label: string;
}

/** An error of a line. */
export interface Reason {
  readonly sentence: string;
  /** Index of the column to fix, from 0. Undefined if it is about the whole line. */
  readonly column?: number | undefined;
  /** Whether it disappears when a question is answered. */
  readonly isAsked?: true;
}

/** A line that cannot become a row. */
export interface BadLine {
  readonly line: number;
  /** The original text. */
  readonly text: string;
  readonly cells: readonly string[];
  /** Its errors; empty once fixed. */
  readonly reasons: readonly Reason[];
  /** Whether the server refused it. */
  readonly isRefused?: true;
}

/** The result of reading a text: valid rows, invalid lines, or why all of it is rejected. */
export interface Reading<Row> {
  readonly rows: readonly Row[];
  readonly bad: readonly BadLine[];
  /** The line number of each row, to find server errors in the text. */
  readonly lines: readonly ReadLine[];
  /** An error of the whole text, such as too many rows. */
  readonly refusal?: string | undefined;
  /** The question to ask before lines with such numbers can be read. */
  readonly question?: SignQuestion | undefined;
}

/** Options for reading a text. */
export interface ReadingOptions extends AttemptOptions {
  /** The decimal sign that the user chose. */
  readonly decimalSign?: DecimalSign | undefined;
}

/** Reads a text without adding anything. A long text reports progress and can be cancelled. */
export type ReadText<Row> = (text: string, options: ReadingOptions) => Promise<Reading<Row>>;

/** Creates an invalid line with its errors. */
export const badLine = ({ line, text, cells }: ReadLine, reasons: readonly Reason[]): BadLine => ({
  line,
  text: text(),
  cells,
  reasons,
});

/** The invalid lines, without those that only wait for the answer to the question. */
export const fixableLines = (reading: Reading<unknown> | undefined) =>
  (reading?.bad ?? []).filter(({ reasons }) => !reasons.length || !reasons.every(({ isAsked }) => isAsked));

/** Whether every line became a row, and there is at least one. */
export const isWhole = ({ rows, bad, refusal }: Reading<unknown>) =>
  rows.length > 0 && bad.length === 0 && !refusal;

/** Whether the valid lines can be added without the others. */
export const canTakeSome = ({ rows, bad, refusal, question }: Reading<unknown>) =>
  bad.length > 0 && rows.length > 0 && !refusal && !question;

/** Moves some lines of a result from the rows to the invalid lines. */
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

/** The result after the server refused some rows (`rows.3.number`); undefined if it named no rows. */
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
  const bad = [...reasons].map(
    ([line, lineReasons]): BadLine => ({ ...badLine(line, lineReasons), isRefused: true }),
  );
  return without(sent, bad);
}

/** Keeps lines that the server refused invalid as long as they are unchanged. */
export function stillRefused<Row>(reading: Reading<Row>, before: Reading<Row> | undefined): Reading<Row> {
  const refused = (before?.bad ?? []).filter(
    ({ line, text, isRefused }) =>
      isRefused && reading.lines.some((each) => each.line === line && each.text() === text),
  );
  return refused.length === 0 ? reading : without(reading, refused);
}

/** Keeps lines listed that were invalid before, without errors if they are valid now. */
export function asListed<Row>(reading: Reading<Row>, before: Reading<Row>): Reading<Row> {
  const listed = new Set(reading.bad.map(({ line }) => line));
  const fixed = before.bad.flatMap(({ line }) => {
    const right = listed.has(line) ? undefined : reading.lines.find((each) => each.line === line);
    return right ? [badLine(right, [])] : [];
  });
  return { ...reading, bad: [...reading.bad, ...fixed].sort((one, other) => one.line - other.line) };
}
