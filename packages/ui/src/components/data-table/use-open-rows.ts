import { useCallback, useState } from 'react';

/** A unique key of a row. */
export type RowKey = string | number;

/** The rows that are open, by their keys: they stay open when the order or the page changes. */
export function useOpenRows() {
  const [open, setOpen] = useState<ReadonlySet<RowKey>>(() => new Set());
  const toggle = useCallback(
    (key: RowKey) =>
      setOpen((before) => {
        const after = new Set(before);
        if (!after.delete(key)) after.add(key);
        return after;
      }),
    [],
  );
  return { open, toggle };
}
