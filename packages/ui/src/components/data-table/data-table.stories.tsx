import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Rows3, Rows4, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StatusBadge } from '../../domain/status-badge/index.ts';
import { ButtonLink, IconButton } from '../button/index.ts';
import { Code } from '../code/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Select } from '../select/index.ts';
import type { TableColumn } from './column.ts';
import { DataTable } from './data-table.tsx';
import { PlainTable } from './plain-table.tsx';
import { RowLink } from './row-parts.tsx';

interface Permit {
  number: string;
  date: string;
  company: string;
  type: string;
  code: string;
  status: string;
}

const facts: [string, string, string, string, string, string][] = [
  ['118/SNB/IX/2024', '24', 'PT Samudra Niaga Batam', 'Pembongkaran di luar Kawasan Pabean', '10', 'Draf'],
  ['GMS-0921/2024', '23', 'PT Galang Marine Services', 'Ship to Ship', '10', 'Draf'],
  ['077/NEI-EXIM/09/24', '20', 'PT Nongsa Elektronik', 'Perbaikan data PPFTZ', '20', 'Penelitian dokumen'],
  ['0034/TK/2024', '19', 'CV Tunas Kepri', 'Penimbunan di luar Kawasan Pabean', '27', 'Menunggu persetujuan'],
  ['115/SNB/IX/2024', '17', 'PT Samudra Niaga Batam', 'Pembatalan RKSP', '50', 'Disetujui'],
  ['CSA-88/IX', '13', 'PT Cahaya Segara Abadi', 'Pembatalan Manifes Inward', '90', 'Ditolak'],
];
const permits: Permit[] = Array.from({ length: 48 }, (_, index) => {
  const [number, day, company, type, code, status] = facts[index % facts.length] ?? facts[0] ?? [];
  const again = Math.floor(index / facts.length);
  return {
    number: again ? `${number}-${again}` : `${number}`,
    date: `2024-09-${day}`,
    company: `${company}`,
    type: `${type}`,
    code: `${code}`,
    status: `${status}`,
  };
});

const columns: readonly TableColumn<Permit>[] = [
  {
    id: 'number',
    head: 'No. permohonan',
    cell: (row) => <RowLink href="#/detail">{row.number}</RowLink>,
    sortValue: (row) => row.number,
    searchText: (row) => row.number,
    card: 'title',
  },
  {
    id: 'date',
    head: 'Tanggal',
    cell: (row) => row.date.split('-').reverse().join('-'),
    sortValue: (row) => row.date,
    nowrap: true,
  },
  {
    id: 'company',
    head: 'Nama perusahaan',
    cell: (row) => row.company,
    sortValue: (row) => row.company,
    searchText: (row) => row.company,
  },
  {
    id: 'type',
    head: 'Jenis izin',
    cell: (row) => row.type,
    sortValue: (row) => row.type,
    searchText: (row) => row.type,
  },
  {
    id: 'status',
    head: 'Status',
    cell: (row) => <StatusBadge code={row.code} label={row.status} />,
    sortValue: (row) => row.status,
    card: 'badge',
  },
];

