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
import { rootClass } from '../../class-names.ts';
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
  /** The accessible name of the list, such as “List of containers”. */
  label: string;
  /** The column headers, in order. */
  head: readonly string[];
  /** Widths of the columns as tracks of a CSS grid, such as `minmax(0, 1fr) 116px`. */
  columns: string;
  /** The number of rows that are filled in. */
  filled: number;
  /** The rows: ListEditorRows, nothing else. For a list that may be long give `rows`. */
  children?: ReactNode;
  /**
   * The rows of a list that may be long: up to 100 are all drawn, of more only those around the visible part. Give a
   * new object when rows are added or removed.
   *
   * @default the children
   */
  rows?: ListRows;
  /**
   * The column widths on phones, where everything fits on one line. Without it each row is a card there, with its
   * controls below each other.
   */
  phoneColumns?: string;
  /**
   * Whether rows may have `onCopy`: reserves space for its button, except on a phone's line.
   *
   * @default false
   */
  copies?: boolean;
  /** The expected number of rows, where it is declared. */
  total?: number;
  /**
   * The number of rows that need attention.
   *
   * @default 0
   */
  wrong?: number;
  /** Actions for the whole list: “Paste”, “Import CSV”, “Template”, as small tertiary buttons. */
  actions?: ReactNode;
  /** Called to add an empty row at the end; it then gets the focus. */
  onAdd?: () => void;
  /** Why no more rows can be added; disables the button and is shown beside it. */
  full?: ReactNode;
  /**
   * The former number of the row that was removed last. Set it as long as it can be restored: until something else
   * changes.
   */
  removed?: number;
  /**
   * Called to undo the last change of the rows: by the button in the removed row's place, and by Ctrl+Z in a field in
   * which nothing was typed since it was focused.
   */
  onUndo?: () => void;
  /** Called for Enter in the last row where no more can be added: the list is complete. */
  onEnd?: () => void;
  /**
   * The last change of the rows, for screen readers. A modal dialog silences every live region outside of it, so the
   * list has its own. Wrap the text in an element with another key to have it announced again.
   */
  said?: ReactNode;
}

type After = (frame: HTMLElement) => void;

/** The rows that are given as children. */
function rowsOf(children: ReactNode): ListRows {
  const rows = Children.toArray(children);
  const keyOf = (index: number) => {
    const row = rows[index];
    return (isValidElement(row) && row.key) || index;
  };
  return { count: rows.length, keyOf, draw: (index) => rows[index] };
}

/**
 * The frame of a list that is typed or pasted: a progress line, numbered rows with their marks, adding, removing and
 * undo. It holds no values: rows and counts come from the form around it.
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

  // A field in which something was typed has its own undo.
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
      className={rootClass(styles.frame, className)}
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

/** Runs an action on the frame once the rows have changed: the last one that was set, once. */
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
