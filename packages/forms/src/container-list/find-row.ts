import type { ContainerRow } from '@pabean/api/contract';
import { cleanContainerNumber } from '@pabean/api/rules';

/** Result of a search. */
export interface FoundRow {
  /** Its index, from 0. */
  readonly index: number;
  /** How many container numbers match; undefined if a row number was typed. */
  readonly matches: number | undefined;
}

/**
 * Finds the row with a number, or the next row whose container number contains the text, starting over after the last.
 *
 * @param after The index to search from, so that repeating the search goes on.
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
