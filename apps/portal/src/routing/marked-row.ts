import { addressText } from './address.ts';

/** Parameter with the id of a row: the table opens on that row's page and marks it. */
const marked = 'lihat';

/** The id of the row that an address marks. */
export const markedRow = (search: URLSearchParams) => search.get(marked) ?? undefined;

/** Removes the marked row from an address. */
export const unmarkRow = (search: URLSearchParams) => search.delete(marked);

/** The address of a list that opens on the page of a row, and marks it. */
export const markingRow = (path: string, id: string) =>
  addressText({ path, search: new URLSearchParams({ [marked]: id }) });
