import { useDeferredValue } from 'react';

/** As many rows as fill a large window are drawn at once. */
const atOnce = 25;

/**
 * The rows to draw. Of many more than before, as after the choice of a larger page, the first are drawn at once and the
 * rest right after them, so that the choice shows its result without waiting for all of them.
 */
export function useFirstRows<Row>(rows: readonly Row[] | undefined): readonly Row[] | undefined {
  const drawn = Math.max(atOnce, useDeferredValue(rows?.length ?? 0));
  return rows && rows.length > drawn ? rows.slice(0, drawn) : rows;
}
