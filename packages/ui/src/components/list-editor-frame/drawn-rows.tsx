import { Fragment, type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { ListRows } from './list-context.ts';
import { drawRow, focusRow } from './row-focus.ts';
import { useWindowedRows } from './use-windowed-rows.ts';

/** Up to this number all rows are drawn: they can be found with the browser's search, and printed. */
const mostDrawn = 100;

/** Props of {@link DrawnRows}. */
export interface DrawnRowsProps {
  /** The list's name for screen readers. */
  label: string;
  rows: ListRows;
  /** Shown in the place of a removed row. */
  undo: { readonly index: number; readonly line: ReactNode } | undefined;
  /** The frame element around. */
  frame: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onInput: (event: { target: EventTarget }) => void;
  onFocus: () => void;
}

/** The rows, and the undo line between them: all of a short list; of a long one those around the visible part. */
export function DrawnRows({ undo, ...props }: DrawnRowsProps) {
  const { frame } = props;
  const items = undo ? withUndo(props.rows, undo) : props.rows;
  const isLong = items.count > mostDrawn;
  const windowed = useWindowedRows(isLong);
  const isWaiting = isLong && windowed === undefined;

  // The row to focus once the rows are drawn.
  const wanted = useRef<number>(undefined);
  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    if (isWaiting) {
      drawRow.set(root, (number) => {
        wanted.current = number;
      });
      return () => void drawRow.delete(root);
    }
    const number = wanted.current;
    wanted.current = undefined;
    if (number !== undefined) queueMicrotask(() => focusRow(root, number));
  }, [isWaiting, frame]);

  if (isWaiting) return <ol aria-label={props.label} aria-busy="true" />;
  const Windowed = isLong && windowed;
  if (Windowed) return <Windowed {...props} rows={items} undoIndex={undo?.index} />;
  return (
    <ol aria-label={props.label} onKeyDown={props.onKeyDown} onInput={props.onInput} onFocus={props.onFocus}>
      {Array.from({ length: items.count }, (_, index) => (
        <Fragment key={items.keyOf(index)}>{items.draw(index)}</Fragment>
      ))}
    </ol>
  );
}

/** The rows with the undo line inserted. */
function withUndo(rows: ListRows, { index: at, line }: NonNullable<DrawnRowsProps['undo']>): ListRows {
  const rowIndex = (index: number) => (index > at ? index - 1 : index);
  return {
    ...rows,
    count: rows.count + 1,
    keyOf: (index) => (index === at ? 'undo' : rows.keyOf(rowIndex(index))),
    draw: (index) => (index === at ? line : rows.draw(rowIndex(index))),
  };
}
