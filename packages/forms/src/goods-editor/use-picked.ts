import { useMemo, useState } from 'react';

/** The rows that are picked out of many. */
export type Picked<Row extends { readonly id: string }> = ReturnType<typeof usePicked<Row>>;

/** The rows that are picked out of many; those that have gone are picked no more. */
export function usePicked<Row extends { readonly id: string }>(rows: readonly Row[]) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const indexes = useMemo(
    () => (ids.size === 0 ? [] : rows.flatMap(({ id }, index) => (ids.has(id) ? [index] : []))),
    [rows, ids],
  );
  return {
    /** Which rows they are, from 0. */
    indexes,
    areAll: rows.length > 0 && indexes.length === rows.length,
    has: (id: string) => ids.has(id),
    toggle: (id: string, isPicked: boolean) =>
      setIds((before) => new Set(isPicked ? [...before, id] : [...before].filter((each) => each !== id))),
    all: (arePicked: boolean) => setIds(new Set(arePicked ? rows.map(({ id }) => id) : [])),
    clear: () => setIds(new Set()),
  };
}
