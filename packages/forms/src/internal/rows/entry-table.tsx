import { scope } from '@pabean/ui/theme';
import { VisuallyHidden } from '@pabean/ui/visually-hidden';
import { useState } from 'react';
import { useFormMessages } from '../../messages/use-messages.ts';
import { useListAnnouncement } from '../use-list-announcement.tsx';
import { RowActions } from './row-actions.tsx';
import { RowTable, type RowTableProps } from './row-table.tsx';
import { problem as problemStyle } from './rows-section.css.ts';
import { useDeletion } from './use-deletion.tsx';
import { useRowKeys } from './use-row-keys.ts';

/** Props of {@link EntryTable}. */
export interface EntryTableProps<Row extends { readonly id: string }>
  extends Pick<RowTableProps<Row>, 'label' | 'columns' | 'rows'> {
  /** Returns a row's name for the confirmation, such as its number. */
  nameOf: (row: Row) => string;
  /** If omitted, rows cannot be deleted. */
  onDelete?: ((row: Row) => Promise<unknown>) | undefined;
  /** Adds deleted rows again. If omitted, they cannot be restored. */
  onRestore?: ((row: Row) => Promise<unknown>) | undefined;
}

/** Saved rows inside a dialog. Deleting one asks for confirmation in place of its buttons. */
export function EntryTable<Row extends { readonly id: string }>(props: EntryTableProps<Row>) {
  const { rows, nameOf, onDelete, onRestore, ...table } = props;
  const { none } = useFormMessages('rows');
  const [problem, setProblem] = useState<string>();
  const { announcement, announce } = useListAnnouncement();
  const keyOf = useRowKeys(rows);
  const deletion = useDeletion({
    rows,
    keyOf,
    nameOf,
    restore: onRestore && ((deleted) => Promise.all(deleted.map(onRestore))),
    onRestored(count) {
      announce('restoredAtEnd', 0, count);
      deletion.frame.current?.focus();
    },
    onProblem: setProblem,
  });
  return (
    <section ref={deletion.frame} className={scope} aria-label={table.label} tabIndex={-1}>
      <VisuallyHidden role="status">{deletion.announcement || announcement}</VisuallyHidden>
      <p role="alert" className={problemStyle}>
        {problem}
      </p>
      <RowTable
        {...table}
        rows={rows}
        keyOf={keyOf}
        empty={none}
        deleted={deletion.deleted}
        actions={
          onDelete
            ? (row, index) => (
                <RowActions
                  name={nameOf(row)}
                  asks
                  onProblem={setProblem}
                  onDelete={() => {
                    setProblem(undefined);
                    deletion.deleting([index]);
                    return onDelete(row);
                  }}
                />
              )
            : undefined
        }
      />
    </section>
  );
}
