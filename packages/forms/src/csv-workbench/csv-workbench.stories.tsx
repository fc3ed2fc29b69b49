import type { CsvSchema } from '@pabean/api/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { CsvWorkbench } from './csv-workbench.tsx';

const schema: CsvSchema = {
  columns: [
    { name: 'nomor', kind: 'text', required: true, max: 20, example: 'A-001' },
    { name: 'tanggal', kind: 'date', required: true, max: 10, example: '2026-09-01' },
    { name: 'berat', kind: 'decimal', max: 2, example: '12,50' },
    { name: 'catatan', kind: 'text', max: 100, example: '' },
  ],
  periodColumns: ['tanggal'],
};

const heads = {
  nomor: say('Nomor', 'Number'),
  tanggal: say('Tanggal', 'Date'),
  berat: say('Berat', 'Weight'),
  catatan: say('Catatan', 'Notes'),
};

const fileOf = (count: number, wrongEvery = Number.POSITIVE_INFINITY) => {
  const lines = Array.from({ length: count }, (_, index) =>
    index % wrongEvery === wrongEvery - 1
      ? `A-${index};kemarin;${index};`
      : `A-${index};2026-09-01;${index},5;Catatan ke-${index}`,
  );
  return new File([`nomor;tanggal;berat;catatan\r\n${lines.join('\r\n')}\r\n`], 'barang.csv');
};

const mistakes = fileOf(40, 4);
const commas = new File(['nomor,tanggal\n1,2\n'], 'koma.csv');

/** As a foreign spreadsheet writes it: two-digit years, a number in scientific notation, points as thousands separators. */
const foreign = new File(
  [
    'sep=;\r\nnomor;tanggal;berat;catatan;;\r\n',
    ...['A-1;13/09/26;1.850,50;', 'A-2;14/09/26;12,5;', '2,45811E+08;2026-09-15;7;', 'A-4;2026-11-01;7;'].map(
      (line) => `${line};;\r\n`,
    ),
  ],
  'lembar.csv',
);
const september = { from: '2026-09-01', until: '2026-09-30' };

const columns = { heads };
const few = fileOf(6, 3);
const twoLines = fileOf(2);
const nothing = () => undefined;

const meta = {
  title: 'Forms/CsvWorkbench',
  component: CsvWorkbench,
  args: { schema, columns, file: fileOf(40), onTable: fn(), onDownload: fn() },
  parameters: {
    guide: {
      purpose:
        'Reads a CSV of any office with a layout given as data: checks each cell, shows all lines, and goes through what is wrong, to be fixed in place.',
      instead: ['For reports of this office, use ReportUpload, which has it built in.'],
      anatomy: {
        of: 'Parts',
        parts: [
          [
            'Result',
            '[data-tone]',
            'How many lines cannot be used yet, and the list of mistakes to take along; or that all are right.',
          ],
          [
            'Kinds of mistakes',
            'section [role="group"]',
            'Each with its number; one is chosen to walk through it alone.',
          ],
          [
            'Mistake',
            'section [role="group"] + div',
            'What is wrong with one cell, and a field to fix it in place. Left out, as are the kinds, where nothing is wrong.',
          ],
          [
            'Filter',
            'label:has([role="switch"])',
            'Leaves only the lines with mistakes. Left out where there are none.',
          ],
          ['Marked line', 'tr[data-marked] > th', 'Says in its own place what is wrong with it.'],
          ['Lines', 'div:has(> table)', 'All lines of the file; only those in sight are in the page.'],
        ],
      },
      keyboard: [
        [
          'Tab',
          'Goes to the kinds of mistakes, the field of the first one, and the scroll area of the lines',
        ],
        ['Enter in the field', 'Fixes the cell and goes to the next mistake'],
      ],
      pairs: [
        {
          good: {
            says: 'Heads in the words of the office; the name in the file stands below.',
            shows: () => (
              <CsvWorkbench
                schema={schema}
                columns={columns}
                file={twoLines}
                onTable={nothing}
                onDownload={nothing}
              />
            ),
          },
          bad: {
            says: 'Names of the file alone: people compare them with the layout to understand them.',
            shows: () => (
              <CsvWorkbench schema={schema} file={twoLines} onTable={nothing} onDownload={nothing} />
            ),
          },
        },
      ],
      good: [
        'Give the same layout to the server: `readCell` and `checkLine` of the rules run there, too.',
        'Give the layout and the words of its columns as the same objects on every render.',
        'Wait for `onTable` with no wrong lines before the table is used; ask before one with `warnings` is.',
      ],
      bad: ['Do not read the file again afterwards: `write()` has what was fixed.'],
      spoken: ['Reading, refusals and each fix are announced.'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof CsvWorkbench>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every fourth line has an invalid date; separators are commas instead of semicolons. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <CsvWorkbench {...args} file={mistakes} />
      <CsvWorkbench {...args} file={commas} />
    </div>
  ),
};

/** Two of six lines have an invalid date. */
export const Parts: Story = {
  args: { file: few },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch')).toBeVisible();
  },
};

/** Errors beside warnings; a whole column is reinterpreted. */
export const Warnings: Story = {
  args: { file: foreign, period: september },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Baca semua sebagai dd\/MM\/yyyy/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Hapus titik ribuan/ }));
    await expect(await canvas.findByText('4 baris siap dikirim')).toBeVisible();
    await expect(canvas.getByText('Peringatan 1 dari 2')).toBeVisible();
    await expect(args.onTable).toHaveBeenLastCalledWith(
      expect.objectContaining({ wrongLines: 0, oddLines: 2, warnings: 2, isFixed: true }),
    );
  },
};

/** The maximum number of lines. */
export const ManyLines: Story = { args: { file: fileOf(31_000), maxLines: 31_000 } };

/** An empty file. */
export const Empty: Story = { args: { file: new File([], 'kosong.csv') } };

/** Commas instead of semicolons. */
export const WrongSeparator: Story = {
  args: { file: commas },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/dipisah dengan koma/);
  },
};
