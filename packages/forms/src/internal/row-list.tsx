import { VisuallyHidden } from '@pabean/ui/visually-hidden';
import { type ReactNode, useState } from 'react';
import { useFormMessages } from '../messages/use-messages.ts';
import { DeleteRow } from './delete-row.tsx';
import * as styles from './row-list.css.ts';
import { useDeletedRow } from './use-deleted-row.tsx';

/** A saved row of a list. */
export interface SavedRow {
  readonly id: string;
  /** What the row is called where it is asked about, such as its number. */
  readonly name: string;
  readonly content: ReactNode;
  /** What else can be done with it. */
  readonly action?: ReactNode;
}

/** Props of {@link RowList}. */
export interface RowListProps {
  /** What the list is, for screen readers. */
  label: string;
  rows: readonly SavedRow[];
  /** Without it rows cannot be deleted. */
  onDelete?: ((id: string) => Promise<unknown>) | undefined;
}

/**
 * Saved rows, each with a way to delete it that asks back in its own place. After one has gone that is said, and the focus is
 * on what deletes the row in its place.
 */
export function RowList({ label, rows, onDelete }: RowListProps) {
  const words = useFormMessages('rows');
  const { frame, said, deleting } = useDeletedRow(rows);
  return (
    <section ref={frame} aria-label={label} tabIndex={-1}>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {rows.length === 0 && <p className={styles.empty}>{words.none}</p>}
      {rows.length > 0 && (
        <ol className={styles.list} aria-label={label}>
          {rows.map((row) => (
            <RowItem
              key={row.id}
              row={row}
              onDelete={
                onDelete &&
                (() => {
                  deleting(row.id);
                  return onDelete(row.id);
                })
              }
            />
          ))}
        </ol>
      )}
    </section>
  );
}

interface RowItemProps {
  row: SavedRow;
  onDelete: (() => Promise<unknown>) | undefined;
}

function RowItem({ row, onDelete }: RowItemProps) {
  const [problem, setProblem] = useState<string>();
  return (
    <li className={styles.row}>
      <div className={styles.content}>
        {row.content}
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      </div>
      <DeleteRow name={row.name} onDelete={onDelete} onProblem={setProblem}>
        {row.action}
      </DeleteRow>
    </li>
  );
}
