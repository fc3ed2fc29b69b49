import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { VirtualTable } from './virtual-table.tsx';

const columns = [
  { id: 'no_bl', head: say('Nomor B/L', 'B/L number'), note: 'no_bl', width: 180 },
  { id: 'tgl_bl', head: say('Tanggal B/L', 'B/L date'), note: 'tgl_bl', width: 130 },
  { id: 'consignee', head: say('Penerima', 'Consignee'), note: 'consignee', width: 220 },
  { id: 'brutto', head: say('Berat kotor', 'Gross weight'), note: 'brutto', width: 130, align: 'end' },
] as const;

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
    guide: {
      purpose: 'Many rows of many columns in a scroll area of their own, such as the lines of a CSV.',
      instead: [
        'For lists that people search, sort and page, use DataTable.',
        'For a few rows that are printed, use PlainTable.',
      ],
      keyboard: [
        ['Tab', 'Goes to the scroll area, then to what can be pressed in the rows in sight'],
        ['Arrow keys, Page Up, Page Down', 'Scroll it'],
      ],
      good: [
        'Give columns the names that they have in the file as `note`, so that people find them there.',
        'Mark a row with `isMarked`, and say under it what is wrong, with `noteOf`.',
        'Give `cell`, `numberOf` and `noteOf` as the same functions while the data is the same: rows that stay are not drawn again then.',
        'Bring the row where somebody works into sight with `current` and `currentColumn`.',
      ],
      bad: ['Do not use it for a list that has a page of its own: DataTable can be searched and printed.'],
      spoken: ['It says how many rows and columns there are in all, though few are drawn.'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof VirtualTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Plain, with wrong rows and one where somebody works, and without rows. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <VirtualTable {...args} height={200} />
      <VirtualTable
        {...args}
        height={260}
        current={3}
        isMarked={(index) => index === 1 || index === 3}
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
