import { formatDate } from '@pabean/api/rules';
import { Button, DataTable, RowLink, StatusBadge, type TableColumn, type TableFilter } from '@pabean/ui';
import { useCallback, useEffect, useState } from 'react';

interface Application {
  number: string;
  /** `YYYY-MM-DD`. */
  date: string;
  company: string;
  status: string;
  statusLabel: string;
}

const stored: Application[] = [
  { number: '120/PST/XI/2026', date: '2026-11-20', company: 'PT Samudra', status: '10', statusLabel: 'Draf' },
  { number: '119/PST/XI/2026', date: '2026-11-12', company: 'PT Samudra', status: '10', statusLabel: 'Draf' },
  {
    number: '118/PST/XI/2026',
    date: '2026-11-02',
    company: 'CV Galang',
    status: '20',
    statusLabel: 'Dikirim',
  },
  {
    number: '117/PST/X/2026',
    date: '2026-10-28',
    company: 'CV Galang',
    status: '90',
    statusLabel: 'Ditolak',
  },
];

/** Your calls. */
async function loadApplications(): Promise<Application[]> {
  return [...stored];
}
async function deleteApplication(number: string): Promise<void> {
  stored.splice(
    stored.findIndex((each) => each.number === number),
    1,
  );
}

// Declared once, outside of the component: the table caches its results for sorting and searching by these functions.
const columns: readonly TableColumn<Application>[] = [
  {
    id: 'number',
    head: 'Nomor',
    cell: ({ number }) => <RowLink href={`#/pengajuan/${number}`}>{number}</RowLink>,
    sortValue: ({ number }) => number,
    searchText: ({ number }) => number,
    card: 'title',
  },
  {
    id: 'date',
    head: 'Tanggal',
    cell: ({ date }) => formatDate(date),
    sortValue: ({ date }) => date,
    nowrap: true,
  },
  {
    id: 'company',
    head: 'Perusahaan',
    cell: ({ company }) => company,
    sortValue: ({ company }) => company,
    searchText: ({ company }) => company,
  },
  {
    id: 'status',
    head: 'Status',
    cell: ({ status, statusLabel }) => <StatusBadge code={status} label={statusLabel} />,
    card: 'badge',
  },
];

const filters: readonly TableFilter<Application>[] = [
  {
    id: 'status',
    label: 'Saring menurut status',
    all: 'Semua',
    options: [
      { value: '10', label: 'Draf' },
      { value: '20', label: 'Dikirim' },
      { value: '90', label: 'Ditolak' },
    ],
    optionOf: ({ status }) => status,
    drawn: 'tabs',
  },
];

/** A list that loads, can be searched, filtered and sorted, and whose drafts can be deleted. */
export function ApplicationList() {
  const [rows, setRows] = useState<readonly Application[]>();
  const [error, setError] = useState<string>();
  const load = useCallback(() => {
    setError(undefined);
    loadApplications().then(setRows, () => setError('Daftar tidak dapat dimuat.'));
  }, []);
  useEffect(load, [load]);

  return (
    <DataTable
      caption="Pengajuan"
      columns={columns}
      rows={rows}
      rowId={({ number }) => number}
      filters={filters}
      searchLabel="Cari pengajuan"
      searchPlaceholder="Cari nomor, perusahaan"
      error={error}
      onRetry={load}
      actions={({ number, status }) =>
        status === '10' && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`Hapus ${number}`}
            onClick={async () => {
              await deleteApplication(number);
              load();
            }}
          >
            Hapus
          </Button>
        )
      }
    />
  );
}
