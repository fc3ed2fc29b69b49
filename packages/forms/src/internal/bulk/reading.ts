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
  /** What is said against the whole, such as that there are too many rows. */
  readonly refusal?: string;
}

/** Whether every line became a row, and there is one. */
export const isWhole = ({ rows, bad, refusal }: Reading<unknown>) =>
  rows.length > 0 && bad.length === 0 && !refusal;
