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
 * The requested state, controlled by the caller or held by the table, and the actions that change it. The actions keep
 * their identity, so that headers and toolbar do not re-render when the page changes.
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
