import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { columns, fileOf, schema } from './csv-workbench.examples.tsx';
import { CsvWorkbench } from './csv-workbench.tsx';

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
const few = fileOf(6, 3);

const meta = {
  title: 'Forms/CsvWorkbench',
  component: CsvWorkbench,
  args: { schema, columns, file: fileOf(40), onTable: fn(), onDownload: fn() },
  parameters: {
    anatomy: {
      of: 'Parts',
      parts: [
        '[data-tone]',
        'section [role="group"]',
        'section [role="group"] + div',
        'label:has([role="switch"])',
        'tr[data-marked] > th',
        'div:has(> table)',
      ],
    },
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
    await userEvent.click(
      await canvas.findByRole('button', {
        name: new RegExp(say('^Baca semua sebagai dd/MM/yyyy', '^Read all as dd/MM/yyyy')),
      }),
    );
    await userEvent.click(
      await canvas.findByRole('button', {
        name: new RegExp(say('^Hapus titik ribuan', '^Remove points between thousands')),
      }),
    );
    await expect(
      await canvas.findByText(say('4 baris siap dikirim', '4 lines are ready to be sent')),
    ).toBeVisible();
    await expect(canvas.getByText(say('Peringatan 1 dari 2', 'Warning 1 of 2'))).toBeVisible();
    await expect(args.onTable).toHaveBeenLastCalledWith(
      expect.objectContaining({ wrongLines: 0, oddLines: 2, warnings: 2, isFixed: true }),
    );
  },
};

/** More lines than the usual limit of 20,000: `maxLines` raises it. */
export const ManyLines: Story = { args: { file: fileOf(31_000), maxLines: 31_000 } };

/** An empty file. */
export const Empty: Story = { args: { file: new File([], 'kosong.csv') } };

/** Commas instead of semicolons. */
export const WrongSeparator: Story = {
  args: { file: commas },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      new RegExp(say('dipisah dengan koma', 'separated by commas')),
    );
  },
};
