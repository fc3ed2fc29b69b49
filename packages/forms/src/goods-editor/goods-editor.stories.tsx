import { goodsLineOf } from '@pabean/api/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { noAnswer, refusal } from '../testing/answers.ts';
import { GoodsRecord } from '../testing/goods-record.tsx';
import { manyGoods, packageTypes, storedGoods, units } from '../testing/ppftz-rows.ts';
import { GoodsEditor, type GoodsEditorProps } from './goods-editor.tsx';

const valueLabel = say('Nilai Barang', 'Value');
const save = say('Simpan', 'Save');

const meta = {
  title: 'Forms/GoodsEditor',
  component: GoodsEditor,
  render: (args) => <GoodsRecord {...args} />,
  parameters: {
    docs: { story: { inline: false } },
    anatomy: {
      parts: [
        'section button',
        '[data-pick] label',
        'tbody th',
        'tbody [data-cell="dutyRate"]',
        'tfoot tr',
        'section[data-sunken]',
      ],
    },
  },
  args: {
    rows: storedGoods,
    units,
    packageTypes,
    onAdd: fn<GoodsEditorProps['onAdd']>(async () => undefined),
    onChange: fn<GoodsEditorProps['onChange']>(async () => undefined),
    onDelete: fn<GoodsEditorProps['onDelete']>(async () => undefined),
    onTemplate: fn(),
  },
} satisfies Meta<typeof GoodsEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Four articles, one with a value so high that its columns are wide. */
export const Variants: Story = {
  args: {
    rows: storedGoods.map((row, index) =>
      index === 1 ? { ...row, ...goodsLineOf({ ...row, value: '4250000000' }) } : row,
    ),
  },
};

export const Empty: Story = { args: { rows: [] } };

/** An unusual rate of VAT causes a warning in the row and is accepted. */
export const AnotherRate: Story = {
  args: { rows: storedGoods.map((row, index) => (index === 0 ? { ...row, vatRate: '0', vat: '0' } : row)) },
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByRole('textbox', { name });
async function replace(name: string, text: string) {
  const input = await field(name);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

/** Duty and taxes update while value and rates are typed; unit and rates are taken from the last article. */
export const HalfTyped: Story = {
  play: async () => {
    await press(say('Tambah barang', 'Add goods'));
    await replace(valueLabel, '1.000.000');
    await replace(say('Tarif BM', 'Duty rate'), '7,5');
    const dialog = within(screen.getByRole('dialog'));
    const panel = within(dialog.getByRole('region', { name: say('Rincian pungutan', 'Duty and taxes') }));
    await expect(await panel.findByText('75.000')).toBeVisible();
    await expect(panel.getByText('11,0 % × 1.075.000')).toBeVisible();
    await expect(dialog.getByRole('combobox', { name: say('Jenis Satuan', 'Unit') })).toHaveValue('Set');
  },
};

export const NamesEveryMissingField: Story = {
  args: { rows: [] },
  play: async ({ args }) => {
    await press(say('Tambah barang', 'Add goods'));
    await press(save);
    const summary = within(
      await screen.findByRole('region', {
        name: say('Ada 8 isian yang perlu diperbaiki', 'Fields to correct: 8'),
      }),
    );
    for (const label of [
      say('Uraian Barang', 'Description'),
      say('Jumlah Satuan', 'Quantity'),
      valueLabel,
      say('Bruto', 'Gross weight'),
    ])
      await expect(summary.getByText(say(`Kolom ${label} belum diisi`, `${label} is empty`))).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** A refusal is shown at its field; the input is kept. */
export const RefusedByTheServer: Story = {
  args: {
    onChange: fn<GoodsEditorProps['onChange']>(() =>
      Promise.reject(
        refusal(say('Ditolak', 'Rejected'), {
          path: ['rows', 0, 'hsCode'],
          message: say('Kode HS tidak dikenal.', 'The HS code is unknown.'),
        }),
      ),
    ),
  },
  play: async () => {
    await press(say('Ubah Buku dan alat tulis', 'Change Buku dan alat tulis'));
    await replace(valueLabel, '2000000');
    await press(save);
    await screen.findByRole('link', { name: say('Kode HS tidak dikenal.', 'The HS code is unknown.') });
    await expect(await field(valueLabel)).toHaveValue('2.000.000');
  },
};

/** Another user changed the article meanwhile: both versions, field by field. */
export const ChangedElsewhere: Story = {
  args: {
    onChange: fn<GoodsEditorProps['onChange']>(([change]) =>
      change?.version === '1'
        ? Promise.reject(
            Object.assign(refusal(say('Sudah diubah.', 'It has been changed.')), { status: 412 }),
          )
        : Promise.resolve(),
    ),
    loadLatest: async () =>
      storedGoods.map((row) => ({ ...row, value: '1900000', unitType: 'PCE', version: '2' })),
  },
  play: async ({ args }) => {
    await press(say('Ubah Buku dan alat tulis', 'Change Buku dan alat tulis'));
    await replace(valueLabel, '2000000');
    await press(save);
    const question = within(
      await screen.findByRole('group', {
        name: new RegExp(say('^Data ini sudah diubah', '^This was changed')),
      }),
    );
    await expect(question.getByText('1.900.000')).toBeVisible();
    await expect(question.getByText('Piece')).toBeVisible();
    await press(say('Simpan pilihan ini', 'Save this choice'));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        [
          expect.objectContaining({
            id: 'g4',
            version: '2',
            row: expect.objectContaining({ value: '2000000', unitType: 'PCE' }),
          }),
        ],
        expect.anything(),
      ),
    );
  },
};

/** Edited in the table: duty and taxes update in the row, in the sums and in the panel. */
export const TypesInTheTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(say('^Nilai Barang Pakaian', '^Value of Pakaian')) }),
    );
    await replace(valueLabel, '3000000');
    await expect(await canvas.findByText('35,0 % × 3.000.000')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '15.625.000' })).toBeVisible();
  },
};

