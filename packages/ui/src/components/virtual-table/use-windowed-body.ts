import { useEffect, useState } from 'react';
import type { WindowedBody } from './windowed-body.tsx';

type Windowed = typeof WindowedBody;

let fetched: Windowed | undefined;

/** Fetches what draws the rows of a long {@link TableBody}, so that rows about to come do not wait for it. */
export async function fetchTableBody(): Promise<void> {
  fetched = (await import('./windowed-body.tsx')).WindowedBody;
}

/**
 * What draws the rows of a long table, fetched when there is one. Undefined while it is on its way, null where it cannot be
 * fetched: then all rows are drawn.
 */
export function useWindowedBody(isLong: boolean): Windowed | null | undefined {
  const [windowed, setWindowed] = useState<{ now: Windowed | null | undefined }>({ now: fetched });
  const now = windowed.now === undefined ? fetched : windowed.now;
  const isWanted = isLong && now === undefined;
  useEffect(() => {
    if (!isWanted) return;
    fetchTableBody().then(
      () => setWindowed({ now: fetched }),
      () => setWindowed({ now: null }),
    );
  }, [isWanted]);
  return now;
}
