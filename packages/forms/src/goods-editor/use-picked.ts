import { useMemo, useState } from 'react';

/** The rows that are picked out of many; those that have gone are picked no more. */
export function usePicked<Row extends { readonly id: string }>(all: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const rows = useMemo(() => (ids.size === 0 ? [] : all.filter(({ id }) => ids.has(id))), [all, ids]);
  return {
    rows,
    has: (id: string) => ids.has(id),
    toggle: (id: string, isPicked: boolean) =>
      setIds((before) => {
        const after = new Set(before);
        if (isPicked) after.add(id);
        else after.delete(id);
        return after;
      }),
    all: (arePicked: boolean) => setIds(new Set(arePicked ? all.map(({ id }) => id) : [])),
    clear: () => setIds(new Set()),
  };
}