const meta = {
  title: 'Komponen/DataTable',
  component: DataTable<Permit>,
  args: {
    caption: 'Pengajuan',
    columns,
    rows: permits,
    rowId: (row) => row.number,
    searchLabel: 'Cari pengajuan',
    searchPlaceholder: 'Cari nomor, perusahaan, jenis izin',
    actions: (row) => (
      <>
        <ButtonLink
          href="#/detail"
          variant="quiet"
          size="small"
          aria-label={`Detail permohonan ${row.number}`}
        >
          Detail
        </ButtonLink>
        <IconButton
          label={`Hapus permohonan ${row.number}`}
          icon={<Trash2 size={16} aria-hidden />}
          variant="danger"
          size="small"
        />
      </>
    ),
  },
  parameters: {
    guide: {
      purpose: 'A list of records that people compare, search, sort and open.',
      instead: [
        'For a short list that is read as a whole take PlainTable: it has no search, sort or pages, and less to load.',
        'For the facts about one record take DescriptionList.',
        'For rows that are typed take ListEditorFrame.',
        'For the rows of a CSV that is checked take a table of its own, with the line numbers of the file.',
      ],
      keyboard: [
        ['Tab', 'Goes through the toolbar, the heads that sort, and the links and actions of each row'],
        ['Enter, Space', 'On a head sort by it, and again turn the order round'],
        ['Arrow keys', 'Scroll a table that is wider than its box; the box can then have the focus'],
      ],
      good: [
        'Put the identity first, as a RowLink, with `card: “title”`.',
        'Set `align: “end”` on numbers and money, and `nowrap` on dates and codes.',
        'Keep `state` in the address, so that search, order and page survive a visit to a detail.',
        'Pass `busy` while newer rows come: the old ones stay.',
        'Say in `error` what happened and what is safe.',
      ],
      bad: [
        'Do not hide actions until the pointer is over a row.',
        'Do not cut data with “…”; let it break.',
        'Do not put two facts into a cell, except a name and what it is.',
      ],
      spoken: [
        'The caption names the table and its order; the number of rows found is said politely.',
        'On phones, where rows are drawn as cards, it stays a table with rows and heads.',
      ],
      messages: ['table', 'pagination', 'searchField'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof DataTable<Permit>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

interface Notice {
  number: string;
  date: string;
  count: string;
  billing: string;
  total: string;
}

const notices: Notice[] = [
  ['001204', '24', '312', '620240924118302', '41.208.500'],
  ['001198', '23', '87', '620240923117754', '9.604.125'],
  ['001187', '20', '1.204', '620240920116011', '158.390.750'],
].map(([number, day, count = '', billing = '', total = '']) => ({
  number: `${number}/SPPBMCP-K/2024`,
  date: `${day}-09-2024`,
  ...{ count, billing, total },
}));

const noticeColumns: readonly TableColumn<Notice>[] = [
  {
    id: 'number',
    head: 'No. SPPBMCP kolektif',
    cell: (row) => <RowLink href="#/rincian">{row.number}</RowLink>,
    sortValue: (row) => row.number,
    card: 'title',
  },
  {
    id: 'date',
    head: 'Tanggal',
    cell: (row) => row.date,
    sortValue: (row) => row.date.split('-').reverse().join('-'),
    nowrap: true,
  },
  { id: 'count', head: 'Jumlah CN', cell: (row) => row.count, align: 'end' },
  { id: 'billing', head: 'Kode billing', cell: (row) => <Code>{row.billing}</Code> },
  { id: 'total', head: 'Total (Rp)', cell: (row) => row.total, align: 'end', nowrap: true },
];

/** Compact rows, numbers at the end, a row that is selected, named icons. */
const Notices = () => (
  <div data-density="compact">
    <DataTable
      caption="SPPBMCP kolektif"
      columns={noticeColumns}
      rows={notices}
      rowId={(row) => row.number}
      current="001198/SPPBMCP-K/2024"
      paged={false}
      defaultState={{ sort: { column: 'number', direction: 'descending' } }}
      actions={(row) => (
        <IconButton label={`Unduh ${row.number}`} icon={<Download size={16} aria-hidden />} size="small" />
      )}
    />
  </div>
);

const few = columns.filter(({ id }) => id === 'number' || id === 'status');

/** A whole list at 48 px, one at 36 with numbers, and one loading, one without hits, one that failed. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <DataTable
        {...args}
        current="GMS-0921/2024"
        filters={
          <Select
            label="Jenis izin"
            labelHidden
            size="small"
            options={[{ value: '', label: 'Semua jenis izin' }]}
          />
        }
        toolbarEnd={
          <SegmentedControl
            label="Kerapatan baris"
            options={[
              { value: 'comfortable', label: 'Lapang', icon: <Rows3 size={16} aria-hidden /> },
              { value: 'compact', label: 'Rapat', icon: <Rows4 size={16} aria-hidden /> },
            ]}
            value="comfortable"
            onChange={fn()}
          />
        }
      />
      <Notices />
      <div
        style={{
          display: 'grid',
          gap: 20,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
          alignItems: 'start',
        }}
      >
        <DataTable
          caption="Pengajuan, memuat"
          columns={few}
          rows={undefined}
          rowId={args.rowId}
          defaultState={{ size: 3 }}
        />
        <DataTable
          caption="Pengajuan, dicari"
          columns={few}
          rows={permits}
          rowId={args.rowId}
          defaultState={{ query: 'PLB' }}
        />
        <DataTable
          caption="Pengajuan, gagal"
          columns={few}
          rows={undefined}
          rowId={args.rowId}
          error="Koneksi terputus. Isian Anda tidak hilang."
          onRetry={fn()}
        />
      </div>
    </div>
  ),
};

export const Loading: Story = { args: { rows: undefined } };

export const Empty: Story = {
  args: {
    rows: [],
    empty: {
      heading: 'Belum ada pengajuan',
      text: 'Permohonan izin yang Anda buat akan tampil di sini.',
      action: (
        <ButtonLink href="#/baru" variant="primary">
          Tambah Pengajuan
        </ButtonLink>
      ),
    },
  },
};

/** PlainTable: a short list that is read as a whole, with less to load. */
export const Plain: Story = {
  render: () => (
    <PlainTable
      caption="SPPBMCP kolektif"
      columns={noticeColumns}
      rows={notices}
      rowId={(row) => row.number}
      actions={(row) => (
        <IconButton label={`Unduh ${row.number}`} icon={<Download size={16} aria-hidden />} size="small" />
      )}
    />
  ),
};

export const NothingFound: Story = { args: { defaultState: { query: 'PLB' } } };

export const FailedToLoad: Story = {
  args: { rows: undefined, error: 'Koneksi terputus. Isian Anda tidak hilang.', onRetry: fn() },
};

/** The old rows stay when newer ones could not be fetched. */
export const FailedToRefresh: Story = { args: { error: 'Koneksi terputus.', onRetry: fn() } };

export const SortsByKeyboard: Story = {
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Tanggal' });
    within(head).getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.keyboard(' ');
    await expect(head).toHaveAttribute('aria-sort', 'descending');
  },
};

export const SearchesWhileTyping: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Cari pengajuan' }), 'galang');
    await expect(canvas.getByRole('status')).toHaveTextContent('8 baris, halaman 1');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(8);
  },
};

/** On phones each row is a card, and still a row of a table for screen readers. */
export const CardsOnPhones: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const [row] = canvas.getAllByRole('row').filter((each) => within(each).queryByRole('rowheader'));
    await expect(row && getComputedStyle(row).display).toBe('grid');
    await expect(canvas.getByRole('combobox', { name: 'Urutkan' })).toBeVisible();
  },
};

/** A table that does not fit scrolls inside its box, and the box can be reached by the keyboard. */
export const WideTableScrollsInItsBox: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const box = canvas.getByRole('table').parentElement;
    await expect(box).toHaveAttribute('tabindex', '0');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