/** A returned record: changes since it was sent are marked. */
export const Returned: Story = {
  args: { rows: storedGoods.map((row, index) => ({ ...row, changed: index === 1 })) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('rowheader', {
        name: new RegExp(say('Sofa.*Diubah sejak dikirim', 'Sofa.*Changed since it was sent')),
      }),
    ).toBeVisible();
  },
};

/** Deleted and restored. */
export const TakesADeletionBack: Story = {
  play: async ({ args, canvas }) => {
    await press(say('Hapus Buku dan alat tulis', 'Delete Buku dan alat tulis'));
    await press(say('Hapus', 'Delete'));
    const undo = await canvas.findByRole('button', { name: say('Urungkan', 'Undo') });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.click(undo);
    await waitFor(() =>
      expect(args.onAdd).toHaveBeenCalledWith(
        [expect.objectContaining({ description: 'Buku dan alat tulis', value: '1875000' })],
        expect.anything(),
      ),
    );
    await expect(
      await canvas.findByText(
        say('1 baris dikembalikan di akhir daftar.', '1 row is back at the end of the list.'),
      ),
    ).toBeInTheDocument();
  },
};

/** Goods pasted from a spreadsheet: numbers in both notations, units by name, usual rates for empty cells. */
export const PastesGoods: Story = {
  args: { rows: [] },
  play: async ({ args, canvas }) => {
    await press(say('Tempel', 'Paste'));
    await userEvent.click(await screen.findByRole('textbox', { name: say('Baris', 'Lines') }));
    await userEvent.paste(
      'Meja\t2\tset\t1\tBox\t12,5\t11.5\tRp 1.500.000\t9403.60.90\t7,5\t\t\nKursi\t4\tPCE\t2\tBX\t8\t7,25\t2,500,000\t94016100\t20\t11\t2.5',
    );
    await press(say('Tambahkan', 'Add'));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledTimes(1));
    const [rows] = (args.onAdd as ReturnType<typeof fn>).mock.calls[0] as [object[]];
    await expect(rows).toEqual([
      expect.objectContaining({
        description: 'Meja',
        unitType: 'SET',
        packageType: 'BX',
        gross: '12.5',
        value: '1500000',
        hsCode: '94036090',
        dutyRate: '7.5',
        vatRate: '11',
        incomeTaxRate: '7.5',
      }),
      expect.objectContaining({ description: 'Kursi', net: '7.25', value: '2500000', incomeTaxRate: '2.5' }),
    ]);
    await expect(await canvas.findByText(say('2 baris ditambahkan.', '2 rows added.'))).toBeInTheDocument();
  },
};

/** The connection is lost: the text is kept. */
export const NoConnection: Story = {
  args: { rows: [], onAdd: fn<GoodsEditorProps['onAdd']>(() => Promise.reject(noAnswer())) },
  play: async () => {
    await press(say('Tempel', 'Paste'));
    const text = await screen.findByRole('textbox', { name: say('Baris', 'Lines') });
    await userEvent.click(text);
    await userEvent.paste('Meja,2,SET,1,BX,12.5,11.5,1500000,94036090,7.5,11,7.5');
    await press(say('Tambahkan', 'Add'));
    await screen.findByRole('group', {
      name: new RegExp(say('Server tidak dapat dihubungi', 'The server cannot be reached')),
    });
    await expect(text).toHaveValue('Meja,2,SET,1,BX,12.5,11.5,1500000,94036090,7.5,11,7.5');
  },
};

/** The maximum number of goods: only visible rows are rendered. */
export const Many: Story = {
  args: { rows: manyGoods(5000) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('rowheader', { name: say('Jumlah 5000 barang', 'Total of 5000 articles') }),
    ).toBeInTheDocument();
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(5));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: /^816.667/ })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Total of 4 articles' })).toBeVisible();
    await press('Add goods');
    await press('Save');
    await expect(await screen.findByText('Description is empty', { selector: 'a' })).toBeVisible();
  },
};
