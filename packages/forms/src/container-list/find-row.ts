import type { ContainerRow } from '@pabean/api/contract';
import { cleanContainerNumber } from '@pabean/api/rules';

/** Where a search leads. */
export interface FoundRow {
  /** Its index, from 0. */
  readonly index: number;
  /** How many numbers hold what was typed; undefined where the number of a row was typed. */
  readonly matches: number | undefined;
}

/**
 * The row of a number, or the next one whose container number holds what was typed; after the last one again the first.
 *
 * @param after The index after which to look, so that the same search goes on.
 */
export function findRow(rows: readonly ContainerRow[], typed: string, after: number): FoundRow | undefined {
  const text = cleanContainerNumber(typed);
  if (text === '') return undefined;
  const row = /^\d+$/.test(text) ? Number(text) : 0;
  if (row >= 1 && row <= rows.length) return { index: row - 1, matches: undefined };
  const found = rows.flatMap(({ number }, index) =>
    cleanContainerNumber(number).includes(text) ? [index] : [],
  );
  const index = found.find((each) => each > after) ?? found[0];
  return index === undefined ? undefined : { index, matches: found.length };
}
