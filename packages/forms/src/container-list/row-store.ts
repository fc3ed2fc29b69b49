import type { ContainerRow } from '@pabean/api/contract';
import { type CheckedRow, checkRow, isBlank, type RowField } from './check-row.ts';
import type { Change, RowError, RowState, RowsState } from './row-state.ts';
import { SameNumbers } from './same-numbers.ts';

const mostChanges = 100;
const fields: readonly RowField[] = ['number', 'size'];

/**
 * The rows of a container list. A key press costs the same in a list of any length: only the edited row is checked, duplicates
 * are found in an index, and counts are updated incrementally.
 */
export class RowStore {
  #state: RowsState;
  readonly #same = new SameNumbers();
  readonly #filled = new Set<RowState>();
  readonly #wrong = new Set<RowState>();
  readonly #changed = new Set<RowState>();
  readonly #listeners = new Set<() => void>();
  readonly #rowListeners = new Map<RowState, Set<() => void>>();
  readonly #changes: Change[] = [];
  #first: readonly RowState[] | undefined;
  #nextKey = 0;

  constructor(rows: readonly ContainerRow[]) {
    this.#state = { rows: [], filled: 0, wrong: [], last: undefined };
    this.#put(this.#hold(rows));
    this.#first = this.#state.rows;
  }

  get state(): RowsState {
    return this.#state;
  }

  /** Whether the rows differ from the initial ones. */
  get isDirty(): boolean {
    return this.#state.rows !== this.#first || this.#changed.size > 0;
  }

  /** The values of all rows. */
  get values(): ContainerRow[] {
    return this.#state.rows.map(({ number, size }) => ({ number, size }));
  }

