import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rows3, Rows4 } from 'lucide-react';
import type { ComponentType } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { goodsBelow } from '../../testing/goods-below.tsx';
import {
  type Letter,
  letterColumns,
  letters,
  type Permit,
  permitColumns,
  permits,
  permitsWithLongOnes,
  statusFilter,
  typeFilter,
} from '../../testing/permit-rows.tsx';
import { say } from '../../testing/say.ts';
import { ServerList } from '../../testing/server-list.tsx';
import { ButtonLink, IconButton } from '../button/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { DataTable } from './data-table.tsx';
import type { BrowserListProps } from './data-table-props.ts';
import { PlainTable } from './plain-table.tsx';
import { RowIcon } from './row-icon.tsx';

const filters = [statusFilter, typeFilter];
const PermitTable = (props: BrowserListProps<Permit>) => <DataTable {...props} />;

const meta = {
  title: 'Components/Navigation and data/DataTable',
  component: DataTable<Permit>,
  render: PermitTable,
  args: {
    caption: say('Pengajuan', 'Applications'),
    columns: permitColumns,
    rows: permits,
    rowId: (row) => row.number,
    searchLabel: say('Cari pengajuan', 'Search applications'),
    searchPlaceholder: say('Cari nomor, perusahaan, jenis izin', 'Search number, company, permit type'),
    actions: (row) => (
      <>
        <ButtonLink
          href="#/detail"
          variant="quiet"
          size="small"
          aria-label={say(`Detail permohonan ${row.number}`, `Details of application ${row.number}`)}
        >
          {say('Detail', 'Details')}
        </ButtonLink>
        <IconButton
          label={say(`Hapus permohonan ${row.number}`, `Delete application ${row.number}`)}
          icon={<RowIcon name="delete" />}
          variant="danger"
          size="small"
        />
      </>
    ),
  },
  parameters: {
    anatomy: {
      of: 'Parts',
      parts: [
        '[role="group"] button',
        'input[type="search"]',
        'thead th',
        'tbody tr:nth-child(2) th a',
        'tbody tr:nth-child(2) td:last-child',
        'nav',
      ],
    },
  },
} satisfies Meta<typeof PermitTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Three rows on a page, with all controls. */
export const Parts: Story = {
  args: {
    columns: permitColumns.filter(({ id }) => ['number', 'date', 'status'].includes(id)),
    filters: [statusFilter],
    defaultState: { size: 3 },
  },
};

const download = (row: Letter) => (
  <IconButton
    label={say(`Unduh ${row.number}`, `Download ${row.number}`)}
    icon={<RowIcon name="download" />}
    size="small"
  />
);

/** Compact rows, numbers at the end, a selected row, named icons. */
const Letters = () => (
  <div data-density="compact">
    <DataTable
      caption={say('SPPBMCP kolektif', 'Collective SPPBMCP')}
      columns={letterColumns}
      rows={letters}
      rowId={(row) => row.number}
      current="001198/SPPBMCP-K/2024"
      defaultState={{ sort: { column: 'number', direction: 'descending' } }}
      actions={download}
    />
  </div>
);

const few = permitColumns.filter(({ id }) => id === 'number' || id === 'status');
const idOf = (row: Permit) => row.number;

