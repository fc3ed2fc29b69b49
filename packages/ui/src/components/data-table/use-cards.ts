import { useCallback, useLayoutEffect, useReducer, useRef, useState } from 'react';

// Narrower boxes, such as on a phone, never show columns.
const columnsFrom = 400;

/**
 * Whether rows must be cards, because the box around the table is narrower than its columns need; and the table's ref.
 * Columns return when the box is as wide as they last needed: a change of page does not change the layout.
 *
 * @param never Whether the table scrolls instead.
 */
export function useCards(never: boolean) {
  // The width of the box at which columns return.
  const [need, setNeed] = useState(0);
  // Renders even if `need` is 0 before and after, because the table has to be measured in any case.
  const [, render] = useReducer((count: number) => count + 1, 0);
  const table = useRef<HTMLTableElement>(null);
  const decide = useRef(() => {});

  useLayoutEffect(() => {
    decide.current = () => {
      const room = table.current?.parentElement?.clientWidth ?? 0;
      if (never || !table.current || room === 0) return;
      if (need > 0) {
        if (room >= need) setNeed(0);
        return;
      }
      const taken = table.current.offsetWidth;
      if (taken > room || room < columnsFrom) setNeed(Math.max(taken, columnsFrom));
    };
    // New rows are measured before they are painted.
    decide.current();
  });

  const ref = useCallback((element: HTMLTableElement) => {
    table.current = element;
    const observer = new ResizeObserver(() => decide.current());
    observer.observe(element);
    // Columns that did not fit in the fallback font may fit in the page's own.
    const measureAgain = () => {
      setNeed(0);
      render();
    };
    document.fonts?.addEventListener('loadingdone', measureAgain);
    return () => {
      table.current = null;
      observer.disconnect();
      document.fonts?.removeEventListener('loadingdone', measureAgain);
    };
  }, []);

  return { cards: need > 0, ref };
}
