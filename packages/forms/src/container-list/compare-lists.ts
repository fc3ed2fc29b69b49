import type { ContainerRow } from '@pabean/api/contract';

/** A container that is in only one of two lists, or in both with different sizes. */
export interface Difference {
  readonly number: string;
  /** The size in the local list; undefined if it is only in the other. */
  readonly mine: string | undefined;
  /** The size in the other list; undefined if it is only in the local one. */
  readonly theirs: string | undefined;
}

const sizes = (rows: readonly ContainerRow[]) => new Map(rows.map(({ number, size }) => [number, size]));

/**
 * Compares two lists of containers regardless of order: first the containers of the local list in its order, then those that
 * are only in the other.
 */
export function compareLists(mine: readonly ContainerRow[], theirs: readonly ContainerRow[]): Difference[] {
  const [here, there] = [sizes(mine), sizes(theirs)];
  return [...new Set([...here.keys(), ...there.keys()])]
    .map((number) => ({ number, mine: here.get(number), theirs: there.get(number) }))
    .filter((each) => each.mine !== each.theirs);
}
