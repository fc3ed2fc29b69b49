import type { TableState } from '@pabean/ui';
import { useEffect, useRef, useState } from 'react';
import { addressText, currentAddress, navigate } from '../routing/address.ts';
import { usePageAddress } from '../routing/page-address.ts';
import { rememberVisit } from './last-visits.ts';
import { readTable, writeTable } from './table-address.ts';

// Browsers refuse an address that changes with every key.
const quietMs = 200;

/**
 * A table's sort, page and search, and one filter, kept in the address (`?cari=…&urut=…&hal=…`): a visit to a detail,
 * a reload and a link that is passed on all find them again.
 *
 * @param filterName Name of the filter in the address, such as `status`.
 */
export function useTableAddress(filterName: string) {
  const { path, search } = usePageAddress();
  const [asked, setAsked] = useState(search);
  const written = useRef(search.toString());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // The address was changed by somebody else: Back, or a link to this list.
  useEffect(() => {
    if (search.toString() === written.current) return;
    written.current = search.toString();
    setAsked(search);
  }, [search]);

  useEffect(() => {
    rememberVisit({ path, search: asked });
    if (asked.toString() === written.current) return;
    timer.current = setTimeout(() => {
      if (currentAddress().path !== path) return;
      written.current = asked.toString();
      navigate(addressText({ path, search: asked }), { replace: true });
    }, quietMs);
    return () => clearTimeout(timer.current);
  }, [path, asked]);

  return {
    state: readTable(asked),
    change: (next: TableState) => setAsked((before) => writeTable(before, next)),
    filter: asked.get(filterName) ?? '',
    /** Chooses another filter; its rows are shown from the first page. */
    choose: (value: string) =>
      setAsked((before) => {
        const next = writeTable(before, { ...readTable(before), page: 1 });
        if (value) next.set(filterName, value);
        else next.delete(filterName);
        return next;
      }),
  };
}
