import { Code } from '../components/code/index.ts';
import type { ServerColumn, TableColumn } from '../components/data-table/column.ts';
import type { ServerFilter, TableFilter } from '../components/data-table/filter.ts';
import { RowLink } from '../components/data-table/row-parts.tsx';
import { StatusBadge } from '../components/status-badge/index.ts';
import { id } from '../messages/id.ts';
import { say } from './say.ts';

/** A row of the list of applications. */
export interface Permit {
  number: string;
  date: string;
  company: string;
  type: string;
  code: string;
  status: string;
}

type Fact = [number: string, day: string, company: string, type: string, code: keyof typeof id.statuses];

const facts: [Fact, ...Fact[]] = [
  ['118/SNB/IX/2024', '24', 'PT Samudra Niaga Batam', 'Pembongkaran di luar Kawasan Pabean', '10'],
  ['GMS-0921/2024', '23', 'PT Galang Marine Services', 'Ship to Ship', '10'],
  ['077/NEI-EXIM/09/24', '20', 'PT Nongsa Elektronik', 'Perbaikan data PPFTZ', '20'],
  ['0034/TK/2024', '19', 'CV Tunas Kepri', 'Penimbunan di luar Kawasan Pabean', '27'],
  ['115/SNB/IX/2024', '17', 'PT Samudra Niaga Batam', 'Pembatalan RKSP', '50'],
  ['CSA-88/IX', '13', 'PT Cahaya Segara Abadi', 'Pembatalan Manifes Inward', '90'],
];

/** 48 applications in every kind of status. */
export const permits: readonly Permit[] = Array.from({ length: 48 }, (_, index) => {
  const [number, day, company, type, code] = facts[index % facts.length] ?? facts[0];
  const again = Math.floor(index / facts.length);
  return {
    number: again ? `${number}-${again}` : number,
    date: `2024-09-${day}`,
    company,
    type,
    code,
    status: id.statuses[code],
  };
});

/** The same, the first one with a number and names of fifty letters without a space. */
export const permitsWithLongOnes: readonly Permit[] = permits.map((permit, index) => {
  const long = `NOMOR${'0123456789'.repeat(5)}`.slice(0, 50);
  return index === 0 ? { ...permit, number: long, company: long } : permit;
});

const companyOf = ({ company }: Permit) => company;
const numberOf = ({ number }: Permit) => number;
const dateOf = ({ date }: Permit) => date;
const typeOf = ({ type }: Permit) => type;
const statusOf = ({ status }: Permit) => status;
const linkOf = ({ number }: Permit) => <RowLink href="#/detail">{number}</RowLink>;
const writtenDateOf = ({ date }: Permit) => date.split('-').reverse().join('-');
const badgeOf = ({ code, status }: Permit) => <StatusBadge code={code} label={status} />;

/** The columns in the order of the documents; the number identifies a row. */
export const permitColumns: readonly TableColumn<Permit>[] = [
  {
    id: 'company',
    head: say('Nama perusahaan', 'Company name'),
    cell: companyOf,
    sortValue: companyOf,
    searchText: companyOf,
  },
  {
    id: 'number',
    head: say('No. permohonan', 'Application no.'),
    card: 'title',
    cell: linkOf,
    sortValue: numberOf,
    searchText: numberOf,
  },
  { id: 'date', head: say('Tanggal', 'Date'), cell: writtenDateOf, sortValue: dateOf, nowrap: true },
  { id: 'type', head: say('Jenis izin', 'Permit type'), cell: typeOf, sortValue: typeOf, searchText: typeOf },
  { id: 'status', head: 'Status', card: 'badge', cell: badgeOf, sortValue: statusOf },
];

/** The same, sorted by the server. */
export const serverColumns: readonly ServerColumn<Permit>[] = permitColumns.map(
  ({ sortValue, searchText: _, sortable: __, ...column }) => ({
    ...column,
    sortable: sortValue !== undefined,
  }),
);

const groups: Readonly<Record<string, string>> = {
  10: 'draf',
  20: 'proses',
  27: 'proses',
  50: 'disetujui',
  90: 'ditolak',
};

/** Tabs above the table. */
export const statusFilter: TableFilter<Permit> = {
  id: 'status',
  label: say('Saring menurut status', 'Filter by status'),
  all: say('Semua', 'All'),
  options: [
    { value: 'draf', label: say('Draf', 'Draft') },
    { value: 'proses', label: say('Dalam proses', 'In process') },
    { value: 'disetujui', label: say('Disetujui', 'Approved') },
    { value: 'ditolak', label: say('Ditolak', 'Rejected') },
  ],
  optionOf: ({ code }) => groups[code],
  drawn: 'tabs',
};

/** A choice beside the search. */
export const typeFilter: TableFilter<Permit> = {
  id: 'jenis',
  label: say('Jenis izin', 'Permit type'),
  all: say('Semua jenis izin', 'All permit types'),
  options: [...new Set(permits.map(typeOf))].map((type) => ({ value: type, label: type })),
  optionOf: typeOf,
};

/** The same, filtered by the server. */
export const serverTypeFilter: ServerFilter = (({ optionOf: _, counts: __, ...filter }) => filter)(
  typeFilter,
);

/** A row of the list of collective release letters. */
export interface Letter {
  number: string;
  date: string;
  count: string;
  billing: string;
  total: string;
}

/** Three collective release letters. */
export const letters: readonly Letter[] = [
  ['001204', '24', '312', '620240924118302', '41.208.500'],
  ['001198', '23', '87', '620240923117754', '9.604.125'],
  ['001187', '20', '1.204', '620240920116011', '158.390.750'],
].map(([number, day, count = '', billing = '', total = '']) => ({
  number: `${number}/SPPBMCP-K/2024`,
  date: `${day}-09-2024`,
  count,
  billing,
  total,
}));

/** Numbers and money at the end. */
export const letterColumns: readonly TableColumn<Letter>[] = [
  {
    id: 'number',
    head: say('No. SPPBMCP kolektif', 'Collective SPPBMCP no.'),
    cell: (row) => <RowLink href="#/rincian">{row.number}</RowLink>,
    sortValue: (row) => row.number,
    card: 'title',
  },
  {
    id: 'date',
    head: say('Tanggal', 'Date'),
    cell: (row) => row.date,
    sortValue: (row) => row.date.split('-').reverse().join('-'),
    nowrap: true,
  },
  { id: 'count', head: say('Jumlah CN', 'CN count'), cell: (row) => row.count, align: 'end' },
  { id: 'billing', head: say('Kode billing', 'Billing code'), cell: (row) => <Code>{row.billing}</Code> },
  { id: 'total', head: 'Total (Rp)', cell: (row) => row.total, align: 'end', nowrap: true },
];
