import type { ContainerRow } from '@pabean/api/contract';
import { type CheckedRow, checkRow, isBlank, type RowField } from './check-row.ts';
import type { Change, HeldRow, RowsState, Wrong } from './held-row.ts';
import { SameNumbers } from './same-numbers.ts';

const mostChanges = 100;
const fields: readonly RowField[] = ['number', 'size'];

/**
 * The rows of a container list. Typing costs the same in a list of any length: only the typed row is checked, rows with
 * the same number are found in an index, and counts are carried along.
 */
export class RowStore {
  #state: RowsState;
  readonly #same = new SameNumbers();
  readonly #filled = new Set<HeldRow>();
  readonly #wrong = new Set<HeldRow>();
  readonly #changed = new Set<HeldRow>();
  readonly #listeners = new Set<() => void>();
  readonly #rowListeners = new Map<HeldRow, Set<() => void>>();
  readonly #changes: Change[] = [];
  #first: readonly HeldRow[] | undefined;
  #nextKey = 0;

  constructor(rows: readonly ContainerRow[]) {
    this.#state = { rows: [], filled: 0, wrong: [], last: undefined };
    this.#put(this.#hold(rows));
    this.#first = this.#state.rows;
  }

  get state(): RowsState {
    return this.#state;
  }

  /** Whether the rows are others than at first. */
  get isDirty(): boolean {
    return this.#state.rows !== this.#first || this.#changed.size > 0;
  }

  /** What the rows hold. */
  get values(): ContainerRow[] {
    return this.#state.rows.map(({ number, size }) => ({ number, size }));
  }

