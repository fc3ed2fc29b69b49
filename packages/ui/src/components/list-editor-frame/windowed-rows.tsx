import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import {
  type Key,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import type { DrawnRowsProps } from './drawn-rows.tsx';
import { RowPlaceContext } from './list-context.ts';
import * as styles from './list-editor-frame.css.ts';
import { drawRow } from './row-focus.ts';
import { useScroller } from './use-scroller.ts';
import { useSlots } from './use-slots.ts';

/** Props of {@link WindowedRows}. */
interface WindowedRowsProps extends Omit<DrawnRowsProps, 'undo'> {
  /** The index of the undo line among the rows. */
  undoIndex: number | undefined;
}

/** Rows drawn above and below the visible ones. */
const overscan = 2;
/** The height of a row and the gap below it in px, until the first one is measured. */
const guess = 36;

/** The visible rows, and one row with its neighbours. */
const rangeWith = (focused: number) => (range: Range) => {
  const around = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count);
  return [...new Set([...around, ...defaultRangeExtractor(range)])].sort((one, other) => one - other);
};

/**
 * The rows of a long list around the visible part. The row with the focus and its neighbours are always drawn, so that
 * Tab and the arrow keys work, and no typed text is lost when the user scrolls away.
 */
export function WindowedRows({ label, rows, undoIndex, frame, ...handlers }: WindowedRowsProps) {
  const { count, keyOf, draw, reuses } = rows;
  const list = useRef<HTMLOListElement>(null);
  const { scroller, margin, measureSoon } = useScroller(list);
  const [focused, setFocused] = useState(0);
  const [estimate, setEstimate] = useState(guess);
  const rangeExtractor = useMemo(() => rangeWith(focused), [focused]);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    gap: 4,
    overscan,
    scrollMargin: margin,
    rangeExtractor,
    // Until the scrolling ancestor is known.
    initialRect: { width: 0, height: 600 },
  });

  const { isScrolling } = virtual;
  useEffect(() => (isScrolling ? undefined : measureSoon()));
  const watch = useHeights(virtual.resizeItem);

  useRowHeight(list, (height) => {
    setEstimate(height);
    virtual.measure();
  });
  useEffect(() => {
    const root = frame.current;
    if (!root) return;
    const indexOf = (number: number) => (undoIndex !== undefined && number > undoIndex ? number : number - 1);
    drawRow.set(root, (number) => flushSync(() => setFocused(indexOf(number))));
    return () => void drawRow.delete(root);
  }, [frame, undoIndex]);

  const items = virtual.getVirtualItems();
  const drawn = useSlots(items.map(({ key }) => key as Key));
  return (
    <ol
      {...handlers}
      ref={list}
      aria-label={label}
      className={styles.window}
      style={{ blockSize: virtual.getTotalSize() }}
      onFocus={({ target }) => {
        const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
        if (index !== undefined) setFocused(Number(index));
        handlers.onFocus();
      }}
    >
      {items.map(({ index, key, start }, place) => (
        <Placed
          key={reuses ? drawn[place]?.name : (key as Key)}
          row={key as Key}
          index={index}
          count={count}
          start={start - margin}
          watch={watch}
        >
          {draw(index)}
        </Placed>
      ))}
    </ol>
  );
}

/** The height of a row depends on the text size. Only the first one is measured: a row with an error is higher. */
function useRowHeight(list: RefObject<HTMLElement | null>, onHeight: (height: number) => void) {
  const isMeasured = useRef(false);
  useLayoutEffect(() => {
    if (isMeasured.current) return;
    const height = list.current?.querySelector<HTMLElement>('[data-list-row]')?.offsetHeight;
    if (!height) return;
    isMeasured.current = true;
    onHeight(height);
  });
}

interface PlacedProps {
  row: Key;
  index: number;
  count: number;
  /** Offset from the top of the list, in px. */
  start: number;
  watch: (element: HTMLElement) => () => void;
  children: ReactNode;
}

function Placed({ row, index, count, start, watch, children }: PlacedProps) {
  // A new function for another row: its height is measured again.
  const ref = useCallback(
    (element: HTMLElement | null) => (element && row !== undefined ? watch(element) : undefined),
    [watch, row],
  );
  const place = useMemo(
    () => ({
      ref,
      style: { transform: `translateY(${start}px)` },
      'data-index': index,
      'aria-setsize': count,
      'aria-posinset': index + 1,
    }),
    [index, count, start, ref],
  );
  return <RowPlaceContext value={place}>{children}</RowPlaceContext>;
}

/**
 * Calls back with the heights of rows, first and whenever they change. @returns A function that observes a row and
 * returns its cleanup.
 */
function useHeights(notify: (index: number, height: number) => void) {
  const onHeight = useEffectEvent(notify);
  const observer = useRef<ResizeObserver>(undefined);
  return useCallback((element: HTMLElement) => {
    observer.current ??= new ResizeObserver((entries) => {
      for (const { target, borderBoxSize } of entries) {
        const { index } = (target as HTMLElement).dataset;
        onHeight(Number(index), Math.round(borderBoxSize[0]?.blockSize ?? 0));
      }
    });
    observer.current.observe(element);
    return () => observer.current?.unobserve(element);
  }, []);
}
