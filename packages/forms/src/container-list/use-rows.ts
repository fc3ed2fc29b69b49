import { useCallback } from 'react';
import { useStore } from '../internal/use-store.ts';
import type { HeldRow, RowsState } from './held-row.ts';
import type { RowStore } from './row-store.ts';

/** What the frame around the rows shows; typing in a row changes it only where a count or a mark changes. */
export function useRowsState(store: RowStore): RowsState {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  return useStore(subscribe, () => store.state);
}

/** What is shown of one row: what it holds, its mark, what is wrong, and the number of the row that has the same number. */
export function useRow(store: RowStore, row: HeldRow) {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener, row), [store, row]);
  const number = useStore(subscribe, () => row.number);
  const size = useStore(subscribe, () => row.size);
  const wrong = useStore(subscribe, () => row.wrong);
  const valid = useStore(subscribe, () => store.isRight(row));
  const same = useStore(subscribe, () =>
    row.wrong.number === 'same' ? store.sameAs(row)?.index : undefined,
  );
  return { number, size, wrong, valid, same: same === undefined ? undefined : same + 1 };
}
