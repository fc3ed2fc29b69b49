import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type ComponentProps,
  memo,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { rootClass } from '../../class-names.ts';
import { roles } from '../data-table/column.ts';
import * as styles from './virtual-table.css.ts';

/** A column of a {@link VirtualTable}. */
export interface VirtualTableColumn {
  /** A unique id of the column. */
  readonly id: string;
  /** The header text. */
  readonly head: string;
  /** A second line of the header, such as the column's name in a file. */
  readonly note?: string;
  /** Width in pixels, the same in every row. */
  readonly width: number;
  /**
   * Numbers are aligned to the end.
   *
   * @default 'start'
   */
  readonly align?: 'start' | 'end';
}

/** Props of {@link VirtualTable}. */
export interface VirtualTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The name of the table for screen readers. */
  caption: string;
  /** The columns in order. */
  columns: readonly VirtualTableColumn[];
  /** The number of rows. */
  rowCount: number;
  /** The header of the column of row numbers, such as “Lines”. */
  numberHead: string;
  /**
   * The number of a row, from its index. It stays visible while the columns are scrolled. Rows re-render when this,
   * `cell` or `noteOf` is another function than before.
   */
  numberOf: (index: number) => ReactNode;
  /** The content of a cell, from the index of its row and the index of its column. */
  cell: (index: number, column: number) => ReactNode;
  /**
   * Whether a row is marked, such as an invalid one, or one to be checked (`'warning'`); called for all rows.
   *
   * @default no row is marked
   */
  isMarked?: (index: number) => boolean | 'warning';
  /**
   * The content under a marked row, over its whole width, such as its error.
   *
   * @default nothing
   */
  noteOf?: (index: number) => ReactNode;
  /** The index of a row to scroll into view, whenever it changes. */
  current?: number | undefined;
  /** The index of a column to scroll into view with that row. */
  currentColumn?: number | undefined;
  /**
   * The height of its scroll area in pixels; less where it has few rows.
   *
   * @default 420
   */
  height?: number;
}

const rowHeight = 36;
const noteHeight = 30;
const headHeight = 52;
const numberWidth = 72;
/** Rows drawn above and below the visible ones. */
const overscan = 4;

const noRow = () => false;

/**
 * Many rows of many columns, such as a file of 30,000 lines, in a scroll area of its own: only the visible rows are
 * drawn. Headers and row numbers stay visible. There is no sorting, search or pagination; use DataTable for these.
 *
 * @beta
 */
