import { explainError } from '@pabean/api/rules';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSharedMessages } from '../../messages/use-messages.ts';
import { useLateBulk } from '../bulk/use-late-bulk.ts';
import type { AttemptOptions, SaveOptions } from '../save-options.ts';
import { useListAnnouncement } from '../use-list-announcement.tsx';
import type { OpenRow } from './row-dialog.tsx';
import { fieldsOf, only, type RowValues } from './row-kind.ts';
import type { RowsEditorProps } from './rows-editor.tsx';
import { useDeletion } from './use-deletion.tsx';
import { useReadRows } from './use-read-rows.ts';

type Opened<Row> = OpenRow<Row> & { readonly index?: number };

/** State and actions of a row editor. */
export function useRowsEditor<Row extends RowValues, Stored>(
  { kind, source }: RowsEditorProps<Row, Stored>,
  id: string,
) {
  const { rows, isStored } = source;
  const shared = useSharedMessages();
  const [opened, setOpened] = useState<Opened<Row>>();
  const [problem, setProblem] = useState<string>();
  const { announcement, announce } = useListAnnouncement();
  const isFull = rows.length >= kind.max;
  const deletion = useDeletion({
    ...source,
    restore: isFull ? undefined : source.restore,
    nameOf: (row) => kind.nameOf(source.valuesOf(row)),
    onProblem: setProblem,
    onRestored(count, index) {
      if (isStored) announce('restoredAtEnd', 0, count);
      else announce('restored', index + 1);
      document.getElementById(isStored ? id : `${id}.${index}`)?.focus();
    },
  });
  const reader = useReadRows({ ...kind, fields: kind.pasted ?? fieldsOf(kind) }, rows.length);
  const late = useLateBulk<Row>({
    fetches: isStored ? 'beside' : 'later',
    onFailure: (failure) => setProblem(explainError(failure, shared)),
  });
  useFocusOnceFull(deletion.frame, isFull && opened === undefined);

  return {
    isFull,
    opened,
    problem,
    setProblem,
    announcement,
    deletion,
    reader,
    late,
    close: () => setOpened(undefined),
    openNew() {
      const last = rows.at(-1);
      setOpened({ begin: last ? only(source.valuesOf(last), kind.keeps) : (kind.begin ?? {}) });
    },
    openRow(index: number, field?: string) {
      const row = rows[index];
      if (!row) return;
      const problems = source.problemsOf?.(index) ?? [];
      setOpened({ index, key: source.draftKeyOf(index), row: source.valuesOf(row), problems, field });
    },
    openCopy(index: number) {
      const row = rows[index];
      if (!row) return;
      const others = Object.entries(source.valuesOf(row)).filter(([name]) => !kind.unique?.includes(name));
      setOpened({ begin: Object.fromEntries(others) });
    },
    openBulk(from: 'paste' | 'file') {
      setProblem(undefined);
      void late.open(from);
    },
    async save(row: Row, options: AttemptOptions & SaveOptions) {
      if (opened?.index !== undefined) await source.change?.(opened.index, row, options);
      else {
        await source.add?.([row], options);
        if (!isStored) announce('added', rows.length + 1);
      }
    },
    async take(taken: readonly Row[], options: AttemptOptions) {
      await source.add?.(taken, options);
      flushSync(() => announce('filledAtEnd', 0, taken.length));
    },
    async remove(indexes: readonly number[]) {
      setProblem(undefined);
      deletion.deleting(indexes);
      await source.remove?.(indexes);
    },
  };
}

/** Once the list is full the add button cannot take the focus back: the list takes it. */
function useFocusOnceFull(frame: RefObject<HTMLElement | null>, isFull: boolean) {
  useLayoutEffect(() => {
    if (isFull && document.activeElement === document.body) frame.current?.focus();
  }, [isFull, frame]);
}