  /** Calls `listener` after each change; with `row`, only after changes of this row. */
  subscribe(listener: () => void, row?: RowState): () => void {
    const listeners = row ? this.#listenersOf(row) : this.#listeners;
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (row && listeners.size === 0) this.#rowListeners.delete(row);
    };
  }

  /** Returns the first other row with the same number. */
  sameAs = (row: RowState) => this.#same.otherOf(row);

  /** Returns the rows with this number. */
  withNumber = (number: string) => this.#same.of(number);

  /** Returns whether a row is filled in and valid. */
  isRight = (row: RowState) => !isBlank(row) && Object.keys(row.problems).length === 0;

  /** Sets a field's value; errors that no longer apply are removed. */
  type(row: RowState, field: RowField, value: string) {
    const others = field === 'number' ? this.#same.of(row.number) : [];
    this.#leaveIndexes(row);
    row[field] = value;
    this.#enterIndexes(row);
    row.problems = checkRow(row);
    row.typed[field] = true;
    const { first } = row;
    if (row.number === first.number && row.size === first.size) this.#changed.delete(row);
    else this.#changed.add(row);
    if (typeof row.wrong[field] === 'object') this.#setError(row, field, undefined);
    for (const each of [row, ...others]) this.#undoFixed(each);
    this.#notify(row);
    this.#settle();
    this.#notifyAll();
  }

  /** Checks an edited field on blur. */
  leave(row: RowState, field: RowField) {
    const wasTyped = row.typed[field];
    row.typed[field] = false;
    if (!wasTyped || typeof row.wrong[field] === 'object') return;
    const isSame = field === 'number' && this.sameAs(row) !== undefined;
    this.#setError(row, field, row.problems[field] ?? (isSame ? 'same' : undefined));
    this.#settle();
    this.#notifyAll();
  }

  /** Appends empty rows. */
  add() {
    const { rows } = this.#state;
    this.#change('added', rows.length, [...rows, ...this.#hold([{ number: '', size: '' }])]);
  }

  /** Inserts a copy of a row's size below it; in a full list it replaces an empty row. */
  copy(row: RowState, most: number) {
    const rows = [...this.#state.rows];
    rows.splice(row.index + 1, 0, ...this.#hold([{ number: '', size: row.size }]));
    this.#change('copied', row.index, withoutBlanks(rows, most, row.index + 1));
  }

  remove(row: RowState) {
    this.#change('removed', row.index, this.#state.rows.toSpliced(row.index, 1));
  }

  /** Replaces rows from an index on; empty rows are removed to make room. */
  fill(index: number, values: readonly CheckedRow[], most: number) {
    const { rows } = this.#state;
    const after = [...rows.slice(0, index), ...this.#hold(values), ...rows.slice(index + values.length)];
    this.#change('filled', index, withoutBlanks(after, most));
  }

  /** Replaces all rows. */
  replace(values: readonly ContainerRow[]) {
    this.#change('filled', 0, this.#hold(values));
  }

  /** Undoes the last change; edits in remaining rows are kept. */
  undo(): Change | undefined {
    const change = this.#changes.pop();
    if (!change) return undefined;
    this.#put(change.before);
    this.#notifyAll();
    return change;
  }

  /** Resets to other rows, which are not the initial ones. */
  reset(rows: readonly ContainerRow[]) {
    this.#changes.length = 0;
    this.#put(this.#hold(rows));
    this.#notifyAll();
  }

  /** Shows all errors of filled rows, in order. Of several with the same number the later ones get the error. */
  checkAll() {
    for (const row of this.#state.rows)
      for (const field of fields) {
        const shown = row.wrong[field];
        if (typeof shown !== 'object') this.#setError(row, field, row.problems[field]);
      }
    for (const [, ...later] of this.#same.repeated())
      for (const row of later) if (!row.wrong.number) this.#setError(row, 'number', 'same');
    this.#settle();
    this.#notifyAll();
    return this.#inOrder().flatMap((row) =>
      fields.flatMap((field) => (row.wrong[field] ? [{ row, field, wrong: row.wrong[field] }] : [])),
    );
  }

  /** Shows the server's error at a field until its value changes. */
  refuse(row: RowState, field: RowField, message: string) {
    this.#setError(row, field, { message });
    this.#settle();
    this.#notifyAll();
  }

  #listenersOf(row: RowState) {
    const listeners = this.#rowListeners.get(row) ?? new Set();
    this.#rowListeners.set(row, listeners);
    return listeners;
  }

  #hold(values: readonly (ContainerRow | CheckedRow)[]): RowState[] {
    return values.map((first) => ({
      key: this.#nextKey++,
      number: first.number,
      size: first.size,
      index: 0,
      wrong: {},
      problems: 'problems' in first ? first.problems : checkRow(first),
      first,
      typed: {},
    }));
  }

  #change(kind: Change['kind'], index: number, rows: readonly RowState[]) {
    this.#changes.push({ kind, index, before: this.#state.rows });
    if (this.#changes.length > mostChanges) this.#changes.shift();
    this.#put(rows);
    this.#notifyAll();
  }

  /** Sets the rows. */
  #put(rows: readonly RowState[]) {
    const before = this.#state.rows;
    const come = rows.filter((row) => before[row.index] !== row);
    for (const [index, row] of rows.entries()) row.index = index;
    for (const row of before)
      if (rows[row.index] !== row) {
        this.#leaveIndexes(row);
        this.#wrong.delete(row);
      }
    for (const row of come) {
      this.#enterIndexes(row);
      if (row.wrong.number || row.wrong.size) this.#wrong.add(row);
    }
    this.#state = { ...this.#state, rows };
    for (const row of this.#wrong) this.#undoFixed(row);
    this.#settle(true);
    for (const row of this.#rowListeners.keys()) this.#notify(row);
  }

  #enterIndexes(row: RowState) {
    this.#same.add(row);
    if (!isBlank(row)) this.#filled.add(row);
  }

  #leaveIndexes(row: RowState) {
    this.#same.remove(row);
    this.#filled.delete(row);
  }

  #undoFixed(row: RowState) {
    for (const field of fields) {
      const shown = row.wrong[field];
      if (!shown || typeof shown === 'object') continue;
      const holds = shown === 'same' ? this.sameAs(row) : row.problems[field] === shown;
      if (!holds) this.#setError(row, field, undefined);
    }
  }

  #setError(row: RowState, field: RowField, wrong: RowError | undefined) {
    if (row.wrong[field] === wrong) return;
    row.wrong = { ...row.wrong, [field]: wrong };
    if (row.wrong.number || row.wrong.size) this.#wrong.add(row);
    else this.#wrong.delete(row);
    this.#wrongChanged = true;
    this.#notify(row);
  }
  #wrongChanged = false;

  #inOrder = () => [...this.#wrong].sort((one, other) => one.index - other.index);

  /** Updates the state shown around the rows. */
  #settle(isOther = false) {
    const filled = this.#filled.size;
    const last = this.#changes.at(-1);
    const { state } = this;
    if (!isOther && !this.#wrongChanged && filled === state.filled && last === state.last) return;
    const wrong = isOther || this.#wrongChanged ? this.#inOrder().map(({ index }) => index + 1) : state.wrong;
    this.#wrongChanged = false;
    this.#state = { ...state, filled, last, wrong };
  }

  #notify(row: RowState) {
    for (const listener of this.#rowListeners.get(row) ?? []) listener();
  }

  #notifyAll() {
    for (const listener of this.#listeners) listener();
  }
}

/** Removes empty rows from the end, except `keep`, until the maximum is met. */
function withoutBlanks(rows: readonly RowState[], most: number, kept = -1): readonly RowState[] {
  const left = [...rows];
  for (let index = left.length - 1; index >= 0 && left.length > most; index--) {
    const row = left[index];
    if (row && index !== kept && isBlank(row)) left.splice(index, 1);
  }
  return left;
}
