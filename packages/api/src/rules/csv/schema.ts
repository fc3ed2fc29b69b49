import { type CellProblem, type CellRefusal, type CellWarning, type CsvColumn, readCell } from './cell.ts';

/** A rule between cells of one line. It is checked only where each cell of it is valid by itself. */
export interface LineRule {
  /** The refusal when it is violated. */
  readonly refusal: CellRefusal;
  /** The columns that it looks at. */
  readonly columns: readonly string[];
  /** Returns the column whose cell violates it, by the line's values; undefined where there is none. */
  readonly brokenAt: (valueIn: (column: string) => string) => string | undefined;
}

/** The layout of a CSV: its columns in order, and the rules for each line. */
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
   * The columns of days that must be in the period of a table: at least one of those that are filled.
   *
   * @default []
   */
  readonly periodColumns?: readonly string[];
}

/** A problem in a line. */
export interface LineProblem extends CellProblem {
  /** The name of its column; empty where the whole line is meant. */
  readonly column: string;
  /** How many cells it has, where it should have `max`. */
  readonly found?: number;
}

/** A warning about a line: valid, but suspicious. */
export interface LineWarning {
  /** The name of its column; empty where the whole line is meant. */
  readonly column: string;
  /** Why it is suspicious. */
  readonly warning: CellWarning;
}

/** A line that was read. */
export interface CheckedLine {
  /** The normalized values in the order of the columns. */
  readonly values: readonly string[];
  /** In the order of the columns, then those of rules between cells. */
  readonly problems: readonly LineProblem[];
  /** Those about the whole line, then in the order of the columns. */
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

/** Returns whether a line is the unchanged example of the template. */
const isExample = (columns: readonly CsvColumn[], cells: readonly string[]) =>
  columns.some(({ example }) => example !== '') &&
  columns.every(({ example }, index) => (cells[index] ?? '').trim() === example);

/** The period of a table, `YYYY-MM-DD`; empty where a day is not given. */
export interface Period {
  /** The first day. */
  readonly from: string;
  /** The last day. */
  readonly until: string;
}

/** Returns the warning about a line whose days are all outside of its table's period. */
export function periodWarning(
  { columns, periodColumns = [] }: CsvSchema,
  { values, problems }: Pick<CheckedLine, 'values' | 'problems'>,
  { from, until }: Period,
): LineWarning | undefined {
  if (from === '' && until === '') return undefined;
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
