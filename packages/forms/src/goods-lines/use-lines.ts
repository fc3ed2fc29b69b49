import { maxTransitLines } from '@pabean/api/contract';
import { useRef, useState } from 'react';
import type { LineProblem, LinesProps } from './lines-props.ts';

interface Gone<Row> {
  readonly row: Row;
  readonly key: number;
  readonly index: number;
}

const insert = <Item>(items: readonly Item[], index: number, item: Item): Item[] => [
  ...items.slice(0, index),
  item,
  ...items.slice(index),
];
const without = <Item>(items: readonly Item[], index: number): Item[] => items.toSpliced(index, 1);

type Given<Row> = Pick<LinesProps<Row>, 'value' | 'onValueChange' | 'rowErrors'>;

/**
 * Lines that live in the form around them. Each keeps its key while others come and go; the last one that was deleted can come
 * back; what was wrong with a line is forgotten once that line has changed.
 */
export function useLines<Row>({ value, onValueChange, rowErrors = [] }: Given<Row>) {
  const nextKey = useRef(0);
  const [keys, setKeys] = useState<readonly number[]>([]);
  const [gone, setGone] = useState<Gone<Row>>();
  const told = JSON.stringify(rowErrors);
  const [problems, setProblems] = useState<{
    told: string;
    of: ReadonlyMap<number, readonly LineProblem[]>;
  }>();

  // Somebody else changed the list, such as a draft that was restored: as far as it goes, lines keep their keys.
  let lineKeys = keys;
  if (keys.length !== value.length) {
    lineKeys = value.map((_, index) => keys[index] ?? nextKey.current++);
    setKeys(lineKeys);
    setGone(undefined);
  }
  let found = problems?.of;
  if (problems?.told !== told || !found) {
    found = Map.groupBy(rowErrors, ({ row }) => lineKeys[row] ?? -1);
    setProblems({ told, of: found });
  }

  function change(rows: Row[], changed: readonly number[]) {
    setKeys(changed);
    onValueChange(rows);
  }
  function forget(key: number | undefined) {
    setProblems({ told, of: new Map([...(found ?? [])].filter(([each]) => each !== key)) });
  }
  return {
    keys: lineKeys,
    isFull: value.length >= maxTransitLines,
    /** The line that was deleted last, as long as it can come back. */
    gone: value.length < maxTransitLines ? gone : undefined,
    problemsOf: (index: number) => found?.get(lineKeys[index] ?? -1) ?? [],
    add(...rows: readonly Row[]) {
      change([...value, ...rows], [...lineKeys, ...rows.map(() => nextKey.current++)]);
    },
    replace(index: number, row: Row) {
      forget(lineKeys[index]);
      onValueChange(value.with(index, row));
    },
    remove(index: number) {
      const [row, key] = [value[index], lineKeys[index]];
      if (row === undefined || key === undefined) return;
      setGone({ row, key, index });
      change(without(value, index), without(lineKeys, index));
    },
    /** Brings the line back to its place, and says which that is. */
    restore(): number | undefined {
      if (!gone) return undefined;
      const index = Math.min(gone.index, value.length);
      setGone(undefined);
      change(insert(value, index, gone.row), insert(lineKeys, index, gone.key));
      return index;
    },
  };
}
