import { useEffect, useRef } from 'react';

/** Whether the focus stands on nothing that somebody uses, such as on the page's heading, and cannot be seen. */
function isFocusLeftBehind(): boolean {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused.tabIndex >= 0) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom <= 0 || top >= innerHeight;
}

/**
 * Brings the marked row into sight when it comes or moves. A focus that would be left behind out of sight, as on the
 * heading of a page that was just opened, goes with it: to the row's first control.
 *
 * @param at Its place among the rows that are drawn; undefined or -1 where it is not among them.
 * @returns what the table stands in
 */
export function useCurrentInSight(at: number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at === undefined || at < 0) return;
    // After the page around has gone to its top.
    const frame = requestAnimationFrame(() => {
      const row = box.current?.querySelector('tr[aria-current]');
      row?.scrollIntoView({ block: 'nearest' });
      if (isFocusLeftBehind())
        row?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [at]);
  return box;
}
