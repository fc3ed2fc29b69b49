import type { ContainerRow } from '@pabean/api/contract';

/** A container that stands in one of two lists only, or in both with another size. */
export interface Difference {
  readonly number: string;
  /** The size here; undefined where it is only in the other list. */
  readonly mine: string | undefined;
  /** The size in the other list; undefined where it is only here. */
  readonly theirs: string | undefined;
}

const sizes = (rows: readonly ContainerRow[]) => new Map(rows.map(({ number, size }) => [number, size]));

/** What two lists of containers differ in, whatever their order: first what is here, in its order, then what is only there. */
export function compareLists(mine: readonly ContainerRow[], theirs: readonly ContainerRow[]): Difference[] {
  const [here, there] = [sizes(mine), sizes(theirs)];
  return [...new Set([...here.keys(), ...there.keys()])]
    .map((number) => ({ number, mine: here.get(number), theirs: there.get(number) }))
    .filter((each) => each.mine !== each.theirs);
}
