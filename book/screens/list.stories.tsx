import type { ListedApplication } from '@pabean/api/contract';
import { formatDate, permitStatusTone } from '@pabean/api/rules';
import {
  Breadcrumb,
  ButtonLink,
  DataTable,
  IconButton,
  PageHeader,
  RowIcon,
  RowLink,
  StatusBadge,
  type TableColumn,
  type TableFilter,
} from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { applications } from './applications.ts';
import { Frame } from './frame.tsx';

const columns: readonly TableColumn<ListedApplication>[] = [
  {
    id: 'company',
    head: 'Perusahaan',
    searchText: ({ companyName }) => companyName,
    cell: ({ companyName }) => companyName,
  },
  {
    id: 'number',
    head: 'No. permohonan',
    card: 'title',
    sortValue: ({ number }) => number,
    searchText: ({ number }) => number,
    cell: ({ id, number }) => <RowLink href={`#/pengajuan/${id}`}>{number}</RowLink>,
  },
  {
    id: 'date',
    head: 'Tanggal',
    nowrap: true,
    sortValue: ({ date }) => date,
    cell: ({ date }) => formatDate(date),
  },
  { id: 'permitType', head: 'Jenis izin', cell: ({ permitTypeName }) => permitTypeName },
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
  all: 'Semua',
  options: [
    { value: 'draft', label: 'Draf' },
    { value: 'process', label: 'Dalam proses' },
    { value: 'approved', label: 'Disetujui' },
    { value: 'rejected', label: 'Ditolak' },
  ],
  optionOf: ({ status }) => permitStatusTone(status),
  drawn: 'tabs',
};
const byPermitType: TableFilter<ListedApplication> = {
  id: 'jenis',
  label: 'Jenis izin',
  all: 'Semua jenis izin',
  options: [...new Set(applications.map(({ permitTypeName }) => permitTypeName))].map((name) => ({
    value: name,
    label: name,
  })),
  optionOf: ({ permitTypeName }) => permitTypeName,
};
const filters = [byStatus, byPermitType];

function List({ rows = applications }: { rows?: readonly ListedApplication[] | 'loading' }) {
  return (
    <Frame current="#/pengajuan">
      <PageHeader
        heading="Pengajuan"
        breadcrumb={
          <Breadcrumb
            items={[
              { label: 'Dashboard', href: '#/dashboard' },
              { label: 'Perizinan' },
              { label: 'Pengajuan' },
            ]}
          />
        }
        actions={
          <ButtonLink variant="primary" icon={<Plus size={16} />} href="#/pengajuan/baru">
            Tambah Pengajuan
          </ButtonLink>
        }
      >
        Permohonan izin yang Anda buat.
      </PageHeader>
      <DataTable
        caption="Pengajuan"
        columns={columns}
        rows={rows === 'loading' ? undefined : rows}
        filters={filters}
        rowId={({ id }) => id}
        searchLabel="Cari pengajuan"
        searchPlaceholder="Nomor atau perusahaan"
        defaultState={{ sort: { column: 'date', direction: 'descending' }, size: 10 }}
        actions={({ id, number }) => (
          <>
            <ButtonLink
              size="small"
              variant="quiet"
              href={`#/pengajuan/${id}`}
              aria-label={`Detail ${number}`}
            >
              Detail
            </ButtonLink>
            <IconButton
              size="small"
              variant="danger"
              label={`Hapus ${number}`}
              icon={<RowIcon name="delete" />}
            />
          </>
        )}
        empty={{
          heading: 'Belum ada pengajuan',
          text: 'Permohonan izin yang Anda buat akan tampil di sini.',
        }}
      />
    </Frame>
  );
}

const meta = {
  title: 'Contoh layar/Daftar',
  component: List,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { rows: 'loading' } };

export const Empty: Story = { args: { rows: [] } };
