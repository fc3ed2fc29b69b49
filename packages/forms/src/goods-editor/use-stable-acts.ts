import { useMemo, useRef } from 'react';
import type { RowActs } from './editable-row.tsx';

/** The acts of the last drawing behind one object that stays: rows are drawn again only when they themselves change. */
export function useStableActs(acts: RowActs): RowActs {
  const latest = useRef(acts);
  latest.current = acts;
  return useMemo<RowActs>(
    () => ({
      mark: (...args) => latest.current.mark(...args),
      edit: (...args) => latest.current.edit(...args),
      copy: (...args) => latest.current.copy(...args),
      remove: (...args) => latest.current.remove(...args),
      problem: (...args) => latest.current.problem(...args),
      pick: (...args) => latest.current.pick(...args),
      type: (...args) => latest.current.type(...args),
      change: (...args) => latest.current.change(...args),
    }),
    [],
  );
}
