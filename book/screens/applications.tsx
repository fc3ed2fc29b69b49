import type { ListedApplication } from '@pabean/api/contract';
import { buildApplication, buildSentApplication } from '@pabean/api/fixtures';
import { formatDate, formatDateTime, isDraft, permitStatusTone } from '@pabean/api/rules';
import { CellNote, RowLink, StatusBadge, type TableColumn, type TableFilter } from '@pabean/ui';
import { id } from '@pabean/ui/messages';
import { say } from '../../packages/ui/src/testing/say.ts';

const kinds = [
  ['3', 'Pembongkaran Barang di Luar Kawasan Pabean'],
  ['8', 'Penimbunan Barang di Luar Kawasan Pabean'],
  ['1', 'Pemuatan Barang Ekspor di Luar Kawasan Pabean'],
] as const;

const statuses = ['10', '20', '27', '50', '90'] as const;

const companies = ['PT Samudra Niaga Batam', 'PT Galang Marine Services', 'CV Tunas Kepri'];

const dayOf = (index: number) => `2024-09-${String(24 - index).padStart(2, '0')}`;

function application(index: number) {
  const status = statuses[index % statuses.length] ?? '10';
  const [permitTypeId, permitTypeName] = kinds[index % kinds.length] ?? kinds[0];
  const build = status === '10' ? buildApplication : buildSentApplication;
  return build({
    id: `01JA8M5T4Q7X2V9B3C6D8E0F${String(index).padStart(2, '0')}`,
    number: `${118 - index}/SNB/IX/2024`,
    date: dayOf(index),
    permitTypeId,
    permitTypeName,
    companyName: companies[index % companies.length] ?? '',
    status,
    statusLabel: id.statuses[status],
    createdAt: `${dayOf(index)}T07:30:00+07:00`,
    ...(status === '50' && {
      approvalNumber: `KEP-${1207 - index}/KPU.02/2024`,
      approvalDate: '2024-09-25',
      approvalFlag: 'Y',
    }),
  });
}

/** Applications of every status, as rows of a list. */
export const applications = Array.from({ length: 14 }, (_, index) => application(index));

const companyOf = ({ companyName }: ListedApplication) => companyName;
const permitTypeOf = ({ permitTypeName }: ListedApplication) => permitTypeName;
const dateOf = ({ date }: ListedApplication) => date;

/** The columns that every list of applications has. */
export const companyColumn: TableColumn<ListedApplication> = {
  id: 'company',
  head: say('Nama perusahaan', 'Company'),
  sortValue: companyOf,
  searchText: companyOf,
  cell: companyOf,
  lang: 'id',
};

export const permitTypeColumn: TableColumn<ListedApplication> = {
  id: 'permitType',
  head: say('Jenis izin', 'Permit type'),
  sortValue: permitTypeOf,
  searchText: permitTypeOf,
  cell: permitTypeOf,
  lang: 'id',
};

export const statusColumn: TableColumn<ListedApplication> = {
  id: 'status',
  head: 'Status',
  card: 'badge',
  nowrap: true,
  sortValue: ({ statusLabel }) => statusLabel,
  cell: ({ status, statusLabel }) => <StatusBadge code={status} label={statusLabel} />,
};

/** The columns of a list of applications. */
export const applicationColumns: readonly TableColumn<ListedApplication>[] = [
  companyColumn,
  {
    id: 'number',
    head: say('No. permohonan', 'Application no.'),
    card: 'title',
    sortValue: ({ number }) => number,
    searchText: ({ number }) => number,
    cell: ({ id, number, status, createdAt }) => (
      <div>
        <RowLink href={`#/pengajuan/${id}`}>{number}</RowLink>
        {isDraft(status) && createdAt && (
          <CellNote>
            {say('Dibuat', 'Made')} {formatDateTime(createdAt, 'Asia/Jakarta')}
          </CellNote>
        )}
      </div>
    ),
  },
  {
    id: 'date',
    head: say('Tanggal', 'Date'),
    nowrap: true,
    sortValue: dateOf,
    cell: ({ date }) => formatDate(date),
  },
  permitTypeColumn,
  statusColumn,
];

/** The tabs above a list. */
export const byStatus: TableFilter<ListedApplication> = {
  id: 'status',
  label: say('Saring menurut status', 'Filter by status'),
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

/** The choice beside the search. */
export const byPermitType: TableFilter<ListedApplication> = {
  id: 'type',
  label: say('Jenis izin', 'Permit type'),
  all: say('Semua jenis izin', 'All permit types'),
  options: kinds.map(([value, label]) => ({ value, label })),
  optionOf: ({ permitTypeId }) => permitTypeId,
};

/** Both of them. */
export const applicationFilters = [byStatus, byPermitType];
