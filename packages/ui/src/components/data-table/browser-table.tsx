import { useMemo } from 'react';
import type { BrowserListProps } from './data-table-props.ts';
import { chosenIn } from './filter.ts';
import { ListFrame } from './list-frame.tsx';
import { viewRows, withCounts } from './table-view.ts';
import { useReadAhead } from './use-read-ahead.ts';
import { useTableState } from './use-table-state.ts';

const none: readonly never[] = [];

/** A list whose rows are all here. */
export function BrowserTable<Row>({
  rows,
  filters = none,
  state,
  defaultState,
  onStateChange,
  page: _,
  ...rest
}: BrowserListProps<Row>) {
  const [asked, ways] = useTableState({ state, defaultState, onStateChange });
  const { columns, searchLabel, error } = rest;
  useReadAhead(rows, columns, searchLabel !== undefined);
  const all = rows ?? none;
  // What could not be loaded is not none.
  const known = rows !== undefined || error === undefined;
  const drawn = useMemo(
    () => filters.map((filter) => (filter.drawn === 'tabs' && known ? withCounts(all, filter) : filter)),
    [all, filters, known],
  );
  const view = viewRows(all, columns, filters, asked);
  const held = asked.query !== '' || filters.some((filter) => chosenIn(filter, asked) !== '');
  return (
    <ListFrame
      {...rest}
      filters={drawn}
      asked={{ ...asked, page: view.page }}
      ways={ways}
      search={{ text: asked.query, onType: ways.search }}
      heldBack={held && all.length > 0}
      shown={
        rows && {
          ...view,
          pageCount: Math.ceil(view.total / asked.size),
          among: held ? all.length : undefined,
        }
      }
    />
  );
}
