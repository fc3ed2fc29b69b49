import { dataLanguage, explainError, fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { Undo2 } from 'lucide-react';
import { type Key, type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormMessages, useSharedMessages } from '../../messages/use-messages.ts';
import * as styles from './row-table.css.ts';

/** Rows of which some may go. */
interface DeletableRows<Row> {
  readonly rows: readonly Row[];
  readonly keyOf: (index: number) => Key;
  readonly nameOf: (row: Row) => string;
  /** Another number when others have put rows there: what went before cannot come back. @default 0 */
  readonly revision?: number | undefined;
  /** Brings rows back, at their index where the list can. Left out, nothing can come back. */
  readonly restore?: ((rows: readonly Row[], index: number, keys: readonly Key[]) => unknown) | undefined;
  /** Called after rows came back. */
  readonly onRestored?: (count: number, index: number) => void;
  /** Takes why rows did not come back. */
  readonly onProblem?: (sentence: string) => void;
}

interface Deleted<Row> {
  readonly rows: readonly Row[];
  readonly keys: readonly Key[];
  readonly index: number;
  readonly text: string;
  readonly revision: number;
}

/** What became of rows that were deleted. */
export interface Deletion {
  /** Around the rows; has the focus when the last one has gone. */
  readonly frame: RefObject<HTMLElement | null>;
  /** What was deleted, for a live region; not where the way back has the focus, which is described by it. */
  readonly said: ReactNode;
  /** The way back: where the rows were, several at the top. */
  readonly gone: { readonly index: number; readonly notice: ReactNode } | undefined;
  /** Tells that rows are being deleted; they have gone once they are no longer among the others. */
  deleting(indexes: readonly number[]): void;
}

/**
 * After rows have gone the focus is on the way back. Where there is none, that they have gone is said, and the focus is on what
 * deletes the row in their place (`data-delete-row`).
 */
export function useDeletion<Row>(options: DeletableRows<Row>): Deletion {
  const { rows, keyOf, nameOf, revision = 0, restore } = options;
  const words = useFormMessages('rows');
  const shared = useSharedMessages();
  const frame = useRef<HTMLElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const [deleted, setDeleted] = useState<Deleted<Row>>();
  const [isRestoring, setRestoring] = useState(false);
  const isGone =
    deleted?.revision === revision && rows.every((_row, index) => keyOf(index) !== deleted.keys[0]);

  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!isGone || !deleted || (activeElement && activeElement !== document.body)) return;
    const others = frame.current?.querySelectorAll<HTMLElement>('[data-delete-row]') ?? [];
    (undo.current ?? others[Math.min(deleted.index, others.length - 1)] ?? frame.current)?.focus();
  }, [isGone, deleted]);

  async function bringBack({ rows: gone, index, keys }: Deleted<Row>) {
    setRestoring(true);
    try {
      let back: unknown;
      flushSync(() => {
        back = restore?.(gone, index, keys);
      });
      if (back instanceof Promise) await back;
      flushSync(() => setDeleted(undefined));
      options.onRestored?.(gone.length, index);
    } catch (error) {
      options.onProblem?.(explainError(error, shared));
    } finally {
      setRestoring(false);
    }
  }
  return {
    frame,
    said: isGone && !restore && <span key={deleted.keys[0]}>{deleted.text}</span>,
    gone:
      isGone && restore
        ? {
            index: deleted.rows.length > 1 ? 0 : deleted.index,
            notice: (
              <Gone
                text={deleted.text}
                isRestoring={isRestoring}
                button={undo}
                onUndo={() => void bringBack(deleted)}
              />
            ),
          }
        : undefined,
    deleting(indexes) {
      const [index] = indexes;
      const going = indexes.flatMap((each) => rows[each] ?? []);
      const [row] = going;
      if (index === undefined || row === undefined) return;
      const text =
        going.length > 1
          ? fill(words.deletedMany, { count: going.length })
          : fill(words.deleted, { name: nameOf(row) });
      setDeleted({ rows: going, keys: indexes.map(keyOf), index, text, revision });
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
