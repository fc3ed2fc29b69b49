import type { TableFilter } from './filter.ts';
import { createSearch, type Positions } from './search-rows.ts';
import { createOrder, type SortValue } from './sort-rows.ts';

type OptionOf<Row> = TableFilter<Row>['optionOf'];

/** Caches the result of a function for each key. */
function oncePer<Key extends object, Result>(work: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, Result>();
  return (key) => {
    const result = results.get(key) ?? work(key);
    results.set(key, result);
    return result;
  };
}

function createIndex<Row>(rows: readonly Row[]) {
  const all: Positions = rows.map((_, index) => index);
  const options = oncePer((optionOf: OptionOf<Row>) => rows.map(optionOf));
  return {
    all,
    search: createSearch(rows, all),
    order: createOrder(),

    /** The value that each row is sorted by. */
    values: oncePer((sortValue: (row: Row) => SortValue) => rows.map(sortValue)),

    /** The number of rows of each option of a filter, and of all rows under `''`. */
    counts: oncePer((optionOf: OptionOf<Row>) => {
      const counts: Record<string, number> = { '': rows.length };
      for (const option of options(optionOf)) if (option) counts[option] = (counts[option] ?? 0) + 1;
      return counts;
    }),

    /** One filter: those of the given positions whose rows belong to an option. */
    belonging: oncePer((optionOf: OptionOf<Row>) => {
      let last: { among: Positions; value: string; positions: Positions } | undefined;
      return (among: Positions, value: string): Positions => {
        if (last?.among === among && last.value === value) return last.positions;
        const ofRows = options(optionOf);
        last = { among, value, positions: among.filter((index) => ofRows[index] === value) };
        return last.positions;
      };
    }),
  };
}

type RowIndex<Row> = ReturnType<typeof createIndex<Row>>;

const indexes = new WeakMap<object, unknown>();

/**
 * Cached results for an array of rows, which live as long as the array. Each step keeps its last result, an array of
 * positions, and the next step recognizes by its identity that its input has not changed.
 */
export function indexOf<Row>(rows: readonly Row[]): RowIndex<Row> {
  const index = (indexes.get(rows) as RowIndex<Row> | undefined) ?? createIndex(rows);
  indexes.set(rows, index);
  return index;
}
