import type { ListedApplication } from '@pabean/api/contract';
import { formatDate, isDraft, permitStatusTone, REJECTED } from '@pabean/api/rules';
import {
  Breadcrumb,
  ButtonLink,
  DataTable,
  IconButton,
  PageHeader,
  RowLink,
  StatusBadge,
  StatusTabs,
  type TableColumn,
} from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
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

const groups = [
  { id: '', label: 'Semua', holds: () => true },
  { id: 'draft', label: 'Draf', holds: isDraft },
  { id: 'sent', label: 'Dalam proses', holds: (status: string) => permitStatusTone(status) === 'process' },
  { id: 'rejected', label: 'Ditolak', holds: (status: string) => status === REJECTED },
];

const within = (holds: (status: string) => boolean) => applications.filter(({ status }) => holds(status));

function List({ rows }: { rows?: readonly ListedApplication[] | 'loading' }) {
  const [group, setGroup] = useState('');
  const holds = groups.find(({ id }) => id === group)?.holds ?? (() => true);
  const shown = rows === 'loading' ? undefined : (rows ?? within(holds));
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
      <div className="screen-stack">
        <StatusTabs
          label="Status"
          tabs={groups.map(({ id, label, holds: of }) => ({
            id,
            label,
            count: rows ? 0 : within(of).length,
          }))}
          value={group}
          onChange={setGroup}
        />
        <DataTable
          caption="Pengajuan"
          columns={columns}
          rows={shown}
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
                icon={<Trash2 size={16} />}
              />
            </>
          )}
          empty={{
            heading: 'Belum ada pengajuan',
            text: 'Permohonan izin yang Anda buat akan tampil di sini.',
          }}
        />
      </div>
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
