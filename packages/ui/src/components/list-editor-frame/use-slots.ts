import { type Key, useLayoutEffect, useRef } from 'react';
import { reuseSlots, type Slot } from './reuse-slots.ts';

/**
 * Keys of elements for rows: a row that comes takes over the elements of one that goes.
 *
 * @param rows The rows that are to be drawn, in order.
 * @param isKept Returns whether the elements of a row that goes must not be taken over, because it has the focus.
 */
export function useSlots(rows: readonly Key[], isKept?: (row: Key) => boolean): readonly Slot[] {
  const slots = useRef<readonly Slot[]>([]);
  const drawn = reuseSlots(slots.current, rows, isKept);
  useLayoutEffect(() => {
    slots.current = drawn;
  });
  return drawn;
}
