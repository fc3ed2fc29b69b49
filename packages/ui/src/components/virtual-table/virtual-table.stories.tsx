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

const few = [
  { id: 'no_bl', head: say('Nomor B/L', 'B/L number'), note: 'no_bl', width: 150 },
  { id: 'tgl_bl', head: say('Tanggal B/L', 'B/L date'), note: 'tgl_bl', width: 130 },
];
const plain = few.map(({ id, head, width }) => ({ id, head, width }));
const isSecond = (index: number) => index === 1;
const isWrong = (index: number) => index === 1 || index === 3;
const why = () => say('Bukan tanggal. Tulis YYYY-MM-DD.', 'Not a date. Write YYYY-MM-DD.');

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
      anatomy: {
        of: 'Parts',
        parts: [
          [
            'Head',
            'thead th:nth-child(2)',
            'What the column holds. It stays in sight while rows are scrolled.',
          ],
          [
            'Name in the file',
            'thead th:nth-child(2) > span',
            'Helps people to find the column in their file. Leave it out where there is no file.',
          ],
          [
            'Number',
            'tbody th',
            'The number of the row, such as its line in the file. It stays in sight while columns are scrolled.',
          ],
          ['Marked row', 'tr[data-marked]', 'A row with something wrong in it.'],
          ['Note', 'tr[data-marked] > td:last-child > div', 'What is wrong in the marked row.'],
        ],
      },
      keyboard: [
        ['Tab', 'Goes to the scroll area, then to what can be pressed in the rows in sight'],
        ['Arrow keys, Page Up, Page Down', 'Scroll it'],
      ],
      pairs: [
        {
          good: {
            says: 'The head says how the column is called in the file.',
            shows: () => (
              <VirtualTable
                caption={say('Pratinjau dengan nama', 'Preview with names')}
                columns={few}
                rowCount={4}
                numberHead={say('Baris', 'Line')}
                numberOf={(index) => index + 2}
                cell={(index, column) =>
                  [`MAEU${24_581_000 + index}`, index === 1 ? '01/09/26' : '2026-09-01'][column]
                }
                style={{ minInlineSize: 0 }}
                height={130}
              />
            ),
          },
          bad: {
            says: 'People who correct the file must guess which column is meant.',
            shows: () => (
              <VirtualTable
                caption={say('Pratinjau tanpa nama', 'Preview without names')}
                columns={plain}
                rowCount={4}
                numberHead={say('Baris', 'Line')}
                numberOf={(index) => index + 2}
                cell={(index, column) =>
                  [`MAEU${24_581_000 + index}`, index === 1 ? '01/09/26' : '2026-09-01'][column]
                }
                style={{ minInlineSize: 0 }}
                height={130}
              />
            ),
          },
        },
        {
          good: {
            says: 'A marked row says what is wrong in it.',
            shows: () => (
              <VirtualTable
                caption={say('Pratinjau dengan sebab', 'Preview with the reason')}
                columns={few}
                isMarked={isSecond}
                noteOf={why}
                rowCount={4}
                numberHead={say('Baris', 'Line')}
                numberOf={(index) => index + 2}
                cell={(index, column) =>
                  [`MAEU${24_581_000 + index}`, index === 1 ? '01/09/26' : '2026-09-01'][column]
                }
                style={{ minInlineSize: 0 }}
                height={190}
              />
            ),
          },
          bad: {
            says: 'The mark alone does not help to correct the row.',
            shows: () => (
              <VirtualTable
                caption={say('Pratinjau tanpa sebab', 'Preview without the reason')}
                columns={few}
                isMarked={isSecond}
                rowCount={4}
                numberHead={say('Baris', 'Line')}
                numberOf={(index) => index + 2}
                cell={(index, column) =>
                  [`MAEU${24_581_000 + index}`, index === 1 ? '01/09/26' : '2026-09-01'][column]
                }
                style={{ minInlineSize: 0 }}
                height={190}
              />
            ),
          },
        },
      ],
      good: [
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
