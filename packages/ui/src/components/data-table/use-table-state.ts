import { useLayoutEffect, useRef, useState } from 'react';
import {
  initialTableState,
  type TableState,
  type TableStateActions,
  tableStateActions,
} from './table-state.ts';

interface TableStateProps {
  state?: TableState;
  defaultState?: Partial<TableState>;
  onStateChange?: (state: TableState) => void;
}

/**
 * What a table is asked for, held by the caller or by the table itself, and the ways to ask for something else. The
 * ways stay the same functions, so that the head and the toolbar are not drawn again when a page is turned.
 */
export function useTableState({
  state,
  defaultState,
  onStateChange,
}: TableStateProps): [TableState, TableStateActions] {
  const [internalState, setInternalState] = useState<TableState>({ ...initialTableState, ...defaultState });
  const current = state ?? internalState;
  const latest = useRef({ current, onStateChange });
  useLayoutEffect(() => {
    latest.current = { current, onStateChange };
  });
  const [stateActions] = useState(() =>
    tableStateActions((change) => {
      const next = { ...latest.current.current, ...change(latest.current.current) };
      setInternalState(next);
      latest.current.onStateChange?.(next);
    }),
  );
  return [current, stateActions];
}
