import {
  defaultRangeExtractor,
  measureElement,
  observeElementOffset,
  type Range,
  useVirtualizer,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  type FocusEvent,
  Fragment,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { roles } from '../data-table/column.ts';
import { useScroller } from '../list-editor-frame/use-scroller.ts';
import { bringToSight, placeOf, type TableBodyProps } from './table-body.tsx';

/** Rows drawn above and below the visible ones. */
const overscan = 4;

type Body = Virtualizer<HTMLElement, HTMLTableRowElement>;

/** Observes the scroll offset; a page dispatches its scroll events at the document. */
const observeOffset: typeof observeElementOffset<HTMLElement> = (virtual, notify) => {
  const { scrollElement: root } = virtual;
  if (root !== document.documentElement) return observeElementOffset(virtual, notify);
  const rest = () => notify(root.scrollTop, false);
  // Safari before 26.2 does not report the end.
  const hasEnd = 'onscrollend' in document;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const scrolling = () => {
    notify(root.scrollTop, true);
    if (hasEnd) return;
    clearTimeout(timer);
    timer = setTimeout(rest, 150);
  };
  rest();
  document.addEventListener('scroll', scrolling, { passive: true });
  document.addEventListener('scrollend', rest, { passive: true });
  return () => {
    clearTimeout(timer);
    document.removeEventListener('scroll', scrolling);
    document.removeEventListener('scrollend', rest);
  };
};

/** A row that has just been drawn is measured by the observer: at once, it would force a layout. */
const measureObserved: typeof measureElement<HTMLTableRowElement> = (row, entry, virtual) => {
  if (entry) return measureElement(row, entry, virtual);
  const index = virtual.indexFromElement(row);
  return virtual.itemSizeCache.get(virtual.options.getItemKey(index)) ?? virtual.options.estimateSize(index);
};

/** The rows of a long table around the visible part, with spacers as high as the rows that are not drawn. */
export function WindowedBody({ count, keyOf, draw, rowHeight, controls, onFocus, ...rest }: TableBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { scroller, margin, measureSoon } = useScroller(body);
  const [focused, setFocused] = useState(0);
  const rangeExtractor = useCallback(
    (range: Range) => {
      const around = [focused - 1, focused, focused + 1].filter((index) => index >= 0 && index < range.count);
      return [...new Set([...around, ...defaultRangeExtractor(range)])].sort((one, other) => one - other);
    },
    [focused],
  );
  const virtual: Body = useVirtualizer<HTMLElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan,
    scrollMargin: margin,
    rangeExtractor,
    measureElement: measureObserved,
    observeElementOffset: observeOffset,
    // Until the scrolling ancestor is known.
    initialRect: { width: 0, height: 600 },
    // Rendering in the frame of the measurement would make the browser report a ResizeObserver loop.
    useAnimationFrameWithResizeObserver: true,
  });
  const { isScrolling } = virtual;
  useEffect(() => (isScrolling ? undefined : measureSoon()));
  useImperativeHandle(controls, () => ({
    show(index) {
      flushSync(() => setFocused(index));
      bringToSight(body.current, index);
    },
  }));

  let end = margin;
  const rows = virtual.getVirtualItems().map(({ index, key, start, end: next }) => {
    const gap = start - end;
    end = next;
    return (
      <Fragment key={key as number | string}>
        {gap > 0 && <Gap height={gap} />}
        {draw(index, placeOf(index, virtual.measureElement))}
      </Fragment>
    );
  });
  return (
    <tbody
      {...roles.group}
      {...rest}
      ref={body}
      onFocus={(event: FocusEvent<HTMLTableSectionElement>) => {
        const index = event.target.closest<HTMLElement>('[data-index]')?.dataset.index;
        if (index !== undefined) setFocused(Number(index));
        onFocus?.(event);
      }}
    >
      {rows}
      <Gap height={margin + virtual.getTotalSize() - end} />
    </tbody>
  );
}

/** A spacer as high as the rows that are not drawn. */
const Gap = ({ height }: { height: number }) => (
  <tr aria-hidden style={{ display: 'block', blockSize: height }} />
);
