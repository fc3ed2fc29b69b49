import type { TableState } from '@pabean/ui/data-table';
import { useEffect, useRef, useState } from 'react';
import { addressText, currentAddress, navigate, replaceSoon } from '../routing/address.ts';
import { rememberVisit } from '../routing/last-visits.ts';
import { markedRow } from '../routing/marked-row.ts';
import { usePageAddress } from '../routing/page-address.ts';
import { readTable, writeTable } from './table-address.ts';

/**
 * The state of a table, kept in the address (`?cari=…&urut=…&hal=…&status=…`), so that it survives a visit to a detail,
 * a reload and sharing a link. For completely loaded and paged lists.
 *
 * @param filters Ids of the table's filters: their names in the address.
 * @returns `state`, `onStateChange` and `current` of a DataTable.
 */
export function useTableAddress(...filters: readonly string[]) {
  const { path, search } = usePageAddress();
  const [asked, setAsked] = useState(search);
  const written = useRef(search.toString());

  // The address was changed elsewhere: by Back, or a link to this list.
  useEffect(() => {
    if (search.toString() === written.current) return;
    written.current = search.toString();
    setAsked(search);
  }, [search]);

  useEffect(() => {
    rememberVisit({ path, search: asked });
    if (asked.toString() === written.current) return;
    return replaceSoon(() => {
      if (currentAddress().path !== path) return;
      written.current = asked.toString();
      navigate(addressText({ path, search: asked }), { replace: true });
    });
  }, [path, asked]);

  return {
    state: readTable(asked, filters),
    current: markedRow(asked),
    onStateChange: (next: TableState) => setAsked((before) => writeTable(before, next, filters)),
  };
}
