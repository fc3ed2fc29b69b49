import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rows3, Rows4, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { StatusBadge } from '../../domain/status-badge/index.ts';
import { ButtonLink, IconButton } from '../button/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Select } from '../select/index.ts';
import type { TableColumn } from './column.ts';
import { DataTable } from './data-table.tsx';
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
} satisfies Meta<typeof DataTable<Permit>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The list of applications: toolbar, sorted, a row selected. The one visual snapshot. */
export const Variants: Story = {
  args: {
    defaultState: { sort: { column: 'date', direction: 'descending' } },
    current: 'GMS-0921/2024',
    filters: (
      <Select
        label="Jenis izin"
        labelHidden
        size="small"
        options={[{ value: '', label: 'Semua jenis izin' }]}
      />
    ),
    toolbarEnd: (
      <SegmentedControl
        label="Kerapatan baris"
        options={[
          { value: 'comfortable', label: 'Lapang', icon: <Rows3 size={16} aria-hidden /> },
          { value: 'compact', label: 'Rapat', icon: <Rows4 size={16} aria-hidden /> },
        ]}
        value="comfortable"
        onChange={fn()}
      />
    ),
  },
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
