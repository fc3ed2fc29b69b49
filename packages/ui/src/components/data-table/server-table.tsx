import { useEffect } from 'react';
import type { ServerListProps, ServerPage } from './data-table-props.ts';
import { chosenIn } from './filter.ts';
import { ListFrame } from './list-frame.tsx';
import { useLateSearch } from './use-late-search.ts';
import { useTableState } from './use-table-state.ts';

const none: readonly never[] = [];

/** The numbers of the rows on a page; every page before the last is full. */
function rangeOf({ rows, page, pageCount, total }: ServerPage<unknown>) {
  if (total === undefined) return undefined;
  const to = page < pageCount ? page * rows.length : total;
  return { from: to - rows.length + 1, to };
}

/** A paged list from a server. */
export function ServerTable<Row>({
  page,
  state,
  onStateChange,
  filters = none,
  rows: _rows,
  defaultState: _start,
  ...rest
}: ServerListProps<Row>) {
  const [requested, stateActions] = useTableState({ state, onStateChange });
  const search = useLateSearch(requested.query, stateActions.search);
  const { busy, error } = rest;
  const last = page && Math.max(1, page.pageCount);
  // An outdated URL, or the last row of the last page was deleted.
  const beyond = page !== undefined && last !== undefined && page.page > last;
  useEffect(() => {
    if (beyond && !busy) stateActions.turnTo(last);
  }, [beyond, busy, last, stateActions]);
  const isCurrent = !busy && error === undefined;
  return (
    <ListFrame
      {...rest}
      filters={filters}
      requested={isCurrent && page ? { ...requested, page: page.page } : requested}
      stateActions={stateActions}
      search={search}
      isFiltered={requested.query !== '' || filters.some((filter) => chosenIn(filter, requested) !== '')}
      shown={page && last && !beyond ? { ...page, pageCount: last, range: rangeOf(page) } : undefined}
    />
  );
}
