import type { ListedApplication } from '@pabean/api/contract';
import {
  ButtonLink,
  DataTable,
  IconButton,
  initialTableState,
  RowIcon,
  type ServerColumn,
  type TableState,
} from '@pabean/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../packages/ui/src/testing/say.ts';
import { applicationColumns, applicationFilters, applications } from '../screens/applications.tsx';

const serverColumns: readonly ServerColumn<ListedApplication>[] = applicationColumns.map(
  ({ sortValue: _, searchText: __, ...column }) => ({ ...column, sortable: column.id === 'number' }),
);

const meta = {
  title: 'Patterns/Tables',
  tags: ['!dev'],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Tabs with counts, search and a filter, order and pages in one box; the actions of a row, deletion last. */
export const List: Story = {
  render: () => (
    <DataTable
      caption={say('Pengajuan', 'Applications')}
      columns={applicationColumns}
      rows={applications}
      rowId={({ id }) => id}
      filters={applicationFilters}
      searchLabel={say('Cari pengajuan', 'Search applications')}
      searchPlaceholder={say('Nomor atau perusahaan', 'Number or company')}
      actions={({ id, number }) => (
        <>
          <ButtonLink
            size="small"
            variant="quiet"
            href={`#/${id}`}
            aria-label={say(`Detail ${number}`, `Details of ${number}`)}
          >
            {say('Detail', 'Details')}
          </ButtonLink>
          <IconButton
            size="small"
            variant="danger"
            label={say(`Hapus ${number}`, `Delete ${number}`)}
            icon={<RowIcon name="delete" />}
          />
        </>
      )}
      empty={{ heading: say('Belum ada pengajuan', 'No applications yet') }}
    />
  ),
};

/** A tab filters the rows, and its count is the number of rows that remain. */
export const Filtered: Story = {
  ...List,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Ditolak 2', 'Rejected 2') }));
    await expect(
      canvas.getAllByRole('link', { name: new RegExp(say('^Detail ', '^Details of ')) }),
    ).toHaveLength(2);
    await expect(
      canvas.getAllByRole('button', { name: new RegExp(say('^Hapus \\d', '^Delete \\d')) }),
    ).toHaveLength(2);
  },
};

function answer({ query, sort, page, size }: TableState) {
  const found = applications.filter((row) => row.number.toLowerCase().includes(query.toLowerCase()));
  const sorted = sort ? found.toSorted((a, b) => a.number.localeCompare(b.number)) : found;
  const rows = sort?.direction === 'descending' ? sorted.toReversed() : sorted;
  return {
    rows: rows.slice((page - 1) * size, page * size),
    page,
    pageCount: Math.ceil(rows.length / size),
    total: rows.length,
  };
}

/** Half a second of loading: the rows stay, the loading bar moves. */
function Slow() {
  const [state, setState] = useState<TableState>(initialTableState);
  const [answered, setAnswered] = useState({ to: state, page: answer(state) });
  useEffect(() => {
    const timer = setTimeout(() => setAnswered({ to: state, page: answer(state) }), 500);
    return () => clearTimeout(timer);
  }, [state]);
  return (
    <DataTable
      caption={say('Pengajuan di server', 'Applications on a server')}
      columns={serverColumns}
      page={answered.page}
      rowId={({ id }) => id}
      state={state}
      onStateChange={setState}
      busy={answered.to !== state}
      searchLabel={say('Cari pengajuan di server', 'Search applications on a server')}
    />
  );
}

/** One page at a time from a server. */
export const FromAServer: Story = { render: () => <Slow /> };

/** The query is named, and can be cleared. */
export const NothingFound: Story = {
  render: () => (
    <DataTable
      caption={say('Pengajuan, dicari', 'Applications, searched')}
      columns={applicationColumns}
      rows={applications}
      rowId={({ id }) => id}
      defaultState={{ query: 'PLB' }}
    />
  ),
};
