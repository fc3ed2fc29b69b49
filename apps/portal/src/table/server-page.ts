import { type Page, pageSizes, placeOfPage } from '@pabean/api/contract';
import type { ServerPage, TableState } from '@pabean/ui/data-table';

/**
 * A page of a list as the tables of the design system take it.
 *
 * @param asked The page that was asked for.
 */
export function serverPage<Row>(page: Page<Row>, asked: number): ServerPage<Row> {
  return { rows: page.rows, total: page.total, ...placeOfPage(page, asked) };
}

const directions = { ascending: 'asc', descending: 'desc' } as const;

/**
 * What a table is asked for as lists that come in pages take it.
 *
 * @param sorts The columns that the list can be sorted by; an address may name any.
 */
export const pageAsked = <Sort extends string>(
  { query, page, size, sort }: TableState,
  sorts: readonly Sort[],
) => ({
  query,
  page,
  sort: sorts.find((each) => each === sort?.column) ?? null,
  direction: sort ? directions[sort.direction] : null,
  size: pageSizes.find((each) => Number(each) === size) ?? null,
});