  /** Called after each change; `row` only after one of this row. */
  subscribe(listener: () => void, row?: HeldRow): () => void {
    const listeners = row ? this.#listenersOf(row) : this.#listeners;
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (row && listeners.size === 0) this.#rowListeners.delete(row);
    };
  }

  /** The first other row with the same number. */
  sameAs = (row: HeldRow) => this.#same.otherOf(row);

  /** The rows with this number. */
  withNumber = (number: string) => this.#same.of(number);

  /** Whether a row is filled in and right. */
  isRight = (row: HeldRow) => !isBlank(row) && Object.keys(row.problems).length === 0;

  /** Takes what is typed in a field; an error that no longer holds goes. */
  type(row: HeldRow, field: RowField, value: string) {
    const others = field === 'number' ? this.#same.of(row.number) : [];
    this.#leaveIndexes(row);
    row[field] = value;
    this.#enterIndexes(row);
    row.problems = checkRow(row);
    row.typed[field] = true;
    const { first } = row;
    if (row.number === first.number && row.size === first.size) this.#changed.delete(row);
    else this.#changed.add(row);
    if (typeof row.wrong[field] === 'object') this.#say(row, field, undefined);
    for (const each of [row, ...others]) this.#undoFixed(each);
    this.#tell(row);
    this.#settle();
    this.#tellAll();
  }

  /** Checks a field that is left after a change. */
  leave(row: HeldRow, field: RowField) {
    const wasTyped = row.typed[field];
    row.typed[field] = false;
    if (!wasTyped || typeof row.wrong[field] === 'object') return;
    const isSame = field === 'number' && this.sameAs(row) !== undefined;
    this.#say(row, field, row.problems[field] ?? (isSame ? 'same' : undefined));
    this.#settle();
    this.#tellAll();
  }

  /** Puts empty rows at the end. */
  add() {
    const { rows } = this.#state;
    this.#change('added', rows.length, [...rows, ...this.#hold([{ number: '', size: '' }])]);
  }

  /** Puts a row of the same size below another; where there are as many rows as there may be, in place of an empty one. */
  copy(row: HeldRow, most: number) {
    const rows = [...this.#state.rows];
    rows.splice(row.index + 1, 0, ...this.#hold([{ number: '', size: row.size }]));
    this.#change('copied', row.index, withoutBlanks(rows, most, row.index + 1));
  }

  remove(row: HeldRow) {
    this.#change('removed', row.index, this.#state.rows.toSpliced(row.index, 1));
  }

  /** Puts rows in the place of those from an index on; empty rows make room for them. */
  fill(index: number, values: readonly CheckedRow[], most: number) {
    const { rows } = this.#state;
    const after = [...rows.slice(0, index), ...this.#hold(values), ...rows.slice(index + values.length)];
    this.#change('filled', index, withoutBlanks(after, most));
  }

  /** Puts other rows in the place of all. */
  replace(values: readonly ContainerRow[]) {
    this.#change('filled', 0, this.#hold(values));
  }

  /** Takes the last change back; what was typed in rows that stay is kept. */
  undo(): Change | undefined {
    const change = this.#changes.pop();
    if (!change) return undefined;
    this.#put(change.before);
    this.#tellAll();
    return change;
  }

  /** Starts anew with other rows, which are not those of the first time. */
  reset(rows: readonly ContainerRow[]) {
    this.#changes.length = 0;
    this.#put(this.#hold(rows));
    this.#tellAll();
  }

  /** Shows all that is wrong in filled rows, in order. Of several with the same number the later ones are wrong. */
  checkAll() {
    for (const row of this.#state.rows)
      for (const field of fields) {
        const shown = row.wrong[field];
        if (typeof shown !== 'object') this.#say(row, field, row.problems[field]);
      }
    for (const [, ...later] of this.#same.repeated())
      for (const row of later) if (!row.wrong.number) this.#say(row, 'number', 'same');
    this.#settle();
    this.#tellAll();
    return this.#inOrder().flatMap((row) =>
      fields.flatMap((field) => (row.wrong[field] ? [{ row, field, wrong: row.wrong[field] }] : [])),
    );
  }

  /** Shows what the server says against a field, until that changes. */
  refuse(row: HeldRow, field: RowField, told: string) {
    this.#say(row, field, { told });
    this.#settle();
    this.#tellAll();
  }

  #listenersOf(row: HeldRow) {
    const listeners = this.#rowListeners.get(row) ?? new Set();
    this.#rowListeners.set(row, listeners);
    return listeners;
  }

  #hold(values: readonly (ContainerRow | CheckedRow)[]): HeldRow[] {
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

  #change(kind: Change['kind'], index: number, rows: readonly HeldRow[]) {
    this.#changes.push({ kind, index, before: this.#state.rows });
    if (this.#changes.length > mostChanges) this.#changes.shift();
    this.#put(rows);
    this.#tellAll();
  }

  /** Makes these the rows. */
  #put(rows: readonly HeldRow[]) {
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
    for (const row of this.#rowListeners.keys()) this.#tell(row);
  }

  #enterIndexes(row: HeldRow) {
    this.#same.add(row);
    if (!isBlank(row)) this.#filled.add(row);
  }

  #leaveIndexes(row: HeldRow) {
    this.#same.remove(row);
    this.#filled.delete(row);
  }

  #undoFixed(row: HeldRow) {
    for (const field of fields) {
      const shown = row.wrong[field];
      if (!shown || typeof shown === 'object') continue;
      const holds = shown === 'same' ? this.sameAs(row) : row.problems[field] === shown;
      if (!holds) this.#say(row, field, undefined);
    }
  }

  #say(row: HeldRow, field: RowField, wrong: Wrong | undefined) {
    if (row.wrong[field] === wrong) return;
    row.wrong = { ...row.wrong, [field]: wrong };
    if (row.wrong.number || row.wrong.size) this.#wrong.add(row);
    else this.#wrong.delete(row);
    this.#wrongChanged = true;
    this.#tell(row);
  }
  #wrongChanged = false;

  #inOrder = () => [...this.#wrong].sort((one, other) => one.index - other.index);

  /** Brings what the frame shows up to date. */
  #settle(isOther = false) {
    const filled = this.#filled.size;
    const last = this.#changes.at(-1);
    const { state } = this;
    if (!isOther && !this.#wrongChanged && filled === state.filled && last === state.last) return;
    const wrong = isOther || this.#wrongChanged ? this.#inOrder().map(({ index }) => index + 1) : state.wrong;
    this.#wrongChanged = false;
    this.#state = { ...state, filled, last, wrong };
  }

  #tell(row: HeldRow) {
    for (const listener of this.#rowListeners.get(row) ?? []) listener();
  }

  #tellAll() {
    for (const listener of this.#listeners) listener();
  }
}

/** Takes empty rows away from the end, except one that is kept, until there are no more than there may be. */
function withoutBlanks(rows: readonly HeldRow[], most: number, kept = -1): readonly HeldRow[] {
  const left = [...rows];
  for (let index = left.length - 1; index >= 0 && left.length > most; index--) {
    const row = left[index];
    if (row && index !== kept && isBlank(row)) left.splice(index, 1);
  }
  return left;
}
