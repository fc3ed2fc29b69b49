import { useEffect, useRef } from 'react';

/**
 * Brings the marked row into sight when it comes or moves.
 *
 * @param at Its place among the rows that are drawn; undefined or -1 where it is not among them.
 * @returns what the table stands in
 */
export function useCurrentInSight(at: number | undefined) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at === undefined || at < 0) return;
    // After the page around has gone to its top.
    const frame = requestAnimationFrame(() =>
      box.current?.querySelector('tr[aria-current]')?.scrollIntoView({ block: 'nearest' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [at]);
  return box;
}
