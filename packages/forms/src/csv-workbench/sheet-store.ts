import { type CsvSchema, csvSeparator, type LineProblem, lineOf, type SheetLine } from '@pabean/api/rules';

/** Something wrong in a table, and where. */
export interface SheetProblem extends LineProblem {
  /** The index of its line among the lines. */
  readonly index: number;
  /** The physical line of the file. */
  readonly line: number;
  /** What stands there: the cell, or the whole line where that is meant. */
  readonly value: string;
}

/** What a table is at a moment. */
export interface SheetState {
  readonly lines: readonly SheetLine[];
  /** Everything that is wrong, in the order of the file. */
  readonly problems: readonly SheetProblem[];
  /** How many lines have something wrong. */
  readonly wrongLines: number;
  /** How many cells were fixed, as far as that was not undone. */
  readonly mended: number;
  /** Whether there is something to undo. */
  readonly canUndo: boolean;
}

/** A table that can be fixed. What it was at a moment never changes. */
export interface SheetStore {
  readonly schema: CsvSchema;
  readonly state: SheetState;
  subscribe(listener: () => void): () => void;
  /** Puts another value where each of these problems is, in one step that can be undone. */
  mend(problems: readonly SheetProblem[], value: string): void;
  /** Takes the last step back, and gives where it was. */
  undo(): Pick<SheetProblem, 'index' | 'column'> | undefined;
}

/** The cells of a line as a text, for whoever fixes the line as a whole. */
const joined = (cells: readonly string[]) => cells.join(csvSeparator);

/** Keeps a table that was read. */
export function keepSheet(schema: CsvSchema, read: readonly SheetLine[]): SheetStore {
  const listeners = new Set<() => void>();
  const steps: { lines: ReadonlyMap<number, SheetLine>; mended: number; column: string }[] = [];
  let state = stateOf(schema, read, 0, false);

  function become(lines: readonly SheetLine[], mended: number) {
    state = stateOf(schema, lines, mended, steps.length > 0);
    for (const listener of listeners) listener();
  }

  return {
    schema,
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    mend(problems, value) {
      const lines = [...state.lines];
      const before = new Map<number, SheetLine>();
      for (const { index, column } of problems) {
        const line = lines[index];
        if (!line) continue;
        if (!before.has(index)) before.set(index, line);
        lines[index] = lineOf(schema, line.line, mendedCells(schema, line.cells, column, value));
      }
      steps.push({ lines: before, mended: state.mended, column: problems[0]?.column ?? '' });
      become(lines, state.mended + problems.length);
    },
    undo() {
      const step = steps.pop();
      if (!step) return undefined;
      const lines = [...state.lines];
      for (const [index, line] of step.lines) lines[index] = line;
      become(lines, step.mended);
      const [index = 0] = step.lines.keys();
      return { index, column: step.column };
    },
  };
}

function mendedCells(
  { columns }: CsvSchema,
  cells: readonly string[],
  column: string,
  value: string,
): readonly string[] {
  if (column === '') return value.split(csvSeparator);
  const at = columns.findIndex(({ name }) => name === column);
  return cells.map((cell, index) => (index === at ? value : cell));
}

function stateOf(
  { columns }: CsvSchema,
  lines: readonly SheetLine[],
  mended: number,
  canUndo: boolean,
): SheetState {
  const places = new Map(columns.map(({ name }, index) => [name, index]));
  const problems: SheetProblem[] = [];
  let wrongLines = 0;
  for (const [index, { line, cells, problems: ofLine }] of lines.entries()) {
    if (ofLine.length > 0) wrongLines++;
    for (const problem of ofLine) {
      const place = places.get(problem.column);
      const value = place === undefined ? joined(cells) : (cells[place] ?? '');
      problems.push({ ...problem, index, line, value });
    }
  }
  return { lines, problems, wrongLines, mended, canUndo };
}

/** The problems that are the same as one: in its column, with its value, against the same rule. */
export const sameAs = (problems: readonly SheetProblem[], one: SheetProblem) =>
  problems.filter(
    ({ column, refusal, value }) =>
      column === one.column && refusal === one.refusal && value === one.value && column !== '',
  );

/** A count of problems of one column against one rule. */
export interface ProblemGroup extends Pick<SheetProblem, 'column' | 'refusal'> {
  readonly count: number;
}

/** How often each rule is broken in each column, the most frequent first. */
export function groupsOf(problems: readonly SheetProblem[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const { column, refusal } of problems) {
    const key = `${column}/${refusal}`;
    groups.set(key, { column, refusal, count: (groups.get(key)?.count ?? 0) + 1 });
  }
  return [...groups.values()].sort((one, other) => other.count - one.count);
}
