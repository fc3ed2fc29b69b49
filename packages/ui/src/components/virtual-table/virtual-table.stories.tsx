import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { few, isSecond } from './virtual-table.examples.tsx';
import { VirtualTable } from './virtual-table.tsx';

const columns = [
  { id: 'no_bl', head: say('Nomor B/L', 'B/L number'), note: 'no_bl', width: 180 },
  { id: 'tgl_bl', head: say('Tanggal B/L', 'B/L date'), note: 'tgl_bl', width: 130 },
  { id: 'consignee', head: say('Penerima', 'Consignee'), note: 'consignee', width: 220 },
  { id: 'brutto', head: say('Berat kotor', 'Gross weight'), note: 'brutto', width: 130, align: 'end' },
] as const;
const isWrong = (index: number) => index === 1 || index === 3;

const meta = {
  title: 'Components/Navigation and data/VirtualTable',
  component: VirtualTable,
  args: {
    caption: say('Pratinjau laporan.csv', 'Preview of laporan.csv'),
    columns,
    rowCount: 31_000,
    numberHead: say('Baris', 'Line'),
    numberOf: (index) => index + 2,
    cell: (index, column) =>
      [`MAEU${24_581_000 + index}`, '2026-09-01', 'PT Contoh Logistik', '1850,50'][column],
    height: 300,
  },
  parameters: {
    anatomy: {
      of: 'Parts',
      parts: [
        'thead th:nth-child(2)',
        'thead th:nth-child(2) > span',
        'tbody th',
        'tr[data-marked]',
        'tr[data-marked] > td:last-child > div',
      ],
    },
  },
} satisfies Meta<typeof VirtualTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Plain, with invalid rows and one that is being edited, and without rows. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <VirtualTable {...args} height={200} />
      <VirtualTable
        {...args}
        height={260}
        current={3}
        cell={(index, column) => (column === 1 && isWrong(index) ? '01/09/26' : args.cell(index, column))}
        isMarked={isWrong}
        noteOf={() =>
          say('Tanggal B/L: Bukan tanggal. Tulis YYYY-MM-DD.', 'B/L date: not a date. Write YYYY-MM-DD.')
        }
      />
      <VirtualTable {...args} rowCount={0} />
    </div>
  ),
};

export const IsScrolledByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('table').parentElement).toHaveFocus();
  },
};

/** A few rows of one column, one of them invalid. */
export const Parts: Story = {
  args: {
    height: 240,
    rowCount: 4,
    columns: few.slice(0, 1),
    cell: (index) => (isSecond(index) ? 'MAEU2458' : `MAEU${24_581_000 + index}`),
    isMarked: isSecond,
    noteOf: () => say('Harus 12 karakter.', 'Must have 12 characters.'),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 260, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
};
