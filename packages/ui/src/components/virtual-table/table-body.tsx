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

/** So many rows are all drawn: they can be found with the browser's own search, and printed. */
const mostDrawn = 100;

/** What a row of a {@link TableBody} spreads into its `<tr>`. */
export interface TableRowPlace {
  /** By which the row is measured. */
  readonly ref: Ref<HTMLTableRowElement> | undefined;
  /** Which row it is, from 0. */
  readonly 'data-index': number;
  /** Which row of the whole table it is, from 1. */
  readonly 'aria-rowindex': number;
}

/** Moves through the rows of a {@link TableBody}. */
export interface TableBodyControls {
  /** Draws a row and brings it into sight; it is there when this returns. Indexes begin at 0. */
  show(index: number): void;
}

/** Props of {@link TableBody}. */
export interface TableBodyProps extends Omit<ComponentProps<'tbody'>, 'children' | 'ref'> {
  /** How many rows there are. */
  count: number;
  /** What tells a row from the others: the same function as long as the rows are the same. */
  keyOf: (index: number) => Key;
  /** Draws a row: a `<tr>` with its place. */
  draw: (index: number, place: TableRowPlace) => ReactNode;
  /** How high a row is, about, in pixels; those that are drawn are measured. */
  rowHeight: number;
  /** Moves through the rows. */
  controls?: Ref<TableBodyControls>;
}

/** The place of a row; the head is the first row of all. */
export const placeOf = (index: number, ref?: Ref<HTMLTableRowElement>): TableRowPlace => ({
  ref,
  'data-index': index,
  'aria-rowindex': index + 2,
});

/**
 * The rows of a `<table>` that may be long: up to 100 are all drawn, of more only those around what is in sight, whatever
 * scrolls them. The row with the focus is always among them. Give the table `aria-rowcount`.
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

/** Brings a drawn row into sight. */
export const bringToSight = (body: HTMLElement | null, index: number) =>
  body?.querySelector(`[data-index="${index}"]`)?.scrollIntoView({ block: 'nearest' });
