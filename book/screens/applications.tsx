import type { ListedApplication } from '@pabean/api/contract';
import { buildApplication, buildSentApplication } from '@pabean/api/fixtures';
import { formatDate, permitStatusTone } from '@pabean/api/rules';
import { RowLink, StatusBadge, type TableColumn, type TableFilter } from '@pabean/ui';
import { say } from '../../packages/ui/src/testing/say.ts';

const kinds = [
  'Pembongkaran di luar Kawasan Pabean',
  'Penimbunan di luar Kawasan Pabean',
  'Pemuatan Barang Ekspor di Luar Kawasan Pabean',
];

const statuses = [
  ['10', 'Draf'],
  ['20', 'Dikirim'],
  ['27', 'Penelitian dokumen'],
  ['50', 'Disetujui'],
  ['90', 'Ditolak'],
] as const;

const companies = ['PT Samudra Niaga Batam', 'PT Galang Marine Services', 'CV Tunas Kepri'];

function application(index: number) {
  const [status, statusLabel] = statuses[index % statuses.length] ?? statuses[0];
  const build = status === '10' ? buildApplication : buildSentApplication;
  return build({
    id: `01JA8M5T4Q7X2V9B3C6D8E0F${String(index).padStart(2, '0')}`,
    number: `${118 - index}/SNB/IX/2024`,
    date: `2024-09-${String(24 - index).padStart(2, '0')}`,
    permitTypeName: kinds[index % kinds.length] ?? '',
    companyName: companies[index % companies.length] ?? '',
    status,
    statusLabel,
  });
}

/** Applications of every status, as rows of a list. */
export const applications = Array.from({ length: 14 }, (_, index) => application(index));

/** The columns of a list of applications. */
export const applicationColumns: readonly TableColumn<ListedApplication>[] = [
  {
    id: 'company',
    head: say('Perusahaan', 'Company'),
    searchText: ({ companyName }) => companyName,
    cell: ({ companyName }) => companyName,
  },
  {
    id: 'number',
    head: say('No. permohonan', 'Application no.'),
    card: 'title',
    sortValue: ({ number }) => number,
    searchText: ({ number }) => number,
    cell: ({ id, number }) => <RowLink href={`#/pengajuan/${id}`}>{number}</RowLink>,
  },
  {
    id: 'date',
    head: say('Tanggal', 'Date'),
    nowrap: true,
    sortValue: ({ date }) => date,
    cell: ({ date }) => formatDate(date),
  },
  {
    id: 'permitType',
    head: say('Jenis izin', 'Permit type'),
    cell: ({ permitTypeName }) => permitTypeName,
  },
  {
    id: 'status',
    head: 'Status',
    card: 'badge',
    cell: ({ status, statusLabel }) => <StatusBadge code={status} label={statusLabel} />,
  },
];

const byStatus: TableFilter<ListedApplication> = {
  id: 'status',
  label: 'Status',
  all: say('Semua', 'All'),
  options: [
    { value: 'draft', label: say('Draf', 'Draft') },
    { value: 'process', label: say('Dalam proses', 'In process') },
    { value: 'approved', label: say('Disetujui', 'Approved') },
    { value: 'rejected', label: say('Ditolak', 'Rejected') },
  ],
  optionOf: ({ status }) => permitStatusTone(status),
  drawn: 'tabs',
};

const byPermitType: TableFilter<ListedApplication> = {
  id: 'type',
  label: say('Jenis izin', 'Permit type'),
  all: say('Semua jenis izin', 'All permit types'),
  options: [...new Set(applications.map(({ permitTypeName }) => permitTypeName))].map((name) => ({
    value: name,
    label: name,
  })),
  optionOf: ({ permitTypeName }) => permitTypeName,
};

/** Its filters: tabs for the status, a select for the rest. */
export const applicationFilters = [byStatus, byPermitType];
