import { useEffect, useState } from 'react';
import type { WindowedBody } from './windowed-body.tsx';

type Windowed = typeof WindowedBody;

let fetched: Windowed | undefined;

/** Preloads the code that draws the rows of a long {@link TableBody}, so that its first rows do not wait for it. */
export async function fetchTableBody(): Promise<void> {
  fetched = (await import('./windowed-body.tsx')).WindowedBody;
}

/**
 * The component that draws the rows of a long table, loaded when there is one. Undefined while it is loading, null
 * where it cannot be loaded: then all rows are drawn.
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
