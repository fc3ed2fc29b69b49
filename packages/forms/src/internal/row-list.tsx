import { explainError, fill } from '@pabean/api/rules';
import { Button, IconButton, useMessages } from '@pabean/ui';
import { Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormMessages, useSharedMessages } from '../messages/index.ts';
import * as styles from './row-list.css.ts';

/** A saved row of a list. */
export interface SavedRow {
  readonly id: string;
  /** What the row is called where it is asked about, such as its number. */
  readonly name: string;
  readonly content: ReactNode;
}

/** Props of {@link RowList}. */
export interface RowListProps {
  /** What the list is, for screen readers. */
  label: string;
  rows: readonly SavedRow[];
  onDelete: (id: string) => Promise<unknown>;
}

/** Saved rows, each with a way to delete it that asks back in its own place. */
export function RowList({ label, rows, onDelete }: RowListProps) {
  const words = useFormMessages('rows');
  if (rows.length === 0) return <p className={styles.empty}>{words.none}</p>;
  return (
    <ol className={styles.list} aria-label={label}>
      {rows.map((row) => (
        <RowItem key={row.id} row={row} onDelete={() => onDelete(row.id)} />
      ))}
    </ol>
  );
}

function RowItem({ row, onDelete }: { row: SavedRow; onDelete: () => Promise<unknown> }) {
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
      await onDelete();
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
        <IconButton
          ref={trash}
          label={fill(words.delete, { name: row.name })}
          icon={<Trash2 size={16} />}
          variant="danger"
          size="small"
          onClick={() => setState('asking')}
        />
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
