import { type CellProblem, type CellRefusal, type CellWarning, type CsvColumn, readCell } from './cell.ts';

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
  /**
   * The columns of days that belong into the time that a table is about: at least one of those that are filled.
   *
   * @default []
   */
  readonly periodColumns?: readonly string[];
}

/** Something wrong in a line. */
export interface LineProblem extends CellProblem {
  /** The name of its column; empty where the line as a whole is meant. */
  readonly column: string;
  /** How many cells it has, where it should have `max`. */
  readonly found?: number;
}

/** Something in a line that is right, but hardly meant. */
export interface LineWarning {
  /** The name of its column; empty where the line as a whole is meant. */
  readonly column: string;
  /** Why it should be looked at. */
  readonly warning: CellWarning;
}

/** What was read in a line. */
export interface CheckedLine {
  /** The values in the order of the columns, each in the form in which it is kept. */
  readonly values: readonly string[];
  /** In the order of the columns, those of rules between cells after them. */
  readonly problems: readonly LineProblem[];
  /** In the order of the columns, what is about the whole line before them. */
  readonly warnings: readonly LineWarning[];
}

/** Checks a line that has as many cells as the layout has columns. */
export function checkLine({ columns, lineRules = [] }: CsvSchema, cells: readonly string[]): CheckedLine {
  const values: string[] = [];
  const problems: LineProblem[] = [];
  const warnings: LineWarning[] = isExample(columns, cells) ? [{ column: '', warning: 'example' }] : [];
  for (const [index, column] of columns.entries()) {
    const { value, problem, warning } = readCell(column, cells[index] ?? '');
    values.push(value);
    if (warning) warnings.push({ column: column.name, warning });
    if (problem) problems.push({ column: column.name, ...problem });
  }
  if (lineRules.length === 0) return { values, problems, warnings };
  const wrong = new Set(problems.map(({ column }) => column));
  const valueIn = (name: string) => values[columns.findIndex((column) => column.name === name)] ?? '';
  for (const { refusal, columns: looked, brokenAt } of lineRules) {
    if (looked.some((column) => wrong.has(column))) continue;
    const column = brokenAt(valueIn);
    if (column !== undefined) problems.push({ column, refusal });
  }
  return { values, problems, warnings };
}

/** Whether a line is the template's, untouched. */
const isExample = (columns: readonly CsvColumn[], cells: readonly string[]) =>
  columns.some(({ example }) => example !== '') &&
  columns.every(({ example }, index) => (cells[index] ?? '').trim() === example);

/** The days that a table is about, `YYYY-MM-DD`; empty where one is not given. */
export interface Period {
  /** The first of them. */
  readonly from: string;
  /** The last of them. */
  readonly until: string;
}

/** What is to be said of a line whose days all lie outside of the time that its table is about. */
export function periodWarning(
  { columns, periodColumns = [] }: CsvSchema,
  { values, problems }: Pick<CheckedLine, 'values' | 'problems'>,
  { from, until }: Period,
): LineWarning | undefined {
  const wrong = new Set(problems.map(({ column }) => column));
  if (wrong.has('')) return undefined;
  const days = periodColumns.flatMap((column) => {
    const day = wrong.has(column) ? '' : (values[columns.findIndex(({ name }) => name === column)] ?? '');
    return day === '' ? [] : [{ column, day }];
  });
  const isWithin = ({ day }: { day: string }) =>
    (from === '' || day >= from) && (until === '' || day <= until);
  const [first] = days;
  return first && !days.some(isWithin) ? { column: first.column, warning: 'outsidePeriod' } : undefined;
}
