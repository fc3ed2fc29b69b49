import { useEffect, useState } from 'react';
import { DataTable } from '../components/data-table/data-table.tsx';
import type { ServerPage } from '../components/data-table/data-table-props.ts';
import { initialTableState, type TableState } from '../components/data-table/table-state.ts';
import { type Permit, permitColumns, permits, serverColumns, serverTypeFilter } from './permit-rows.tsx';
import { say } from './say.ts';

const textOf = ({ company, number, type }: Permit) => `${company} ${number} ${type}`.toLowerCase();

/** The answer of a server: one page of the filtered and sorted rows. */
function answer({ query, filters, sort, page, size }: TableState): ServerPage<Permit> {
  const found = permits.filter(
    (row) => textOf(row).includes(query.toLowerCase()) && (!filters.jenis || filters.jenis === row.type),
  );
  const sortedBy = permitColumns.find(({ id }) => id === sort?.column)?.sortValue;
  if (sortedBy) found.sort((a, b) => String(sortedBy(a)).localeCompare(String(sortedBy(b))));
  if (sort?.direction === 'descending') found.reverse();
  const rows = found.slice((page - 1) * size, page * size);
  return { rows, total: found.length, page, pageCount: Math.ceil(found.length / size) };
}

/** A page with a list from a slow server. */
export function ServerList({ withoutTotal = false, caption = say('Pengajuan', 'Applications') }) {
  const [state, setState] = useState(initialTableState);
  const [answered, setAnswered] = useState<{ to: TableState; page: ServerPage<Permit> }>();
  useEffect(() => {
    const timer = setTimeout(() => setAnswered({ to: state, page: answer(state) }), 400);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <DataTable
      caption={caption}
      columns={serverColumns}
      page={answered && (withoutTotal ? { ...answered.page, total: undefined } : answered.page)}
      rowId={({ number }) => number}
      state={state}
      onStateChange={setState}
      busy={answered?.to !== state}
      filters={[serverTypeFilter]}
      searchLabel={say('Cari pengajuan', 'Search applications')}
      searchPlaceholder={say('Cari nomor, perusahaan, jenis izin', 'Search number, company, permit type')}
    />
  );
}
