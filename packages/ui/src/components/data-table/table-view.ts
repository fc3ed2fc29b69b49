import { findIn, searchable, wordsOf } from './search-rows.ts';
import { byValue, firstInOrder, type SortValue } from './sort-rows.ts';

/** What a column says about a row besides its looks. */
export interface TableKeys<Row> {
  /** Name of the column in addresses and for sorting. */
  readonly id: string;
  /**
   * What the column sorts by: ISO dates, numbers, words. Without it the column cannot be sorted. Rows without a
   * value come first in ascending order.
   *
   * @default undefined
   */
  readonly sortValue?: (row: Row) => SortValue;
  /**
   * The text in which the search looks. Without it the column is not searched.
   *
   * @default undefined
   */
  readonly searchText?: (row: Row) => string | null | undefined;
}

/** A column and the direction by which rows are sorted. */
export interface TableSort {
  readonly column: string;
  readonly direction: 'ascending' | 'descending';
}

/** What a person has asked a table for; small enough to live in an address. */
export interface TableState {
  /** Words to look for. */
  readonly query: string;
  /** Absent: the order in which the rows came. */
  readonly sort: TableSort | undefined;
  /** From 1. */
  readonly page: number;
  /** Rows on a page. */
  readonly size: number;
}

/** The rows to draw. */
export interface TableView<Row> {
  readonly rows: readonly Row[];
  /** How many rows were found, on all pages. */
  readonly total: number;
  /** The page shown: the one asked for, or the last one where there are fewer. */
  readonly page: number;
}

interface Kept {
  texts: string[];
  found: { query: string; words: readonly string[]; positions: readonly number[] };
  values: Map<string, readonly SortValue[]>;
  order?: { query: string; sort: TableSort; complete: boolean; positions: readonly number[] };
}

// Sorting is sure to be asked for the next page soon: a few pages more cost nothing.
const leastOrdered = 256;

const memory = new WeakMap<object, WeakMap<object, Kept>>();

function keptFor(rows: readonly unknown[], columns: readonly unknown[]): Kept {
  const byColumns = memory.get(rows) ?? new WeakMap<object, Kept>();
  memory.set(rows, byColumns);
  const kept = byColumns.get(columns) ?? {
    texts: [],
    found: { query: '', words: [], positions: rows.map((_, index) => index) },
    values: new Map(),
  };
  byColumns.set(columns, kept);
  return kept;
}

function readOn<Row>(
  { texts }: Kept,
  rows: readonly Row[],
  columns: readonly TableKeys<Row>[],
  until: number,
): void {
  for (let index = texts.length; index < until; index++) {
    const row = rows[index] as Row;
    texts.push(searchable(columns.map((column) => column.searchText?.(row))));
  }
}

/**
 * Reads the texts of some more rows, so that the first search does not have to.
 *
 * @returns whether there are more to read
 */
export function readAhead<Row>(
  rows: readonly Row[],
  columns: readonly TableKeys<Row>[],
  count: number,
): boolean {
  const kept = keptFor(rows, columns);
  readOn(kept, rows, columns, Math.min(rows.length, kept.texts.length + count));
  return kept.texts.length < rows.length;
}

function find<Row>(
  kept: Kept,
  rows: readonly Row[],
  columns: readonly TableKeys<Row>[],
  query: string,
): readonly number[] {
  if (kept.found.query === query) return kept.found.positions;
  readOn(kept, rows, columns, rows.length);
  const words = wordsOf(query);
  // Whoever types on looks among what the shorter query has found.
  const narrower = query.startsWith(kept.found.query);
  const candidates = narrower ? kept.found.positions : rows.map((_, index) => index);
  const positions = findIn(kept.texts, candidates, words);
  kept.found = { query, words, positions };
  return positions;
}

function order<Row>(
  kept: Kept,
  rows: readonly Row[],
  columns: readonly TableKeys<Row>[],
  { query, sort }: TableState,
  found: readonly number[],
  needed: number,
): readonly number[] {
  const sortValue = columns.find(({ id }) => id === sort?.column)?.sortValue;
  if (!sort || !sortValue) return found;
  const last = kept.order;
  const same =
    last?.query === query && last.sort.column === sort.column && last.sort.direction === sort.direction;
  if (same && (last.complete || last.positions.length >= needed)) return last.positions;
  const values = kept.values.get(sort.column) ?? rows.map(sortValue);
  kept.values.set(sort.column, values);
  const positions = firstInOrder(found, Math.max(leastOrdered, needed * 2), byValue(values, sort.direction));
  kept.order = { query, sort, complete: positions.length === found.length, positions };
  return positions;
}

/**
 * The rows of one page after search and sort. What was worked out is kept for as long as the array of rows and the
 * array of columns live, so both should stay the same objects between calls; changed rows are a new array.
 */
export function viewRows<Row>(
  rows: readonly Row[],
  columns: readonly TableKeys<Row>[],
  state: TableState,
): TableView<Row> {
  const kept = keptFor(rows, columns);
  const found = find(kept, rows, columns, state.query);
  const page = Math.max(1, Math.min(state.page, Math.ceil(found.length / state.size)));
  const from = (page - 1) * state.size;
  const to = Math.min(found.length, from + state.size);
  const ordered = order(kept, rows, columns, state, found, to);
  return { rows: ordered.slice(from, to).map((index) => rows[index] as Row), total: found.length, page };
}