export function VirtualTable({
  caption,
  columns,
  rowCount,
  numberHead,
  numberOf,
  cell,
  isMarked = noRow,
  noteOf,
  current,
  currentColumn,
  height = 420,
  className,
  style,
  ref,
  ...rest
}: VirtualTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => scroller.current as HTMLDivElement);
  const virtual = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (isMarked(index) ? rowHeight + noteHeight : rowHeight),
    overscan,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    // Until the area is measured.
    initialRect: { width: 0, height },
    // Rendering in the frame of the measurement would make the browser report a ResizeObserver loop.
    useAnimationFrameWithResizeObserver: true,
  });

  useRowInSight(virtual.scrollToIndex, current);
  useColumnInSight(scroller, columns, currentColumn);

  const [inlineSize, gridTemplateColumns] = useMemo(() => {
    const widths = [numberWidth, ...columns.map(({ width }) => width)];
    return [widths.reduce((sum, width) => sum + width), widths.map((width) => `${width}px`).join(' ')];
  }, [columns]);
  return (
    <div
      {...rest}
      ref={scroller}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable with the keyboard.
      tabIndex={0}
      className={rootClass(styles.scroller, className)}
      style={{ ...style, maxBlockSize: height }}
    >
      <table
        {...roles.table}
        aria-label={caption}
        aria-rowcount={rowCount + 1}
        aria-colcount={columns.length + 1}
        className={styles.table}
        style={{ inlineSize }}
      >
        <Heads numberHead={numberHead} columns={columns} gridTemplateColumns={gridTemplateColumns} />
        <tbody {...roles.group} className={styles.body} style={{ blockSize: virtual.getTotalSize() }}>
          {virtual.getVirtualItems().map(({ index, key, start }) => (
            <Row
              key={key}
              ref={virtual.measureElement}
              index={index}
              columns={columns}
              numberOf={numberOf}
              cell={cell}
              gridTemplateColumns={gridTemplateColumns}
              top={start - headHeight}
              isCurrent={index === current}
              isMarked={isMarked(index)}
              noteOf={noteOf}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Scrolls a row into view whenever it changes. */
function useRowInSight(
  scrollTo: (row: number, options: { align: 'center' }) => void,
  row: number | undefined,
) {
  const scroll = useEffectEvent(scrollTo);
  useEffect(() => {
    if (row !== undefined) scroll(row, { align: 'center' });
  }, [row]);
}

/** Scrolls a column into view whenever it changes. */
function useColumnInSight(
  scroller: RefObject<HTMLElement | null>,
  columns: readonly VirtualTableColumn[],
  column: number | undefined,
) {
  const before = columns.slice(0, column ?? 0).reduce((sum, { width }) => sum + width, 0);
  const columnWidth = column === undefined ? 0 : (columns[column]?.width ?? 0);
  useEffect(() => {
    const area = scroller.current;
    if (!area || columnWidth === 0) return;
    const left = before < area.scrollLeft;
    const right = numberWidth + before + columnWidth > area.scrollLeft + area.clientWidth;
    if (left || right)
      area.scrollLeft = Math.max(0, before - (area.clientWidth - numberWidth - columnWidth) / 2);
  }, [scroller, before, columnWidth]);
}

interface HeadsProps extends Pick<VirtualTableProps, 'columns' | 'numberHead'> {
  gridTemplateColumns: string;
}

function Heads({ columns, numberHead, gridTemplateColumns }: HeadsProps) {
  return (
    <thead {...roles.group} className={styles.heads}>
      <tr {...roles.row} aria-rowindex={1} className={styles.row} style={{ gridTemplateColumns }}>
        <th {...roles.head} className={styles.head} data-number="">
          {numberHead}
        </th>
        {columns.map(({ id, head, note, align = 'start' }) => (
          <th key={id} {...roles.head} className={styles.head} data-align={align}>
            {head}
            {note !== undefined && <span className={styles.headNote}>{note}</span>}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps extends Pick<VirtualTableProps, 'columns' | 'numberOf' | 'cell'> {
  index: number;
  isMarked: boolean | 'warning';
  noteOf: VirtualTableProps['noteOf'] | undefined;
  /** Offset from the header, in px. */
  top: number;
  isCurrent: boolean;
  gridTemplateColumns: string;
  ref: Ref<HTMLTableRowElement>;
}

/** A row, which does not re-render when others scroll into view. */
const Row = /* @__PURE__ */ memo(function Row({
  index,
  columns,
  numberOf,
  cell,
  isMarked,
  noteOf,
  top,
  isCurrent,
  gridTemplateColumns,
  ref,
}: RowProps) {
  return (
    <tr
      ref={ref}
      data-index={index}
      {...roles.row}
      aria-rowindex={index + 2}
      aria-current={isCurrent ? 'true' : undefined}
      data-marked={isMarked === true ? '' : isMarked || undefined}
      className={styles.placed}
      style={{ gridTemplateColumns, transform: `translateY(${top}px)` }}
    >
      <th {...roles.identity} className={styles.cell} data-number="">
        {numberOf(index)}
      </th>
      {columns.map(({ id, align = 'start' }, column) => (
        <td key={id} {...roles.cell} className={styles.cell} data-align={align}>
          {cell(index, column)}
        </td>
      ))}
      {isMarked && noteOf && (
        <td {...roles.cell} className={styles.noteCell}>
          <div className={styles.note}>{noteOf(index)}</div>
        </td>
      )}
    </tr>
  );
});
