import {
  DataTable,
  initialTableState,
  RowLink,
  type ServerColumn,
  StatusBadge,
  type TableColumn,
  type TableState,
} from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { applications } from '../screens/applications.ts';

type Row = (typeof applications)[number];

const company = { id: 'company', head: 'Perusahaan', cell: ({ companyName }: Row) => companyName };
const number = {
  id: 'number',
  head: 'No. permohonan',
  card: 'title',
  cell: ({ number: text }: Row) => <RowLink href={`#/${text}`}>{text}</RowLink>,
} as const;
const status = {
  id: 'status',
  head: 'Status',
  card: 'badge',
  cell: ({ status: code, statusLabel }: Row) => <StatusBadge code={code} label={statusLabel} />,
} as const;

const numberOf = ({ number: text }: Row) => text;
const columns: readonly TableColumn<Row>[] = [
  company,
  { ...number, sortValue: numberOf, searchText: numberOf },
  status,
];
const serverColumns: readonly ServerColumn<Row>[] = [company, { ...number, sortable: true }, status];

const meta = {
  title: 'Pola/Tabel',
  tags: ['!dev', '!autodocs'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Search, sort order and page in one box; the identity is the row's name and its link. */
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

function answer({ query, sort, page, size }: TableState) {
  const found = applications.filter((row) => row.number.toLowerCase().includes(query.toLowerCase()));
  const sorted = sort ? found.toSorted((a, b) => a.number.localeCompare(b.number)) : found;
  const rows = sort?.direction === 'descending' ? sorted.toReversed() : sorted;
  return {
    rows: rows.slice((page - 1) * size, page * size),
    ...{ page, pageCount: Math.ceil(rows.length / size), total: rows.length },
  };
}

/** Half a second away: the rows stay, the thread moves. */
function Slow() {
  const [state, setState] = useState<TableState>({ ...initialTableState, size: 5 });
  const [answered, setAnswered] = useState({ to: state, page: answer(state) });
  useEffect(() => {
    const timer = setTimeout(() => setAnswered({ to: state, page: answer(state) }), 500);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <DataTable
      caption="Pengajuan di server"
      columns={serverColumns}
      page={answered.page}
      rowId={({ id }) => id}
      state={state}
      onStateChange={setState}
      busy={answered.to !== state}
      searchLabel="Cari pengajuan di server"
      sizes={[]}
    />
  );
}

/** One page at a time from a server. */
export const FromAServer: Story = { render: () => <Slow /> };

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
