import {
  type ColumnRepair,
  type CsvLine,
  type CsvSchema,
  csvSeparator,
  type LineProblem,
  type LineWarning,
  lineOf,
  type OfferedRepair,
  type Period,
  periodWarning,
  repairsOf,
} from '@pabean/api/rules';
import type { CsvOrigin } from './read-csv-file.ts';

interface Place {
  /** Index of the line. */
  readonly index: number;
  /** The physical line of the file. */
  readonly line: number;
  /** The text of the cell, or of the whole line. */
  readonly value: string;
}

/** An error in a table, with its location. */
export interface CsvProblem extends LineProblem, Place {}

/** A warning about a valid but unlikely value, with its location. */
export interface CsvWarning extends LineWarning, Place {}

/** An error or a warning. */
export type CsvRemark = CsvProblem | CsvWarning;

/** Code of the broken rule or of the warning. */
export const reasonOf = (remark: LineProblem | LineWarning) =>
  'warning' in remark ? remark.warning : remark.refusal;

/** An immutable snapshot of a table. */
export interface CsvState {
  readonly lines: readonly CsvLine[];
  /** All errors, in file order. */
  readonly problems: readonly CsvProblem[];
  /** All warnings, in file order. */
  readonly warnings: readonly CsvWarning[];
  /** Number of lines with errors. */
  readonly wrongLines: number;
  /** Number of lines with warnings. */
  readonly oddLines: number;
  /** Number of fixed cells, without undone fixes. */
  readonly fixed: number;
  /** Whether there is a step to undo. */
  readonly canUndo: boolean;
}

/** A table that can be fixed. Its snapshots are immutable. */
export interface CsvStore {
  readonly schema: CsvSchema;
  readonly origin: CsvOrigin;
  readonly state: CsvState;
  subscribe(listener: () => void): () => void;
  /** Sets a value at each of these locations, in one step that can be undone. */
  fix(remarks: readonly CsvRemark[], value: string): void;
  /** Returns the repairs of a column that make some of its cells valid. */
  repairsOf(column: string): readonly OfferedRepair[];
  /** Reinterprets all cells of a column, in one step that can be undone; returns how many cells changed. */
  repair(column: string, repair: ColumnRepair): number;
  /** Undoes the last step and returns its location. */
  undo(): Pick<CsvRemark, 'index' | 'column'> | undefined;
  /** Sets the period of the table: days outside it are warnings. */
  setPeriod(period: Period): void;
}

/** Returns the cells of a line as text, to edit the whole line. */
const joined = (cells: readonly string[]) => cells.join(csvSeparator);

const asItIs: CsvOrigin = { encoding: 'utf-8', isTidied: false };

/** Creates a store for a table that was read. */
export function createCsvStore(schema: CsvSchema, read: readonly CsvLine[], origin = asItIs): CsvStore {
  const listeners = new Set<() => void>();
  const steps: { lines: ReadonlyMap<number, CsvLine>; fixed: number; column: string }[] = [];
  let period: Period = { from: '', until: '' };
  let state = stateOf(read, 0);

  function stateOf(lines: readonly CsvLine[], fixed: number): CsvState {
    const found = { ...problemsOf(schema, lines), ...warningsOf(schema, lines, period) };
    return { lines, ...found, fixed, canUndo: steps.length > 0 };
  }
  function become(next: CsvState) {
    state = next;
    for (const listener of listeners) listener();
  }
  function change(cells: readonly { index: number; column: string; value: string }[]) {
    const lines = [...state.lines];
    const before = new Map<number, CsvLine>();
    for (const { index, column, value } of cells) {
      const line = lines[index];
      if (!line) continue;
      if (!before.has(index)) before.set(index, line);
      lines[index] = lineOf(schema, line.line, fixedCells(schema, line.cells, column, value));
    }
    steps.push({ lines: before, fixed: state.fixed, column: cells[0]?.column ?? '' });
    become(stateOf(lines, state.fixed + cells.length));
  }
  function offeredIn(name: string) {
    const place = schema.columns.findIndex((column) => column.name === name);
    const column = schema.columns[place];
    if (!column) return [];
    const marked = [...state.problems, ...state.warnings].flatMap((remark) =>
      remark.column === name ? [remark.index] : [],
    );
    const cells = state.lines.map((line) => line.cells[place] ?? '');
    return repairsOf(column, cells, new Set(marked));
  }

  return {
    schema,
    origin,
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fix: (remarks, value) => change(remarks.map(({ index, column }) => ({ index, column, value }))),
    repairsOf: offeredIn,
    repair(column, chosen) {
      const cells = offeredIn(column).find(({ repair }) => repair === chosen)?.cells ?? [];
      if (cells.length > 0) change(cells.map((cell) => ({ ...cell, column })));
      return cells.length;
    },
    undo() {
      const step = steps.pop();
      if (!step) return undefined;
      const lines = [...state.lines];
      for (const [index, line] of step.lines) lines[index] = line;
      become(stateOf(lines, step.fixed));
      const [index = 0] = step.lines.keys();
      return { index, column: step.column };
    },
    setPeriod(next) {
      if (next.from === period.from && next.until === period.until) return;
      period = next;
      // Errors stay: the user may be fixing one.
      become({ ...state, ...warningsOf(schema, state.lines, period) });
    },
  };
}

