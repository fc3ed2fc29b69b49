import type { StoredGoods } from '@pabean/api/contract';
import { useId, useMemo, useState } from 'react';
import { useStore } from '../internal/use-store.ts';
import { type EditableField, editableCells } from './editable-cells.tsx';
import { figuresOf, type GoodsSums, sumsWith } from './goods-figures.ts';
import { TypedGoods } from './typed-goods.ts';

type Typing = ReadonlyMap<string, EditableField>;

/**
 * The articles that are being edited in the table, and their values.
 *
 * @param onMark Shows what is due on an article; pass the same function on every render.
 */
export function useTyping(onMark: (id: string) => void) {
  const id = useId();
  const [typed] = useState(() => new TypedGoods());
  const [typing, setTyping] = useState<Typing>(new Map());
  const titleId = (row: StoredGoods) => `${id}-${row.id}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids are the same as long as the editor lives
  const cells = useMemo(
    () =>
      editableCells({
        titleId,
        onMark,
        onType(article, field) {
          onMark(article);
          setTyping((before) => new Map(before).set(article, field));
        },
      }),
    [onMark],
  );
  return {
    typed,
    typing,
    cells,
    titleId,
    stop: (article: string) =>
      setTyping((before) => new Map([...before].filter(([each]) => each !== article))),
  };
}

/** The sums of stored goods, including unsaved edits. */
export function useTypedSums(typed: TypedGoods, rows: readonly StoredGoods[], stored: GoodsSums): GoodsSums {
  const typedRows = useStore(typed.subscribe, typed.get);
  let sums = stored;
  for (const [id, row] of typedRows) {
    const before = rows.find((each) => each.id === id);
    if (before) sums = sumsWith(sums, before, figuresOf(row));
  }
  return sums;
}