/** A complete list at 48 px, one at 36 px with numbers, and one loading, one without matches, one that failed. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <PermitTable
        {...args}
        current="GMS-0921/2024"
        filters={filters}
        toolbarEnd={
          <SegmentedControl
            label={say('Kerapatan baris', 'Row density')}
            options={[
              { value: 'comfortable', label: say('Lapang', 'Roomy'), icon: <Rows3 size={16} aria-hidden /> },
              { value: 'compact', label: say('Rapat', 'Compact'), icon: <Rows4 size={16} aria-hidden /> },
            ]}
            value="comfortable"
            onChange={fn()}
          />
        }
      />
      <Letters />
      <div
        style={{
          display: 'grid',
          gap: 20,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
          alignItems: 'start',
        }}
      >
        <DataTable
          caption={say('Pengajuan, memuat', 'Applications, loading')}
          columns={few}
          rows={undefined}
          rowId={idOf}
          defaultState={{ size: 3 }}
        />
        <DataTable
          caption={say('Pengajuan, dicari', 'Applications, searched')}
          columns={few}
          rows={permits}
          rowId={idOf}
          defaultState={{ query: 'PLB' }}
        />
        <DataTable
          caption={say('Pengajuan, gagal', 'Applications, failed')}
          columns={few}
          rows={undefined}
          rowId={idOf}
          error={say(
            'Koneksi terputus. Isian Anda tidak hilang.',
            'The connection was lost. What you entered is still here.',
          )}
          onRetry={fn()}
        />
      </div>
    </div>
  ),
};

export const Loading: Story = { args: { rows: undefined } };

/** Newer rows are loading: the old ones stay, and the loading bar moves. */
export const Refreshing: Story = { args: { busy: true } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: {
      heading: say('Belum ada pengajuan', 'No applications yet'),
      text: say(
        'Permohonan izin yang Anda buat akan tampil di sini.',
        'The permit applications that you make will appear here.',
      ),
      action: (
        <ButtonLink href="#/baru" variant="primary">
          {say('Tambah Pengajuan', 'Add application')}
        </ButtonLink>
      ),
    },
  },
};

/** PlainTable: a short list that is read as a whole. */
export const Plain: Story = {
  render: () => (
    <PlainTable
      caption={say('SPPBMCP kolektif', 'Collective SPPBMCP')}
      columns={letterColumns}
      rows={letters}
      rowId={(row) => row.number}
      actions={download}
    />
  ),
};

export const NothingFound: Story = { args: { defaultState: { query: 'PLB' } } };

export const FailedToLoad: Story = {
  args: {
    rows: undefined,
    error: say(
      'Koneksi terputus. Isian Anda tidak hilang.',
      'The connection was lost. What you entered is still here.',
    ),
    onRetry: fn(),
  },
};

/** The old rows stay when newer ones could not be loaded. */
export const FailedToRefresh: Story = {
  args: { error: say('Koneksi terputus.', 'The connection was lost.'), onRetry: fn() },
};

const firstPage = say('48 baris, halaman 1', '48 rows, page 1');
const secondPage = say('48 baris, halaman 2', '48 rows, page 2');
const search = { name: say('Cari pengajuan', 'Search applications') };
const goodsOfFirst = say('Barang dari 118/SNB/IX/2024', 'Goods of 118/SNB/IX/2024');
const goods = new RegExp(say('^Barang dari', '^Goods of'));

export const SortsByKeyboard: Story = {
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: say('Tanggal', 'Date') });
    within(head).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard(' ');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
  },
};

export const SearchesWhileTyping: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', search), 'galang');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say('8 dari 48 baris, halaman 1', '8 of 48 rows, page 1'),
    );
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(8);
  },
};

/** Filters as data: tabs with counts above the table, a choice beside the search. */
export const FiltersByKeyboard: Story = {
  args: { filters },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: say('Dalam proses 16', 'In process 16') })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      say('16 dari 48 baris, halaman 1', '16 of 48 rows, page 1'),
    );
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: say('Jenis izin', 'Permit type') }),
      'Ship to Ship',
    );
    await userEvent.click(canvas.getByRole('button', { name: say('Hapus saringan', 'Clear filters') }));
    await expect(canvas.getByRole('status')).toHaveTextContent(firstPage);
    await expect(
      canvas.getByRole('button', { name: say('Semua 48', 'All 48'), pressed: true }),
    ).toBeVisible();
  },
};

/** A paged list from a server: search, filter, order and page are requested, and old rows stay meanwhile. */
export const PagesFromAServer: Story = {
  render: () => <ServerList />,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await waitFor(() => expect(status).toHaveTextContent(firstPage));
    const next = canvas.getByRole('button', { name: say('Berikutnya', 'Next') });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10);
    await waitFor(() => expect(status).toHaveTextContent(secondPage));
    await expect(next).toHaveFocus();
    await userEvent.type(canvas.getByRole('searchbox', search), 'galang{Enter}');
    await waitFor(() => expect(status).toHaveTextContent(say('8 baris, halaman 1', '8 rows, page 1')));
  },
};

