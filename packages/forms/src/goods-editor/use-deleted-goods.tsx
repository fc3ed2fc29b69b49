import type { GoodsRow, StoredGoods } from '@pabean/api/contract';
import { explainError, fill } from '@pabean/api/rules';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { AttemptOptions } from '../internal/index.ts';
import { useFormMessages, usePpftzMessages, useSharedMessages } from '../messages/use-messages.ts';
import { rowOf } from './goods-values.ts';

interface Deleting {
  rows: readonly StoredGoods[];
  onDelete: (ids: string[]) => Promise<unknown>;
  onAdd: (rows: GoodsRow[], options: AttemptOptions) => Promise<unknown>;
}

/** Deletes goods, and brings those that were deleted last back at the end of the list. */
export function useDeletedGoods({ rows, onDelete, onAdd }: Deleting) {
  const words = usePpftzMessages('goods');
  const { deleted } = useFormMessages('rows');
  const shared = useSharedMessages();
  const frame = useRef<HTMLElement>(null);
  const undoButton = useRef<HTMLButtonElement>(null);
  const [removed, setRemoved] = useState<readonly StoredGoods[]>([]);
  const [isRestoring, setRestoring] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [restored, setRestored] = useState(0);
  const [first] = removed;
  const isGone = first !== undefined && !rows.some(({ id }) => id === first.id);
  const gone =
    isGone && first
      ? removed.length === 1
        ? fill(deleted, { name: first.description })
        : fill(words.deletedMany, { count: removed.length })
      : undefined;

  // The button that was pressed has gone: the way back has the focus.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isGone && (!activeElement || activeElement === document.body)) undoButton.current?.focus();
  }, [isGone]);

  const said: ReactNode = restored > 0 && (
    <span key={restored}>{fill(words.restored, { count: restored })}</span>
  );
  return {
    frame,
    undoButton,
    /** What was deleted, in words, as long as it can come back. */
    gone,
    said,
    problem,
    isRestoring,
    tell: setProblem,
    async remove(goods: readonly StoredGoods[]) {
      setProblem(undefined);
      setRestored(0);
      await onDelete(goods.map(({ id }) => id));
      setRemoved(goods);
    },
    async restore() {
      setRestoring(true);
      try {
        const { signal } = new AbortController();
        await onAdd(removed.map(rowOf), { signal, onProgress: () => undefined });
        setRestored(removed.length);
        setRemoved([]);
      } catch (error) {
        setProblem(explainError(error, shared));
      } finally {
        setRestoring(false);
      }
    },
  };
}
