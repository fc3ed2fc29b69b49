import { fill } from '@pabean/api/rules';
import { focusListRow } from '@pabean/ui/list-editor-frame';
import { useMessages } from '@pabean/ui/messages';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLineReasons } from '../internal/bulk/line-reasons.ts';
import { type BulkColumn, isWhole } from '../internal/bulk/reading.ts';
import { useBulk } from '../internal/bulk/use-bulk.tsx';
import type { RowChange } from '../internal/use-list-announcement.tsx';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import type { CheckedRow, RowField } from './check-row.ts';
import { type ContainerReading, firstFree, readContainers } from './read-containers.ts';
import type { RowStore } from './row-store.ts';
import { useErrorMessages } from './use-list-problems.ts';

/** What pasting and importing need. */
interface ContainerBulkOptions {
  store: RowStore;
  declared: number;
  list: RefObject<HTMLElement | null>;
  announce: (what: RowChange, row: number, count?: number) => void;
}

/** Pastes or imports rows: all of them, or none while a line is wrong, unless the user adds the valid ones. */
export function useContainerBulk({ store, declared, list, announce }: ContainerBulkOptions) {
  const { labels } = useSharedMessages();
  const sentences = useReadingMessages(declared);
  const bulk = useBulk<CheckedRow>(() => store.isDirty);
  const place = useRef<{ from: number; field: RowField }>(undefined);

  const columns: readonly BulkColumn[] = [
    { name: 'number', label: labels.containerNumber },
    { name: 'size', label: labels.containerSize },
  ];
  const placeOf = () => place.current ?? { from: firstFree(store.state.rows), field: 'number' as const };
  const read = (text: string) =>
    readContainers(text, {
      ...placeOf(),
      store,
      declared,
      messages: sentences,
    });

  const goTo = (from: number) => list.current && focusListRow(list.current, from + 1);
  function announceFilled(from: number, count: number) {
    goTo(from);
    if (count > 0) announce('filled', from + 1, count);
  }
  // Focus and announcement wait until the list, with its live region, is rendered again.
  const then = useRef<{ from: number; count: number }>(undefined);
  const isOpen = bulk.opened !== undefined;
  const onBack = useEffectEvent(announceFilled);
  useEffect(() => {
    const back = then.current;
    then.current = undefined;
    if (!isOpen && back) queueMicrotask(() => onBack(back.from, back.count));
  }, [isOpen]);

  return {
    ...bulk,
    columns,
    room: { max: declared, there: store.state.filled },
    read,
    open(from: 'paste' | 'file') {
      place.current = undefined;
      bulk.open(from);
    },
    take(rows: readonly CheckedRow[]) {
      const { from } = placeOf();
      store.fill(from, rows, declared);
      then.current = { from: then.current?.from ?? from, count: (then.current?.count ?? 0) + rows.length };
      if (place.current) place.current = { ...place.current, from: from + rows.length };
    },
    finish() {
      bulk.close({ taken: true });
    },
    back() {
      then.current ??= { from: placeOf().from, count: 0 };
      bulk.close({ taken: false });
    },
    /** Handles several rows pasted into a field: added at once if all are valid. */
    async paste(text: string, from: number, field: RowField) {
      place.current = { from, field };
      const reading = await read(text);
      if (!isWhole(reading)) return bulk.open('paste', { text, reading });
      flushSync(() => {
        store.fill(from, reading.rows, declared);
        announce('filled', from + 1, reading.rows.length);
      });
      goTo(from);
    },
  };
}

/** The error messages of pasted containers. */
function useReadingMessages(declared: number): ContainerReading['messages'] {
  const { sameLine } = useFormMessages('bulk');
  const { help } = useMessages('containerNumberField');
  const { labels } = useSharedMessages();
  const { ofColumns, tooMany } = useLineReasons();
  const problem = useErrorMessages();
  return {
    problem,
    sameLine: (line) => fill(sameLine, { label: labels.containerNumber, line }),
    checkDigit: (number, right) =>
      fill(help, { number: `${number.slice(0, 4)} ${number.slice(4, 10)}`, right, typed: number.slice(10) }),
    columns: (line) => ofColumns(line, 2),
    tooMany: tooMany(declared),
  };
}