/** A server that does not count the rows. */
export const PagesWithoutATotal: Story = {
  render: () => <ServerList withoutTotal />,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(say('Halaman 1 dari 5', 'Page 1 of 5')),
    );
  },
};

/** On phones each row is a card, and still a row of a table for screen readers. */
export const CardsOnPhones: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const [row] = canvas.getAllByRole('row').filter((each) => within(each).queryByRole('rowheader'));
    await expect(row && getComputedStyle(row).display).toBe('flex');
    await expect(canvas.getByRole('combobox', { name: say('Urutkan', 'Sort') })).toBeVisible();
  },
};

const in640 = [
  (Story: ComponentType) => (
    <div style={{ inlineSize: 'min(640px, 100%)' }}>
      <Story />
    </div>
  ),
];

/**
 * Where the columns do not fit rows are cards, whatever the width of the window: nothing is cut, and nothing scrolls
 * sideways.
 */
export const CardsWhereColumnsDoNotFit: Story = {
  decorators: in640,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: say('Urutkan', 'Sort') })).toBeVisible();
    const [detail] = canvas.getAllByRole('link', {
      name: new RegExp(say('^Detail permohonan', '^Details of application')),
    });
    await expect(detail?.getBoundingClientRect().right).toBeLessThanOrEqual(
      canvas.getByRole('table').getBoundingClientRect().right,
    );
  },
};

/** A number of fifty letters without a space breaks where it would push other columns out. */
export const LongNumbers: Story = { args: { rows: permitsWithLongOnes } };

/** Expandable rows: each by its own button, several at once, and still open on another page and in another order. */
export const ExpandableRows: Story = {
  args: { expansion: goodsBelow },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: goodsOfFirst });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toHaveFocus();
    await userEvent.click(
      canvas.getByRole('button', { name: say('Barang dari GMS-0921/2024', 'Goods of GMS-0921/2024') }),
    );
    await expect(canvas.getAllByRole('table', { name: goods })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: say('Halaman 2', 'Page 2') }));
    await expect(canvas.queryByRole('table', { name: goods })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: say('Halaman 1', 'Page 1') }));
    await expect(canvas.getAllByRole('table', { name: goods })).toHaveLength(2);
  },
};

/** The opened content is a paged list from a server; the pages of the outer table do not change. */
export const ExpandableRowsWithPages: Story = {
  args: {
    expansion: {
      label: ({ number }) => say(`Pengajuan lain dari ${number}`, `Other applications of ${number}`),
      render: () => <ServerList caption={say('Pengajuan lain', 'Other applications')} />,
    },
  },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', {
      name: say('Pengajuan lain dari 118/SNB/IX/2024', 'Other applications of 118/SNB/IX/2024'),
    });
    await userEvent.click(toggle);
    const inner = document.getElementById(toggle.getAttribute('aria-controls') ?? '') as HTMLElement;
    await waitFor(() => expect(within(inner).getAllByRole('rowheader')).toHaveLength(10));
    const next = within(inner).getByRole('button', { name: say('Berikutnya', 'Next') });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(within(inner).getByRole('status')).toHaveTextContent(secondPage));
    await expect(next).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  },
};

/** Many short columns: the table scrolls in its own box, with the keyboard, too, and the page does not. */
export const ScrollsInItsBox: Story = {
  args: { narrow: 'scroll' },
  decorators: in640,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('group', { name: say('Pengajuan', 'Applications') });
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getAllByRole('columnheader')[0]).toBeVisible();
    box.focus();
    await expect(box).toHaveFocus();
    box.scrollLeft = box.scrollWidth;
    const [title] = canvas.getAllByRole('rowheader');
    await waitFor(() =>
      expect(title?.getBoundingClientRect().left).toBeLessThan(box.getBoundingClientRect().right),
    );
  },
};

/** On a card the opened content is inside the card. */
export const ExpandableCards: Story = {
  args: { expansion: goodsBelow },
  decorators: in640,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: goodsOfFirst }));
    await expect(canvas.getByRole('table', { name: goodsOfFirst })).toBeVisible();
  },
};
