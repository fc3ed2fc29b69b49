import { useEffect, useState } from 'react';
import { DataTable } from '../components/data-table/data-table.tsx';
import type { ServerPage } from '../components/data-table/data-table-props.ts';
import { initialTableState, type TableState } from '../components/data-table/table-state.ts';
import { viewRows } from '../components/data-table/table-view.ts';
import {
  type Permit,
  permitColumns,
  permits,
  serverColumns,
  serverTypeFilter,
  typeFilter,
} from './permit-rows.tsx';

function answer(state: TableState): ServerPage<Permit> {
  const { rows, total } = viewRows(permits, permitColumns, [typeFilter], state);
  return { rows, total, page: state.page, pageCount: Math.ceil(total / state.size) };
}

/** A page that asks a slow server for what its table says. */
export function AskingServer({ withoutTotal = false, caption = 'Pengajuan' }) {
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
      searchLabel="Cari pengajuan"
      searchPlaceholder="Cari nomor, perusahaan, jenis izin"
    />
  );
}
