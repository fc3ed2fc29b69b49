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
  /** The index of its line among the lines. */
  readonly index: number;
  /** The physical line of the file. */
  readonly line: number;
  /** What stands there: the cell, or the whole line where that is meant. */
  readonly value: string;
}

/** Something wrong in a table, and where. */
export interface CsvProblem extends LineProblem, Place {}

/** Something in a table that is right, but hardly meant, and where. */
export interface CsvWarning extends LineWarning, Place {}

/** Either of them. */
export type CsvRemark = CsvProblem | CsvWarning;

/** Which rule it breaks, or what is odd about it. */
export const reasonOf = (remark: LineProblem | LineWarning) =>
  'warning' in remark ? remark.warning : remark.refusal;

/** What a table is at a moment. */
export interface CsvState {
  readonly lines: readonly CsvLine[];
  /** Everything that is wrong, in the order of the file. */
  readonly problems: readonly CsvProblem[];
  /** Everything that is right, but hardly meant, in the order of the file. */
  readonly warnings: readonly CsvWarning[];
  /** How many lines have something wrong. */
  readonly wrongLines: number;
  /** How many lines have something that is hardly meant. */
  readonly oddLines: number;
  /** How many cells were fixed, as far as that was not undone. */
  readonly fixed: number;
  /** Whether there is something to undo. */
  readonly canUndo: boolean;
}

/** A table that can be fixed. What it was at a moment never changes. */
export interface CsvStore {
  readonly schema: CsvSchema;
  readonly origin: CsvOrigin;
  readonly state: CsvState;
  subscribe(listener: () => void): () => void;
  /** Puts another value where each of these remarks is, in one step that can be undone. */
  fix(remarks: readonly CsvRemark[], value: string): void;
  /** The repairs of a column that make some of its cells right. */
  repairsOf(column: string): readonly OfferedRepair[];
  /** Reads all cells of a column in another way, in one step that can be undone; gives how many cells changed. */
  repair(column: string, repair: ColumnRepair): number;
  /** Takes the last step back, and gives where it was. */
  undo(): Pick<CsvRemark, 'index' | 'column'> | undefined;
  /** The days that the table is about: those outside of them are warnings. */
  setPeriod(period: Period): void;
}

/** The cells of a line as a text, for whoever fixes the line as a whole. */
const joined = (cells: readonly string[]) => cells.join(csvSeparator);

const asItIs: CsvOrigin = { encoding: 'utf-8', isTidied: false };

/** Keeps a table that was read. */
export function keepTable(schema: CsvSchema, read: readonly CsvLine[], origin = asItIs): CsvStore {
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
    repair(column, wanted) {
      const cells = offeredIn(column).find(({ repair }) => repair === wanted)?.cells ?? [];
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
      // What is wrong stays the same: somebody may be fixing it.
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

/** What stands in a cell, or in the whole line. */
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
    const odd = outside ? [...checked.warnings, outside] : checked.warnings;
    for (const each of odd)
      warnings.push({ ...each, index, line, value: valueAt(places, each.column, cells) });
    if (odd.length > 0) oddLines++;
  }
  return { warnings, oddLines };
}

/** The remarks that are the same as one: in its column, with its value, for the same reason. */
export const sameAs = (remarks: readonly CsvRemark[], one: CsvRemark) =>
  remarks.filter(
    (each) =>
      each.column === one.column &&
      reasonOf(each) === reasonOf(one) &&
      each.value === one.value &&
      each.column !== '',
  );

/** A count of remarks about one column for one reason. */
export interface RemarkGroup {
  /** One of them. */
  readonly first: CsvRemark;
  readonly count: number;
}

/** Names a group in the list of filters; no column has a blank in its name. */
export const groupId = (remark: LineProblem | LineWarning) => `${remark.column} ${reasonOf(remark)}`;

/** How often there is each reason in each column, the most frequent first. */
export function groupsOf(remarks: readonly CsvRemark[]): RemarkGroup[] {
  const groups = new Map<string, RemarkGroup>();
  for (const remark of remarks) {
    const { first, count } = groups.get(groupId(remark)) ?? { first: remark, count: 0 };
    groups.set(groupId(remark), { first, count: count + 1 });
  }
  return [...groups.values()].sort((one, other) => other.count - one.count);
}
