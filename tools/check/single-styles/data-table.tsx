import { ButtonLink, DataTable, RowLink, StatusBadge, type TableColumn, type TableFilter } from '@pabean/ui';
import { createRoot } from 'react-dom/client';

interface Letter {
  number: string;
  company: string;
  status: string;
}

const letters: Letter[] = Array.from({ length: 24 }, (_, index) => ({
  number: `${118 + index}/SNB/IX/2026`,
  company: index % 2 ? 'PT Samudra Niaga Batam' : 'CV Tunas Kepri',
  status: index % 3 ? '20' : '50',
}));

const columns: TableColumn<Letter>[] = [
  {
    id: 'number',
    head: 'No. permohonan',
    cell: ({ number }) => <RowLink href="#/detail">{number}</RowLink>,
    sortValue: ({ number }) => number,
    searchText: ({ number }) => number,
  },
  { id: 'company', head: 'Nama perusahaan', cell: ({ company }) => company },
  { id: 'status', head: 'Status', cell: ({ status }) => <StatusBadge code={status} label="Diproses" /> },
];

const filters: TableFilter<Letter>[] = [
  {
    id: 'company',
    label: 'Perusahaan',
    all: 'Semua perusahaan',
    options: [{ value: 'tunas', label: 'CV Tunas Kepri' }],
    optionOf: ({ company }) => (company.startsWith('CV') ? 'tunas' : ''),
  },
];

createRoot(document.body).render(
  <main>
    <DataTable
      caption="Pengajuan"
      columns={columns}
      rows={letters}
      rowId={({ number }) => number}
      filters={filters}
      searchLabel="Cari pengajuan"
      current="119/SNB/IX/2026"
      busy
      actions={() => (
        <ButtonLink href="#/detail" variant="quiet" size="small">
          Detail
        </ButtonLink>
      )}
    />
  </main>,
);
