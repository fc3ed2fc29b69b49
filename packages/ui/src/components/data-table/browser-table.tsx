import { useMemo } from 'react';
import type { BrowserListProps } from './data-table-props.ts';
import { chosenIn } from './filter.ts';
import { ListFrame } from './list-frame.tsx';
import { viewRows, withCounts } from './table-view.ts';
import { useReadAhead } from './use-read-ahead.ts';
import { useTableState } from './use-table-state.ts';

const none: readonly never[] = [];

/** A list that has all of its rows in the browser. */
export function BrowserTable<Row>({
  rows,
  filters = none,
  state,
  defaultState,
  onStateChange,
  page: _,
  ...rest
}: BrowserListProps<Row>) {
  const [requested, stateActions] = useTableState({ state, defaultState, onStateChange });
  const { columns, searchLabel, error } = rest;
  if (searchLabel !== undefined && !columns.some(({ searchText }) => searchText))
    throw new Error(
      'This DataTable has a searchLabel, but no column has a searchText, so its search could find nothing. Give a column a searchText, or leave searchLabel out.',
    );
  useReadAhead(rows, columns, searchLabel !== undefined);
  const all = rows ?? none;
  // Rows that failed to load are not zero rows.
  const known = rows !== undefined || error === undefined;
  const drawn = useMemo(
    () => filters.map((filter) => (filter.drawn === 'tabs' && known ? withCounts(all, filter) : filter)),
    [all, filters, known],
  );
  const view = viewRows(all, columns, filters, requested);
  const filtered = requested.query !== '' || filters.some((filter) => chosenIn(filter, requested) !== '');
  return (
    <ListFrame
      {...rest}
      filters={drawn}
      requested={{ ...requested, page: view.page }}
      stateActions={stateActions}
      search={{ text: requested.query, onType: stateActions.search }}
      isFiltered={filtered && all.length > 0}
      shown={
        rows && {
          ...view,
          pageCount: Math.ceil(view.total / requested.size),
          among: filtered ? all.length : undefined,
        }
      }
    />
  );
}
