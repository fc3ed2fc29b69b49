import type { ReactNode } from 'react';
import { RowTable, type RowTableProps } from './row-table.tsx';
import { RowsSection } from './rows-section.tsx';
import { useRowKeys } from './use-row-keys.ts';

/** Props of {@link SavedRows}. */
export interface SavedRowsProps<Row extends { readonly id: string }>
  extends Omit<RowTableProps<Row>, 'label' | 'keyOf'> {
  heading: string;
  /** Heading level. @default 2 */
  level?: 2 | 3 | undefined;
  /** A line below. */
  note?: ReactNode;
  /** The add button, at the end of the heading. */
  action?: ReactNode;
}

/** Read-only rows of a record, under their heading. */
export function SavedRows<Row extends { readonly id: string }>(props: SavedRowsProps<Row>) {
  const { heading, level, note, action, ...table } = props;
  return (
    <RowsSection heading={heading} level={level} note={note} action={action}>
      <RowTable {...table} label={heading} keyOf={useRowKeys(table.rows)} />
    </RowsSection>
  );
}
