import { isCallFailure } from '@pabean/api/rules';
import type { ReadLine } from './read-lines.ts';

/** A line that cannot become a row. */
export interface BadLine {
  readonly line: number;
  /** What stood there. */
  readonly text: string;
  /** What is wrong, in sentences. */
  readonly reasons: readonly string[];
}

/** What became of a text: rows that are right, lines that are not, or why all of it is refused. */
export interface Reading<Row> {
  readonly rows: readonly Row[];
  readonly bad: readonly BadLine[];
  /**
   * The lines of the rows, one for each, so that what a server refuses can be found in the text.
   *
   * @default undefined
   */
  readonly lines?: readonly Pick<ReadLine, 'line' | 'text'>[];
  /** What is said against the whole, such as that there are too many rows. */
  readonly refusal?: string;
}

/** Whether every line became a row, and there is one. */
export const isWhole = ({ rows, bad, refusal }: Reading<unknown>) =>
  rows.length > 0 && bad.length === 0 && !refusal;

/** What became of a text whose rows a server refused one by one (`rows.3.number`); undefined where it said nothing of rows. */
export function refusedLines<Row>(sent: Reading<Row>, error: unknown): Reading<Row> | undefined {
  if (!isCallFailure(error) || !sent.lines) return undefined;
  const reasons = new Map<number, string[]>();
  for (const { path, message } of error.fieldErrors) {
    const row = path[0] === 'rows' ? Number(path[1]) : Number.NaN;
    if (!sent.lines[row]) return undefined;
    reasons.set(row, [...(reasons.get(row) ?? []), message]);
  }
  if (reasons.size === 0) return undefined;
  const isGood = (_: unknown, row: number) => !reasons.has(row);
  return {
    rows: sent.rows.filter(isGood),
    lines: sent.lines.filter(isGood),
    bad: [...reasons]
      .sort(([one], [other]) => one - other)
      .flatMap(([row, said]) => {
        const line = sent.lines?.[row];
        return line ? [{ line: line.line, text: line.text(), reasons: said }] : [];
      }),
  };
}
