import type { Positions } from './search-rows.ts';

/** A value to sort by. A missing one comes before all others. */
export type SortValue = string | number | null | undefined;

type Direction = 'ascending' | 'descending';
type Compare = (a: number, b: number) => number;

// Named locale: the plain `localeCompare` of V8 is several times faster than a collator's `compare`.
function compareValues(a: SortValue, b: SortValue): number {
  if (typeof a === 'string' && typeof b === 'string') return a.localeCompare(b, 'id');
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const rank = (value: SortValue) => (value == null ? 0 : typeof value === 'number' ? 1 : 2);
  return rank(a) - rank(b);
}

/** Compares positions by their values; equal ones keep their given order, in both directions. */
function byValue(values: readonly SortValue[], direction: Direction): Compare {
  const sign = direction === 'ascending' ? 1 : -1;
  return (a, b) => sign * compareValues(values[a], values[b]) || a - b;
}

function insert(best: number[], item: number, compare: Compare): void {
  let low = 0;
  let high = best.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(item, best[middle] as number) < 0) high = middle;
    else low = middle + 1;
  }
  best.pop();
  best.splice(low, 0, item);
}

/**
 * The first `count` items in order, or more of them. One comparison for each item that is not among the first, instead
 * of sorting all; where too many turn out to be among the first (items in nearly reverse order), everything is sorted
 * after all.
 */
function firstInOrder(items: Positions, count: number, compare: Compare): Positions {
  if (count * 8 >= items.length) return items.toSorted(compare);
  const best = items.slice(0, count).sort(compare);
  let insertions = count * 16;
  for (let index = count; index < items.length; index++) {
    const item = items[index] as number;
    if (compare(item, best[count - 1] as number) >= 0) continue;
    if (insertions-- === 0) return items.toSorted(compare);
    insert(best, item, compare);
  }
  return best;
}

// The next pages are likely to be requested soon: a few more cost nothing.
const leastOrdered = 256;

/**
 * The order of rows by the values of a column. Only as many as needed are sorted, and the last order is cached: the
 * next page, or a return to the list, costs nothing.
 */
export function createOrder() {
  let last: { among: Positions; values: readonly SortValue[]; direction: Direction; positions: Positions };

  /** At least the first `needed` of the given positions, in order. */
  return (
    among: Positions,
    values: readonly SortValue[],
    direction: Direction,
    needed: number,
  ): Positions => {
    const same = last?.among === among && last.values === values && last.direction === direction;
    if (same && last.positions.length >= Math.min(needed, among.length)) return last.positions;
    const count = Math.max(leastOrdered, needed * 2);
    last = { among, values, direction, positions: firstInOrder(among, count, byValue(values, direction)) };
    return last.positions;
  };
}
