import { useEffect } from 'react';
import type { ServerListProps, ServerPage } from './data-table-props.ts';
import { chosenIn } from './filter.ts';
import { ListFrame } from './list-frame.tsx';
import { useLateSearch } from './use-late-search.ts';
import { useTableState } from './use-table-state.ts';

const none: readonly never[] = [];

/** Which rows of how many a page holds; every page before the last is full. */
function rangeOf({ rows, page, pageCount, total }: ServerPage<unknown>) {
  if (total === undefined) return undefined;
  const to = page < pageCount ? page * rows.length : total;
  return { from: to - rows.length + 1, to };
}

/** A list that comes in pages from a server. */
export function ServerTable<Row>({
  page,
  state,
  onStateChange,
  filters = none,
  rows: _rows,
  defaultState: _start,
  ...rest
}: ServerListProps<Row>) {
  const [asked, ways] = useTableState({ state, onStateChange });
  const search = useLateSearch(asked.query, ways.search);
  const { busy, error } = rest;
  const last = page && Math.max(1, page.pageCount);
  // An old address, or the last row of the last page was deleted.
  const beyond = page !== undefined && last !== undefined && page.page > last;
  useEffect(() => {
    if (beyond && !busy) ways.turnTo(last);
  }, [beyond, busy, last, ways]);
  const settled = !busy && error === undefined;
  return (
    <ListFrame
      {...rest}
      filters={filters}
      asked={settled && page ? { ...asked, page: page.page } : asked}
      ways={ways}
      search={search}
      heldBack={asked.query !== '' || filters.some((filter) => chosenIn(filter, asked) !== '')}
      shown={page && last && !beyond ? { ...page, pageCount: last, range: rangeOf(page) } : undefined}
    />
  );
}
