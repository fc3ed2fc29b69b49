import { fill } from '@pabean/api/rules';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useFormMessages } from '../messages/use-messages.ts';

interface NamedRow {
  readonly id: string;
  readonly name: string;
}

/** A row that was deleted from a list. */
export interface DeletedRow {
  /** Around the rows; has the focus when the last one has gone. */
  readonly frame: RefObject<HTMLElement | null>;
  /** What is said, for a live region. */
  readonly said: ReactNode;
  /** Tells that a row is being deleted. */
  deleting(id: string): void;
}

/** After a row has gone that is said, and the focus is on what deletes the row in its place (`data-delete-row`). */
export function useDeletedRow(rows: readonly NamedRow[]): DeletedRow {
  const words = useFormMessages('rows');
  const frame = useRef<HTMLElement>(null);
  const [gone, setGone] = useState<NamedRow & { index: number }>();
  const isGone = gone !== undefined && !rows.some(({ id }) => id === gone.id);

  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!isGone || !frame.current || (activeElement && activeElement !== document.body)) return;
    const all = frame.current.querySelectorAll<HTMLElement>('[data-delete-row]');
    (all[Math.min(gone.index, all.length - 1)] ?? frame.current).focus();
  }, [isGone, gone]);

  return {
    frame,
    said: isGone && <span key={gone.id}>{fill(words.deleted, { name: gone.name })}</span>,
    deleting(id) {
      const index = rows.findIndex((row) => row.id === id);
      const row = rows[index];
      if (row) setGone({ id, name: row.name, index });
    },
  };
}
