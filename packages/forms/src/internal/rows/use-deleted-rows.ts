import { fill } from '@pabean/api/rules';
import { type Key, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useFormMessages } from '../../messages/use-messages.ts';

/** Rows of which some may be deleted. */
export interface DeletableRows<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (index: number) => Key;
  readonly nameOf: (row: Row) => string;
  /** Changes when the rows were replaced from outside: earlier deletions can no longer be undone. @default 0 */
  readonly revision?: number | undefined;
}

/** Deleted rows. */
export interface DeletedRows<Row> {
  readonly rows: readonly Row[];
  readonly keys: readonly Key[];
  /** Index of the first one. */
  readonly index: number;
  /** The announcement of the deletion. */
  readonly text: string;
  readonly revision: number;
}

/** State of the deleted rows. */
export interface Deletion<Row> {
  /** Ref to the element around the rows; it takes the focus when the last one is removed. */
  readonly frame: RefObject<HTMLElement | null>;
  /** Ref to the restore button, if there is one. */
  readonly undo: RefObject<HTMLButtonElement | null>;
  readonly deleted: DeletedRows<Row> | undefined;
  /** Called when rows are about to be deleted; they count as deleted once they are no longer among the rows. */
  deleting(indexes: readonly number[]): void;
  forget(): void;
}

/**
 * Tracks deleted rows. After a deletion the focus moves to the restore button or, without one, to the delete button of the row
 * in their place (`data-delete-row`).
 */
export function useDeletedRows<Row>({
  rows,
  keyOf,
  nameOf,
  revision = 0,
}: DeletableRows<Row>): Deletion<Row> {
  const messages = useFormMessages('rows');
  const frame = useRef<HTMLElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const [lastDeletion, setLastDeletion] = useState<DeletedRows<Row>>();
  const isDeleted =
    lastDeletion?.revision === revision && rows.every((_row, index) => keyOf(index) !== lastDeletion.keys[0]);

  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!isDeleted || !lastDeletion || (activeElement && activeElement !== document.body)) return;
    const others = frame.current?.querySelectorAll<HTMLElement>('[data-delete-row]') ?? [];
    (undo.current ?? others[Math.min(lastDeletion.index, others.length - 1)] ?? frame.current)?.focus();
  }, [isDeleted, lastDeletion]);

  return {
    frame,
    undo,
    deleted: isDeleted ? lastDeletion : undefined,
    deleting(indexes) {
      const [index] = indexes;
      const removed = indexes.flatMap((each) => rows[each] ?? []);
      const [row] = removed;
      if (index === undefined || row === undefined) return;
      const text =
        removed.length > 1
          ? fill(messages.deletedMany, { count: removed.length })
          : fill(messages.deleted, { name: nameOf(row) });
      setLastDeletion({ rows: removed, keys: indexes.map(keyOf), index, text, revision });
    },
    forget: () => setLastDeletion(undefined),
  };
}
