import { DataTable, RowLink, StatusBadge, type TableColumn } from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { applications } from '../screens/applications.ts';

type Row = (typeof applications)[number];

const columns: readonly TableColumn<Row>[] = [
  {
    id: 'number',
    head: 'No. permohonan',
    card: 'title',
    sortValue: ({ number }) => number,
    searchText: ({ number }) => number,
    cell: ({ number }) => <RowLink href={`#/${number}`}>{number}</RowLink>,
  },
  { id: 'company', head: 'Perusahaan', cell: ({ companyName }) => companyName },
  {
    id: 'status',
    head: 'Status',
    card: 'badge',
    cell: ({ status, statusLabel }) => <StatusBadge code={status} label={statusLabel} />,
  },
];

const meta = {
  title: 'Pola/Tabel',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Search, sort order and page in one box; the first column is the row's name and its link. */
export const List: Story = {
  render: () => (
    <DataTable
      caption="Pengajuan"
      columns={columns}
      rows={applications}
      rowId={({ id }) => id}
      searchLabel="Cari pengajuan"
      defaultState={{ size: 5 }}
      empty={{ heading: 'Belum ada pengajuan' }}
    />
  ),
};

/** The query is named, and there is a way out. */
export const NothingFound: Story = {
  render: () => (
    <DataTable
      caption="Pengajuan, dicari"
      columns={columns}
      rows={applications}
      rowId={({ id }) => id}
      defaultState={{ query: 'PLB' }}
    />
  ),
};
