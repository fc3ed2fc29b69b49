import { useMemo, useState } from 'react';

/** The selected rows. */
export type Picked<Row extends { readonly id: string }> = ReturnType<typeof usePicked<Row>>;

/** Selection of rows; removed rows are no longer selected. */
export function usePicked<Row extends { readonly id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const indexes = useMemo(
    () => (ids.size === 0 ? [] : rows.flatMap(({ id }, index) => (ids.has(id) ? [index] : []))),
    [rows, ids],
  );
  return {
    /** Indices of the selected rows, from 0. */
    indexes,
    areAll: rows.length > 0 && indexes.length === rows.length,
    has: (id: string) => ids.has(id),
    toggle: (id: string, isPicked: boolean) =>
      setIds((before) => new Set(isPicked ? [...before, id] : [...before].filter((each) => each !== id))),
    all: (arePicked: boolean) => setIds(new Set(arePicked ? rows.map(({ id }) => id) : [])),
    clear: () => setIds(new Set()),
  };
}
