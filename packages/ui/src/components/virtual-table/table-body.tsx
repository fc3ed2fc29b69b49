import {
  type ComponentProps,
  Fragment,
  type Key,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useRef,
} from 'react';
import { roles } from '../data-table/column.ts';
import { useWindowedBody } from './use-windowed-body.ts';

/** Up to this number all rows are drawn: they can be found with the browser's search, and printed. */
const mostDrawn = 100;

/** The props that a row of a {@link TableBody} spreads into its `<tr>`. */
export interface TableRowPlace {
  /** Measures the row. */
  readonly ref: Ref<HTMLTableRowElement> | undefined;
  /** The index of the row, from 0. */
  readonly 'data-index': number;
  /** The number of the row in the whole table, from 1. */
  readonly 'aria-rowindex': number;
}

/** Controls of a {@link TableBody}. */
export interface TableBodyControls {
  /** Draws a row and scrolls it into view; it is rendered when this returns. Indexes start at 0. */
  show(index: number): void;
}

/** Props of {@link TableBody}. */
export interface TableBodyProps extends Omit<ComponentProps<'tbody'>, 'children' | 'ref'> {
  /** The number of rows. */
  count: number;
  /** A unique key of a row; give the same function as long as the rows are the same. */
  keyOf: (index: number) => Key;
  /** Draws a row: a `<tr>` with the props of its place. */
  draw: (index: number, place: TableRowPlace) => ReactNode;
  /** The approximate height of a row, in pixels; drawn rows are measured. */
  rowHeight: number;
  /** Receives the controls. */
  controls?: Ref<TableBodyControls>;
}

/** The place of a row; the header is row 1. */
export const placeOf = (index: number, ref?: Ref<HTMLTableRowElement>): TableRowPlace => ({
  ref,
  'data-index': index,
  'aria-rowindex': index + 2,
});

/**
 * The rows of a `<table>` that may be long: up to 100 are all drawn, of more only those around the visible part,
 * whatever ancestor scrolls. The row with the focus is always drawn. Set `aria-rowcount` on the table.
 */
export function TableBody(props: TableBodyProps) {
  const isLong = props.count > mostDrawn;
  const windowed = useWindowedBody(isLong);
  if (isLong && windowed === undefined) return <tbody {...roles.group} aria-busy="true" />;
  const Windowed = isLong && windowed;
  if (Windowed) return <Windowed {...props} />;
  return <WholeBody {...props} />;
}

function WholeBody({ count, keyOf, draw, rowHeight: _, controls, ...rest }: TableBodyProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  useImperativeHandle(controls, () => ({ show: (index) => bringToSight(body.current, index) }));
  return (
    <tbody {...roles.group} {...rest} ref={body}>
      {Array.from({ length: count }, (_each, index) => (
        <Fragment key={keyOf(index)}>{draw(index, placeOf(index))}</Fragment>
      ))}
    </tbody>
  );
}

/** Scrolls a drawn row into view. */
export const bringToSight = (body: HTMLElement | null, index: number) =>
  body?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' });
