import { useCallback, useRef, useState } from 'react';
import { groupBy } from '../group-by.ts';
import type { RowProblem } from './row-kind.ts';
import type { RowsSource } from './rows-source.ts';

interface FormRows<Row> {
  readonly value: readonly Row[];
  readonly onValueChange: (rows: Row[]) => void;
  readonly rowErrors?: readonly RowProblem[] | undefined;
}

const insert = <Item>(items: readonly Item[], index: number, added: readonly Item[]): Item[] => [
  ...items.slice(0, index),
  ...added,
  ...items.slice(index),
];

/**
 * Rows that are a value of the surrounding form. Each keeps its key while others are added and removed; errors of a row are
 * cleared once that row has changed.
 */
export function useFormRows<Row>({ value, onValueChange, rowErrors = [] }: FormRows<Row>): RowsSource<Row> {
  const nextKey = useRef(0);
  const newKeys = (rows: readonly Row[]) => rows.map(() => nextKey.current++);
  const [known, setKnown] = useState<{ keys: readonly number[]; revision: number }>({
    keys: [],
    revision: 0,
  });
  const told = JSON.stringify(rowErrors);
  const [problems, setProblems] = useState<{
    told: string;
    of: ReadonlyMap<number, readonly RowProblem[]>;
  }>();

  // The list was changed from outside, such as by a restored draft: rows keep their keys as far as possible.
  let { keys } = known;
  if (keys.length !== value.length) {
    keys = value.map((_row, index) => known.keys[index] ?? nextKey.current++);
    setKnown({ keys, revision: known.revision + 1 });
  }
  let found = problems?.of;
  if (problems?.told !== told || !found) {
    found = groupBy(rowErrors, ({ row }) => keys[row] ?? -1);
    setProblems({ told, of: found });
  }

  function put(rows: Row[], changed: readonly number[]) {
    setKnown({ ...known, keys: changed });
    onValueChange(rows);
  }
  return {
    rows: value,
    keyOf: useCallback((index) => keys[index] ?? index, [keys]),
    valuesOf: (row) => row,
    draftKeyOf: (index) => index,
    isStored: false,
    revision: known.revision,
    problemsOf: (index) => found.get(keys[index] ?? -1) ?? [],
    add: (rows) => put([...value, ...rows], [...keys, ...newKeys(rows)]),
    change(index, row) {
      setProblems({ told, of: new Map([...found].filter(([key]) => key !== keys[index])) });
      onValueChange(value.with(index, row));
    },
    remove(indexes) {
      const stays = (_: unknown, index: number) => !indexes.includes(index);
      put(value.filter(stays), keys.filter(stays));
    },
    restore: (rows, index, back) =>
      put(insert(value, index, rows), insert(keys, index, back as readonly number[])),
  };
}
