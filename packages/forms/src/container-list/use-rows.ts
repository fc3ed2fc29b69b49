import { useCallback } from 'react';
import { useStore } from '../internal/use-store.ts';
import type { RowState, RowsState } from './row-state.ts';
import type { RowStore } from './row-store.ts';

/** State around the rows; typing changes it only when a count or an error mark changes. */
export function useRowsState(store: RowStore): RowsState {
  const subscribe = useCallback((listener: () => void) => store.subscribe(listener), [store]);
  return useStore(subscribe, () => store.state);
}

/** State of one row: its values, mark, errors, and the number of the row with the same container number. */
export function useRow(store: RowStore, row: RowState) {
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
