import { dataLanguage, explainError } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { Undo2 } from 'lucide-react';
import { type Key, type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSharedMessages } from '../../messages/use-messages.ts';
import * as styles from './row-table.css.ts';
import { type DeletableRows, type DeletedRows, useDeletedRows } from './use-deleted-rows.ts';

interface RestorableRows<Row> extends DeletableRows<Row> {
  /** Restores rows, at their index if the list can. If omitted, nothing can be restored. */
  readonly restore?: ((rows: readonly Row[], index: number, keys: readonly Key[]) => unknown) | undefined;
  /** Called after rows were restored. */
  readonly onRestored: (count: number, index: number) => void;
  /** Called with the reason why rows were not restored. */
  readonly onProblem: (sentence: string) => void;
}

/** Deletes rows and offers to restore them: in their place, or at the top for several. */
export function useDeletion<Row>({ restore, onRestored, onProblem, ...rows }: RestorableRows<Row>) {
  const shared = useSharedMessages();
  const { frame, undo, deleted, deleting, forget } = useDeletedRows(rows);
  const [isRestoring, setRestoring] = useState(false);

  async function bringBack({ rows: restored, index, keys }: DeletedRows<Row>) {
    setRestoring(true);
    try {
      let back: unknown;
      flushSync(() => {
        back = restore?.(restored, index, keys);
      });
      if (back instanceof Promise) await back;
      flushSync(forget);
      onRestored(restored.length, index);
    } catch (error) {
      onProblem(explainError(error, shared));
    } finally {
      setRestoring(false);
    }
  }
  return {
    frame,
    deleting,
    /** The announcement of a deletion; undefined if the restore button has the focus and is described by it. */
    announcement: deleted && !restore && <span key={deleted.keys[0]}>{deleted.text}</span>,
    /** Props for the table. */
    deleted: deleted &&
      restore && {
        index: deleted.rows.length > 1 ? 0 : deleted.index,
        notice: (
          <DeletedNotice
            text={deleted.text}
            isRestoring={isRestoring}
            button={undo}
            onUndo={() => void bringBack(deleted)}
          />
        ),
      },
  };
}

interface DeletedNoticeProps {
  text: string;
  isRestoring: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onUndo: () => void;
}

function DeletedNotice({ text, isRestoring, button, onUndo }: DeletedNoticeProps) {
  const { undo } = useMessages('listEditor');
  const id = useId();
  return (
    <div className={styles.deleted} data-print="never">
      <span id={id} lang={dataLanguage}>
        {text}
      </span>
      <Button
        ref={button}
        variant="tertiary"
        size="small"
        icon={<Undo2 size={16} />}
        aria-describedby={id}
        busy={isRestoring}
        onClick={onUndo}
      >
        {undo}
      </Button>
    </div>
  );
}
