import { dataLanguage, explainError } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { Undo2 } from 'lucide-react';
import { type Key, type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSharedMessages } from '../../messages/use-messages.ts';
import * as styles from './row-table.css.ts';
import { type DeletableRows, type GoneRows, useGoneRows } from './use-gone-rows.ts';

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
  const { frame, undo, gone, deleting, forget } = useGoneRows(rows);
  const [isRestoring, setRestoring] = useState(false);

  async function bringBack({ rows: deleted, index, keys }: GoneRows<Row>) {
    setRestoring(true);
    try {
      let back: unknown;
      flushSync(() => {
        back = restore?.(deleted, index, keys);
      });
      if (back instanceof Promise) await back;
      flushSync(forget);
      onRestored(deleted.length, index);
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
    said: gone && !restore && <span key={gone.keys[0]}>{gone.text}</span>,
    /** Props for the table. */
    gone: gone &&
      restore && {
        index: gone.rows.length > 1 ? 0 : gone.index,
        notice: (
          <Gone
            text={gone.text}
            isRestoring={isRestoring}
            button={undo}
            onUndo={() => void bringBack(gone)}
          />
        ),
      },
  };
}

interface GoneProps {
  text: string;
  isRestoring: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onUndo: () => void;
}

function Gone({ text, isRestoring, button, onUndo }: GoneProps) {
  const { undo } = useMessages('listEditor');
  const id = useId();
  return (
    <div className={styles.gone} data-print="never">
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
