import type { ListedApplication } from '@pabean/api/contract';
import { useApplications } from '@pabean/api/hooks';
import { explainError, formatDate, permitStatusTone, id as shared } from '@pabean/api/rules';
import { ButtonLink, DataTable, StatusBadge, type TableColumn, type TableFilter } from '@pabean/ui';
import { Plus } from 'lucide-react';
import { Page } from '../page.tsx';

// Outside of the component: sort and search caches are keyed by these functions.
const idOf = ({ id }: ListedApplication) => id;
const numberOf = ({ number }: ListedApplication) => number;
const dateOf = ({ date }: ListedApplication) => date;
const typeOf = ({ permitTypeName }: ListedApplication) => permitTypeName;
const statusOf = ({ statusLabel }: ListedApplication) => statusLabel;

const columns: readonly TableColumn<ListedApplication>[] = [
  {
    id: 'number',
    head: 'Nomor surat',
    card: 'title',
    cell: numberOf,
    sortValue: numberOf,
    searchText: numberOf,
  },
  {
    id: 'date',
    head: 'Tanggal',
    nowrap: true,
    cell: ({ date }) => formatDate(date),
    sortValue: dateOf,
  },
  { id: 'type', head: 'Jenis izin', cell: typeOf, sortValue: typeOf, searchText: typeOf },
  {
    id: 'status',
    head: 'Status',
    card: 'badge',
    cell: ({ status, statusLabel }) => <StatusBadge code={status} label={statusLabel} />,
    sortValue: statusOf,
  },
];

const filters: readonly TableFilter<ListedApplication>[] = [
  {
    id: 'status',
    label: 'Saring menurut status',
    all: 'Semua',
    drawn: 'tabs',
    options: [
      { value: 'draft', label: 'Draf' },
      { value: 'process', label: 'Dalam proses' },
      { value: 'approved', label: 'Disetujui' },
    ],
    optionOf: ({ status }) => permitStatusTone(status),
  },
];

/** The company's applications. */
export function Applications() {
  const { data, error, isValidating, mutate } = useApplications();
  return (
    <Page
      heading="Permohonan"
      lead="Izin yang diajukan perusahaan Anda."
      actions={
        <ButtonLink variant="primary" icon={<Plus size={16} />} href="#/permohonan/baru">
          Ajukan izin
        </ButtonLink>
      }
    >
      <DataTable
        caption="Permohonan"
        columns={columns}
        rows={data}
        rowId={idOf}
        filters={filters}
        busy={isValidating}
        error={error && explainError(error, shared)}
        onRetry={() => mutate()}
        searchLabel="Cari permohonan"
        searchPlaceholder="Cari nomor atau jenis izin"
      />
    </Page>
  );
}
