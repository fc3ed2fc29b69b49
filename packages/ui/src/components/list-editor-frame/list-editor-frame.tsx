import { Plus } from 'lucide-react';
import {
  Children,
  type ComponentProps,
  type CSSProperties,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { classNames } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../button/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { DrawnRows } from './drawn-rows.tsx';
import { ListContext, type ListRows } from './list-context.ts';
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
  /** The rows: ListEditorRows, nothing else. Of a list that may be long give `rows`. */
  children?: ReactNode;
  /**
   * The rows of a list that may be long: up to 100 are all drawn, of more only those around what is in sight. Another
   * object where rows have come or gone.
   *
   * @default the children
   */
  rows?: ListRows;
  /**
   * The same for phones, where everything fits into one line. Otherwise each row is a card there, with its controls
   * one below the other. Left out, it draws cards.
   */
  phoneColumns?: string;
  /**
   * Whether rows may have `onCopy`: makes room for its button, except on a phone's line.
   *
   * @default false
   */
  copies?: boolean;
  /** How many rows there are to be, where that is declared. */
  total?: number;
  /**
   * How many rows need attention.
   *
   * @default 0
   */
  wrong?: number;
  /** What can be done with the whole list: “Tempel”, “Impor CSV”, “Templat”, as small tertiary buttons. */
  actions?: ReactNode;
  /** Called to add an empty row at the end; it then has the focus. */
  onAdd?: () => void;
  /** Why no more rows can be added; disables the button and stands beside it. */
  full?: ReactNode;
  /**
   * The number that the row had which was taken away last. Set it as long as it can come back: until something else
   * changes.
   */
  removed?: number;
  /**
   * Called to take back the last change of the rows: by the button where a row was, and by Ctrl+Z in a field in which
   * nothing was typed since it was entered.
   */
  onUndo?: () => void;
  /** Called for Enter in the last row where no more can be added: the list is done. */
  onEnd?: () => void;
  /**
   * What has just happened to the rows, for screen readers. A modal dialog silences every live region outside of it,
   * so the list has its own. Wrap words in an element with another key to have them said again.
   */
  said?: ReactNode;
}

type After = (frame: HTMLElement) => void;

/** Rows that are all there. */
function rowsOf(children: ReactNode): ListRows {
  const rows = Children.toArray(children);
  const keyOf = (index: number) => {
    const row = rows[index];
    return (isValidElement(row) && row.key) || index;
  };
  return { count: rows.length, keyOf, draw: (index) => rows[index] };
}

/**
 * The frame of a list that people type or paste: how far it is, numbered rows with their marks, rows added and taken
 * away, and taken back. It holds no values: rows and counts come from the form around.
 */
export function ListEditorFrame(props: ListEditorFrameProps) {
  const { label, head, columns, phoneColumns, filled, total, wrong = 0, actions, ...others } = props;
  const { onAdd, full, removed, onUndo, onEnd, said, children, ...more } = others;
  const { rows: given, copies, className, style, ref, ...rest } = more;
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);

  const rows = given ?? rowsOf(children);
  const { count } = rows;
  const after = useAfterChange(root, given ?? count);
  const context = useMemo(
    () => ({
      head,
      onRemoving: (number: number) => {
        after.current = (frame) => focusAfterRemoval(frame, number);
      },
      onCopying: (number: number) => {
        after.current = (frame) => focusRow(frame, number + 1);
      },
    }),
    [head, after],
  );
  function add() {
    after.current = (frame) => focusRow(frame, count + 1);
    onAdd?.();
  }
  function undo(from = removed) {
    after.current = (frame) => {
      if (removed !== undefined) focusRow(frame, removed);
      else if (!frame.contains(document.activeElement)) focusRow(frame, Math.min(from ?? count, count));
    };
    onUndo?.();
  }
  const line =
    removed !== undefined && onUndo
      ? { index: removed - 1, line: <ListEditorUndo number={removed} onUndo={() => undo()} /> }
      : undefined;

  // A field in which something was typed has an undo of its own.
  const typedIn = useRef<EventTarget>(null);
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (onUndo && isUndoKey(event) && event.target !== typedIn.current) {
      event.preventDefault();
      undo();
    }
    if (root.current) stepThroughRows(event, root.current, () => (onAdd && !full ? add() : onEnd?.()));
  }

  return (
    <div
      {...rest}
      ref={root}
      className={classNames(styles.frame, className)}
      style={{ ...tracksOf(columns, phoneColumns, copies), ...style }}
      data-phone={phoneColumns ? 'line' : 'cards'}
    >
      <ListMeter filled={filled} total={total} wrong={wrong} actions={actions} />
      <ListHead names={head} />
      <ListContext value={context}>
        <DrawnRows
          label={label}
          rows={rows}
          undo={line}
          frame={root}
          onKeyDown={onKeyDown}
          onInput={({ target }) => {
            typedIn.current = target;
          }}
          onFocus={() => {
            typedIn.current = null;
          }}
        />
      </ListContext>
      {onAdd && <AddRow full={full} onAdd={add} />}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

/** Acts on the frame once the rows have changed: what was set last, and once. */
function useAfterChange(root: RefObject<HTMLElement | null>, version: ListRows | number) {
  const after = useRef<After>(undefined);
  const drawn = useRef(version);
  useEffect(() => {
    if (!root.current || drawn.current === version) return;
    drawn.current = version;
    const act = after.current;
    after.current = undefined;
    // Not within the effect: a row far away is drawn at once before it gets the focus.
    if (act) queueMicrotask(() => root.current && act(root.current));
  }, [root, version]);
  return after;
}

const tracksOf = (columns: string, phoneColumns: string | undefined, copies: boolean | undefined) =>
  ({
    '--pb-list-columns': columns,
    '--pb-list-phone': phoneColumns,
    '--pb-list-tools': copies ? '64px' : '32px',
  }) as CSSProperties;

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey;

function ListHead({ names }: { names: readonly string[] }) {
  const { number } = useMessages('listEditor');
  return (
    <div className={styles.head} aria-hidden="true">
      <span className={styles.number}>{number}</span>
      <span className={styles.cells}>
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </span>
    </div>
  );
}

function AddRow({ full, onAdd }: { full: ReactNode; onAdd: () => void }) {
  const { add } = useMessages('listEditor');
  const fullId = useId();
  return (
    <div className={styles.add} data-print="never">
      <Button
        size="small"
        icon={<Plus size={16} />}
        disabled={Boolean(full)}
        aria-describedby={full ? fullId : undefined}
        data-list-add
        onClick={onAdd}
      >
        {add}
      </Button>
      {full && <span id={fullId}>{full}</span>}
    </div>
  );
}
