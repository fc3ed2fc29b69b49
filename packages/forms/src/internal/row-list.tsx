import { explainError, fill } from '@pabean/api/rules';
import { Button, IconButton, useMessages, VisuallyHidden } from '@pabean/ui';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormMessages, useSharedMessages } from '../messages/index.ts';
import * as styles from './row-list.css.ts';

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
  const frame = useRef<HTMLElement>(null);
  const [gone, setGone] = useState<{ id: string; name: string; index: number }>();
  const isGone = gone !== undefined && !rows.some(({ id }) => id === gone.id);

  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!isGone || !frame.current || (activeElement && activeElement !== document.body)) return;
    const all = frame.current.querySelectorAll<HTMLElement>('[data-delete-row]');
    (all[Math.min(gone.index, all.length - 1)] ?? frame.current).focus();
  }, [isGone, gone]);

  return (
    <section ref={frame} aria-label={label} tabIndex={-1}>
      <VisuallyHidden role="status">
        {isGone && <span key={gone.id}>{fill(words.deleted, { name: gone.name })}</span>}
      </VisuallyHidden>
      {rows.length === 0 && <p className={styles.empty}>{words.none}</p>}
      {rows.length > 0 && (
        <ol className={styles.list} aria-label={label}>
          {rows.map((row, index) => (
            <RowItem
              key={row.id}
              row={row}
              onDelete={
                onDelete &&
                (() => {
                  setGone({ id: row.id, name: row.name, index });
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
  const words = useFormMessages('rows');
  const { cancel } = useMessages('dialog');
  const shared = useSharedMessages();
  const [state, setState] = useState<'shown' | 'asking' | 'deleting'>('shown');
  const [problem, setProblem] = useState<string>();
  const trash = useRef<HTMLButtonElement>(null);

  function show() {
    flushSync(() => setState('shown'));
    trash.current?.focus();
  }

  async function remove() {
    setState('deleting');
    try {
      await onDelete?.();
    } catch (error) {
      setProblem(explainError(error, shared));
      show();
    }
  }

  return (
    <li className={styles.row}>
      <div className={styles.content}>
        {row.content}
        <span role="alert" className={styles.problem}>
          {problem}
        </span>
      </div>
      {state === 'shown' ? (
        <span className={styles.asking}>
          {row.action}
          {onDelete && (
            <IconButton
              ref={trash}
              label={fill(words.delete, { name: row.name })}
              icon={<Trash2 size={16} />}
              variant="danger"
              size="small"
              data-delete-row
              onClick={() => setState('asking')}
            />
          )}
        </span>
      ) : (
        <span className={styles.asking}>
          <Button size="small" onClick={show} autoFocus>
            {cancel}
          </Button>
          <Button size="small" variant="danger" busy={state === 'deleting'} onClick={remove}>
            {words.confirm}
          </Button>
        </span>
      )}
    </li>
  );
}
