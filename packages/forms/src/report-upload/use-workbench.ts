import { useEffect, useState } from 'react';
import type * as csvWorkbench from '../csv-workbench/index.ts';

type Workbench = Pick<typeof csvWorkbench, 'CsvWorkbench' | 'ColumnDictionary'>;

let fetched: Workbench | undefined;

/** The workbench and the column descriptions, loaded once a type is chosen. */
export interface LateWorkbench {
  /** Undefined while loading, null after a failure. */
  readonly workbench: Workbench | null | undefined;
  again(): void;
}

/** Loads the workbench. */
export function useWorkbench(): LateWorkbench {
  const [late, setLate] = useState<{ now: Workbench | null | undefined }>({ now: fetched });
  const isMissing = late.now === undefined;
  useEffect(() => {
    if (!isMissing) return;
    import('../csv-workbench/index.ts').then(
      (module) => {
        fetched = module;
        setLate({ now: fetched });
      },
      () => setLate({ now: null }),
    );
  }, [isMissing]);
  return { workbench: late.now, again: () => setLate({ now: undefined }) };
}
