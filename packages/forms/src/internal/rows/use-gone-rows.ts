import { fill } from '@pabean/api/rules';
import { type Key, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useFormMessages } from '../../messages/use-messages.ts';

/** Rows of which some may go. */
export interface DeletableRows<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (index: number) => Key;
  readonly nameOf: (row: Row) => string;
  /** Another number when others have put rows there: what went before cannot come back. @default 0 */
  readonly revision?: number | undefined;
}

/** Rows that were deleted. */
export interface GoneRows<Row> {
  readonly rows: readonly Row[];
  readonly keys: readonly Key[];
  /** Where the first one was. */
  readonly index: number;
  /** That they were deleted. */
  readonly text: string;
  readonly revision: number;
}

/** What became of rows that were deleted. */
export interface Deletion<Row> {
  /** Around the rows; has the focus when the last one has gone. */
  readonly frame: RefObject<HTMLElement | null>;
  /** The button that brings them back, where there is one. */
  readonly undo: RefObject<HTMLButtonElement | null>;
  readonly gone: GoneRows<Row> | undefined;
  /** Tells that rows are being deleted; they have gone once they are no longer among the others. */
  deleting(indexes: readonly number[]): void;
  forget(): void;
}

/**
 * Rows that have gone. After that the focus is on what brings them back, or where nothing does, on what deletes the row in
 * their place (`data-delete-row`).
 */
export function useGoneRows<Row>({ rows, keyOf, nameOf, revision = 0 }: DeletableRows<Row>): Deletion<Row> {
  const messages = useFormMessages('rows');
  const frame = useRef<HTMLElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const [deleted, setDeleted] = useState<GoneRows<Row>>();
  const isGone =
    deleted?.revision === revision && rows.every((_row, index) => keyOf(index) !== deleted.keys[0]);

  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!isGone || !deleted || (activeElement && activeElement !== document.body)) return;
    const others = frame.current?.querySelectorAll<HTMLElement>('[data-delete-row]') ?? [];
    (undo.current ?? others[Math.min(deleted.index, others.length - 1)] ?? frame.current)?.focus();
  }, [isGone, deleted]);

  return {
    frame,
    undo,
    gone: isGone ? deleted : undefined,
    deleting(indexes) {
      const [index] = indexes;
      const going = indexes.flatMap((each) => rows[each] ?? []);
      const [row] = going;
      if (index === undefined || row === undefined) return;
      const text =
        going.length > 1
          ? fill(messages.deletedMany, { count: going.length })
          : fill(messages.deleted, { name: nameOf(row) });
      setDeleted({ rows: going, keys: indexes.map(keyOf), index, text, revision });
    },
    forget: () => setDeleted(undefined),
  };
}
