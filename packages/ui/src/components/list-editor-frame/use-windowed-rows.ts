import { useEffect, useState } from 'react';
import type { WindowedRows } from './windowed-rows.tsx';

type Windowed = typeof WindowedRows;

let fetched: Windowed | undefined;

/**
 * The component that draws the rows of a long list, loaded when there is one. Undefined while it is loading, null where
 * it cannot be loaded: then all rows are drawn.
 */
export function useWindowedRows(isLong: boolean): Windowed | null | undefined {
  const [windowed, setWindowed] = useState<{ now: Windowed | null | undefined }>({ now: fetched });
  const isWanted = isLong && windowed.now === undefined;
  useEffect(() => {
    if (!isWanted) return;
    import('./windowed-rows.tsx').then(
      (module) => {
        fetched = module.WindowedRows;
        setWindowed({ now: fetched });
      },
      () => setWindowed({ now: null }),
    );
  }, [isWanted]);
  return windowed.now;
}
