import { type CellProblem, type CellRefusal, type CsvColumn, readCell } from './cell.ts';

/** A rule between cells of one line. It is asked only where each cell of it is right by itself. */
export interface LineRule {
  /** What is said where it is broken. */
  readonly refusal: CellRefusal;
  /** The columns that it looks at. */
  readonly columns: readonly string[];
  /** The column whose cell breaks it, by the line's values; undefined where it holds. */
  readonly brokenAt: (valueIn: (column: string) => string) => string | undefined;
}

/** The layout of a CSV: its columns in order, and what must hold in each line. */
export interface CsvSchema {
  /** The columns in order. */
  readonly columns: readonly CsvColumn[];
  /**
   * Rules between the cells of a line.
   *
   * @default []
   */
  readonly lineRules?: readonly LineRule[];
}

/** Something wrong in a line. */
export interface LineProblem extends CellProblem {
  /** The name of its column; empty where the line as a whole is meant. */
  readonly column: string;
  /** How many cells it has, where it should have `max`. */
  readonly found?: number;
}

/** What was read in a line. */
export interface CheckedLine {
  /** The values in the order of the columns, each in the form in which it is kept. */
  readonly values: readonly string[];
  /** In the order of the columns, those of rules between cells after them. */
  readonly problems: readonly LineProblem[];
}

/** Checks a line that has as many cells as the layout has columns. */
export function checkLine({ columns, lineRules = [] }: CsvSchema, cells: readonly string[]): CheckedLine {
  const values: string[] = [];
  const problems: LineProblem[] = [];
  for (const [index, column] of columns.entries()) {
    const { value, problem } = readCell(column, cells[index] ?? '');
    values.push(value);
    if (problem) problems.push({ column: column.name, ...problem });
  }
  if (lineRules.length === 0) return { values, problems };
  const wrong = new Set(problems.map(({ column }) => column));
  const valueIn = (name: string) => values[columns.findIndex((column) => column.name === name)] ?? '';
  for (const { refusal, columns: looked, brokenAt } of lineRules) {
    if (looked.some((column) => wrong.has(column))) continue;
    const column = brokenAt(valueIn);
    if (column !== undefined) problems.push({ column, refusal });
  }
  return { values, problems };
}