function fixedCells(
  { columns }: CsvSchema,
  cells: readonly string[],
  column: string,
  value: string,
): readonly string[] {
  if (column === '') return value.split(csvSeparator);
  const at = columns.findIndex(({ name }) => name === column);
  return cells.map((cell, index) => (index === at ? value : cell));
}

const placesOf = ({ columns }: CsvSchema) => new Map(columns.map(({ name }, index) => [name, index]));

/** Returns the text of a cell or of the whole line. */
function valueAt(places: ReadonlyMap<string, number>, column: string, cells: readonly string[]): string {
  const place = places.get(column);
  return place === undefined ? joined(cells) : (cells[place] ?? '');
}

function problemsOf(schema: CsvSchema, lines: readonly CsvLine[]) {
  const places = placesOf(schema);
  const problems = lines.flatMap(({ line, cells, problems: ofLine }, index) =>
    ofLine.map((each): CsvProblem => ({ ...each, index, line, value: valueAt(places, each.column, cells) })),
  );
  return { problems, wrongLines: lines.filter((line) => line.problems.length > 0).length };
}

function warningsOf(schema: CsvSchema, lines: readonly CsvLine[], period: Period) {
  const places = placesOf(schema);
  const warnings: CsvWarning[] = [];
  let oddLines = 0;
  for (const [index, checked] of lines.entries()) {
    const { line, cells } = checked;
    const outside = periodWarning(schema, checked, period);
    const lineWarnings = outside ? [...checked.warnings, outside] : checked.warnings;
    for (const each of lineWarnings)
      warnings.push({ ...each, index, line, value: valueAt(places, each.column, cells) });
    if (lineWarnings.length > 0) oddLines++;
  }
  return { warnings, oddLines };
}

/** Returns the remarks with the same column, value and reason. */
export const sameAs = (remarks: readonly CsvRemark[], one: CsvRemark) =>
  remarks.filter(
    (each) =>
      each.column === one.column &&
      reasonOf(each) === reasonOf(one) &&
      each.value === one.value &&
      each.column !== '',
  );

/** Number of remarks of one column for one reason. */
export interface RemarkGroup {
  /** One of these remarks. */
  readonly first: CsvRemark;
  readonly count: number;
}

/** Key of a group in the filter list; no column name contains a space. */
export const groupId = (remark: LineProblem | LineWarning) => `${remark.column} ${reasonOf(remark)}`;

/** Counts remarks by column and reason, the most frequent first. */
export function groupsOf(remarks: readonly CsvRemark[]): RemarkGroup[] {
  const groups = new Map<string, RemarkGroup>();
  for (const remark of remarks) {
    const { first, count } = groups.get(groupId(remark)) ?? { first: remark, count: 0 };
    groups.set(groupId(remark), { first, count: count + 1 });
  }
  return [...groups.values()].sort((one, other) => other.count - one.count);
}
