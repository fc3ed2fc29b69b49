import { Plus } from 'lucide-react';
import {
  Children,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { classNames } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../button/index.ts';
import { ListContext } from './list-context.ts';
import * as styles from './list-editor-frame.css.ts';
import { ListEditorUndo } from './list-editor-undo.tsx';
import { ListMeter } from './list-meter.tsx';
import { focusAfterRemoval, focusRow, stepThroughRows } from './row-focus.ts';

/** Props of {@link ListEditorFrame}. */
export interface ListEditorFrameProps extends ComponentProps<'div'> {
  /** What the rows are, such as “Daftar Kontainer”: the list's name for screen readers. */
  label: string;
  /** The names of the columns, in order. */
  head: readonly string[];
  /** Widths of the columns as tracks of a CSS grid, such as `minmax(0, 1fr) 116px`. */
  columns: string;
  /** How many rows are filled in. */
  filled: number;
  /** The rows: ListEditorRows, nothing else. */
  children: ReactNode;
  /**
   * The same for phones, where everything fits into one line. Otherwise each row is a card there, with its controls
   * one below the other.
   *
   * @default undefined, cards
   */
  phoneColumns?: string;
  /**
   * How many rows there are to be, where that is declared.
   *
   * @default undefined
   */
  total?: number;
  /**
   * How many rows need attention.
   *
   * @default 0
   */
  wrong?: number;
  /**
   * What can be done with the whole list: “Tempel”, “Impor CSV”, “Templat”, as small tertiary buttons.
   *
   * @default undefined
   */
  actions?: ReactNode;
  /**
   * Called to add an empty row at the end; it then has the focus.
   *
   * @default undefined
   */
  onAdd?: () => void;
  /**
   * Why no more rows can be added; disables the button and stands beside it.
   *
   * @default undefined
   */
  full?: ReactNode;
  /**
   * The number that the row had which was taken away last. Set it as long as it can come back: until something else
   * changes.
   *
   * @default undefined
   */
  removed?: number;
  /**
   * Called to put the row back where it was.
   *
   * @default undefined
   */
  onUndo?: () => void;
}

type After = (list: HTMLElement) => void;

/**
 * The frame of a list that people type or paste: how far it is, numbered rows with their marks, rows added and taken
 * away, and taken back. It holds no values: rows and counts come from the form around.
 */
export function ListEditorFrame(props: ListEditorFrameProps) {
  const { label, head, columns, phoneColumns, filled, total, wrong = 0, actions, ...others } = props;
  const { onAdd, full, removed, onUndo, className, style, children, ref, ...rest } = others;
  const words = useMessages('listEditor');
  const root = useRef<HTMLDivElement>(null);
  const fullId = useId();
  useImperativeHandle(ref, () => root.current as HTMLDivElement);

  // Where the focus goes once the rows have changed as somebody asked.
  const after = useRef<After>(undefined);
  const rows: ReactNode[] = Children.toArray(children);
  const count = rows.length;
  const drawn = useRef(count);
  useEffect(() => {
    if (!root.current || drawn.current === count) return;
    drawn.current = count;
    after.current?.(root.current);
    after.current = undefined;
  }, [count]);
  const context = useMemo(
    () => ({
      head,
      onRemoving: (number: number) => {
        after.current = (list) => focusAfterRemoval(list, number);
      },
    }),
    [head],
  );
  function add() {
    after.current = (list) => focusRow(list, count + 1);
    onAdd?.();
  }
  if (removed !== undefined && onUndo) {
    const undo = () => {
      after.current = (list) => focusRow(list, removed);
      onUndo();
    };
    rows.splice(removed - 1, 0, <ListEditorUndo key="undo" number={removed} onUndo={undo} />);
  }

  const tracks = { '--pb-list-columns': columns, '--pb-list-phone': phoneColumns } as CSSProperties;
  return (
    <div
      {...rest}
      ref={root}
      className={classNames(styles.frame, className)}
      style={{ ...tracks, ...style }}
      data-phone={phoneColumns ? 'line' : 'cards'}
    >
      <ListMeter filled={filled} total={total} wrong={wrong} actions={actions} />
      <div className={styles.head} aria-hidden="true">
        <span className={styles.number}>{words.number}</span>
        <span className={styles.cells}>
          {head.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </span>
      </div>
      <ListContext value={context}>
        <ol aria-label={label} onKeyDown={stepThroughRows}>
          {rows}
        </ol>
      </ListContext>
      {onAdd && (
        <div className={styles.add} data-print="never">
          <Button
            size="small"
            icon={<Plus size={16} />}
            disabled={Boolean(full)}
            aria-describedby={full ? fullId : undefined}
            data-list-add
            onClick={add}
          >
            {words.add}
          </Button>
          {full && <span id={fullId}>{full}</span>}
        </div>
      )}
    </div>
  );
}
