import { useEffect, useRef } from 'react';

/** Whether the focus is out of view and on an element that is not a control, such as the page's heading. */
function isFocusOutOfView(): boolean {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused.tabIndex >= 0) return false;
  const { top, bottom } = focused.getBoundingClientRect();
  return bottom <= 0 || top >= innerHeight;
}

/**
 * Scrolls the marked row into view when it appears or moves. A focus that would stay out of view, as on the heading of
 * a page that was just opened, moves with it: to the row's first control.
 *
 * @param at Its index among the shown rows; undefined or -1 where it is not one of them.
 * @returns the ref for the element around the table
 */
export function useCurrentInSight(at: number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at === undefined || at < 0) return;
    // After the page has scrolled to its top.
    const frame = requestAnimationFrame(() => {
      const row = box.current?.querySelector('tr[aria-current]');
      row?.scrollIntoView({ block: 'nearest' });
      if (isFocusOutOfView())
        row?.querySelector<HTMLElement>('a[href], button')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [at]);
  return box;
}
