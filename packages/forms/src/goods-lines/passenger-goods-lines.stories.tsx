import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { fieldsRefused, refusal } from '../testing/answers.ts';
import { GoodsForm, HeldLines } from '../testing/lines-in-form.tsx';
import { memoryDrafts } from '../testing/memory-drafts.ts';
import { passengerGoods, transitUnits } from '../testing/transit-rows.ts';
import { PassengerGoodsLines, type PassengerGoodsLinesProps } from './passenger-goods-lines.tsx';

const unitLabel = say('Satuan Barang', 'Unit');
const addGoods = say('Tambah barang', 'Add goods');
const descriptionLabel = say('Uraian Barang', 'Description');
const countLabel = say('Jumlah Barang', 'Quantity');
const priceLabel = say('Harga', 'Price');
const save = say('Simpan', 'Save');
const noGoods = say('Barang Masih Kosong', 'There are no goods yet');
const paste = say('Tempel', 'Paste');
const send = say('Kirim', 'Send');
const serialNumber = new RegExp(say('^No\\. Seri', '^Serial number'));
const sumOfTwo = new RegExp(say('Jumlah 2 barang', 'Total of 2 articles'));
const tooMany = say(
  'Jumlah Barang melebihi batas bawaan penumpang.',
  'The number of goods is above the limit for passengers.',
);
const implausible = say('Harga barang ini tidak wajar.', 'The price of this article is not plausible.');

const meta = {
  title: 'Forms/PassengerGoodsLines',
  component: PassengerGoodsLines,
  render: (args) => <HeldLines {...args}>{(held) => <PassengerGoodsLines {...args} {...held} />}</HeldLines>,
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
  parameters: {
    docs: { story: { inline: false } },
    anatomy: {
      parts: [
        'section > div:nth-of-type(1) button',
        'tbody tr',
        'tbody td:last-child > span',
        'tfoot tr',
        'section > div:nth-of-type(3)',
      ],
    },
  },
  args: {
    id: 'goods',
    value: passengerGoods,
    onValueChange: fn<PassengerGoodsLinesProps['onValueChange']>(),
    units: transitUnits,
    onTemplate: fn(),
  },
} satisfies Meta<typeof PassengerGoodsLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Three articles. */
export const Variants: Story = {};

/** No articles yet. */
export const Empty: Story = {
  args: { value: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(new RegExp(say('^Belum ada barang\\.', '^No goods yet\\.')))).toBeVisible();
  },
};

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
async function choose(unit: string) {
  await userEvent.type(await screen.findByRole('combobox', { name: unitLabel }), unit);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(unit) }));
}

/** A line is added; the next one starts with its unit. */
export const AddsAndGoesOn: Story = {
  args: { value: [] },
  play: async ({ args }) => {
    await press(addGoods);
    await userEvent.type(await field(descriptionLabel), 'Drone');
    await userEvent.type(await field(countLabel), '1');
    await choose('buah');
    await userEvent.type(await field(priceLabel), '12.500.000');
    await press(say('Simpan dan tambah lagi', 'Save and add another'));
    await waitFor(async () => expect(await field(descriptionLabel)).toHaveFocus());
    await expect(await field(descriptionLabel)).toHaveValue('');
    await expect(screen.getByRole('combobox', { name: unitLabel })).toHaveValue('buah');
    await userEvent.type(await field(descriptionLabel), 'Baterai drone');
    await userEvent.type(await field(countLabel), '4');
    await userEvent.type(await field(priceLabel), '6000000');
    await press(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByRole('button', { name: addGoods })).toHaveFocus();
    await expect(screen.getByRole('row', { name: sumOfTwo })).toHaveTextContent('18.500.000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      expect.objectContaining({ description: 'Drone', count: '1', unit: 'H87', price: '12500000' }),
      expect.objectContaining({ description: 'Baterai drone', count: '4', unit: 'H87', price: '6000000' }),
    ]);
  },
};

export const NamesEveryMissingField: Story = {
  args: { value: [] },
  play: async ({ args }) => {
    await press(addGoods);
    await press(save);
    const summary = within(
      await screen.findByRole('region', {
        name: say('Ada 4 isian yang perlu diperbaiki', 'Fields to correct: 4'),
      }),
    );
    for (const label of [descriptionLabel, countLabel, priceLabel])
      await expect(summary.getByText(say(`Kolom ${label} belum diisi`, `${label} is empty`))).toBeVisible();
    await expect(
      summary.getByText(say('Pilih Satuan Barang dari daftar.', 'Choose Unit from the list.')),
    ).toBeVisible();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** An edit changes only the fields that were filled in: an emptied one keeps its value. */
export const KeepsWhatIsEmptied: Story = {
  play: async ({ args }) => {
    await press(say('Ubah Kamera video profesional', 'Change Kamera video profesional'));
    await expect(
      await screen.findByText(
        new RegExp(say('^Isian yang Anda kosongkan tetap', '^A field that you empty keeps')),
      ),
    ).toBeVisible();
    await userEvent.clear(await field(serialNumber));
    await userEvent.clear(await field(countLabel));
    await userEvent.clear(await field(new RegExp(say('^Tipe/Merek', '^Type/brand'))));
    await userEvent.type(await field(new RegExp(say('^Tipe/Merek', '^Type/brand'))), 'Sony PXW-Z280');
    await press(save);
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenCalledWith([
        { ...passengerGoods[0], brand: 'Sony PXW-Z280' },
        ...passengerGoods.slice(1),
      ]),
    );
    await expect(
      screen.getByRole('button', {
        name: say('Ubah Kamera video profesional', 'Change Kamera video profesional'),
      }),
    ).toHaveFocus();
  },
};

/** A deleted line is restored in its place; the focus moves to where the user continues. */
export const TakesADeletionBack: Story = {
  play: async ({ args, canvas }) => {
    await press(say('Hapus Tripod karbon', 'Delete Tripod karbon'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([passengerGoods[0], passengerGoods[2]]);
    const undo = canvas.getByRole('button', { name: say('Urungkan', 'Undo') });
    await expect(undo).toHaveFocus();
    await expect(undo).toHaveAccessibleDescription(
      say('Tripod karbon dihapus.', 'Tripod karbon was deleted.'),
    );
    await expect(canvas.getByRole('row', { name: sumOfTwo })).toHaveTextContent('111.150.000');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(passengerGoods);
    await expect(
      canvas.getByRole('button', { name: say('Ubah Tripod karbon', 'Change Tripod karbon') }),
    ).toHaveFocus();
  },
};

/** A copy has all values except the serial number, which must be unique. */
export const Copies: Story = {
  play: async ({ args }) => {
    await press(say('Gandakan Kamera video profesional', 'Duplicate Kamera video profesional'));
    await expect(await field(descriptionLabel)).toHaveValue('Kamera video profesional');
    await expect(await field(serialNumber)).toHaveValue('');
    await userEvent.type(await field(serialNumber), '4012774');
    await press(save);
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenCalledWith([
        ...passengerGoods,
        { ...passengerGoods[0], serialNumber: '4012774' },
      ]),
    );
  },
};

/** The error is shown at the list and describes the add button. */
export const StillEmpty: Story = {
  args: { value: [], error: noGoods },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(noGoods)).toBeVisible();
    await expect(canvas.getByRole('button', { name: addGoods })).toHaveAccessibleDescription(noGoods);
  },
};

/** An error of a line is shown below it with a link to its field, until the line changes. */
export const RefusedLines: Story = {
  args: {
    rowErrors: [
      { row: 1, field: 'count', message: tooMany },
      { row: 1, field: 'brand', message: say('Tipe/Merek tidak dikenali.', 'Type/Brand is not known.') },
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: tooMany }));
    const count = await field(countLabel);
    await waitFor(() => expect(count).toHaveFocus());
    await expect(count).toBeInvalid();
    await userEvent.clear(count);
    await userEvent.type(count, '1');
    await press(save);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByText(tooMany)).toBeNull();
  },
};

/** In a narrow place: cards, each with its values, and the sum. */
export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
  },
};

/** Lines of a spreadsheet: units by name or code, numbers in both notations. */
export const PastesLines: Story = {
  args: { value: [] },
  play: async ({ args, canvas }) => {
    await press(paste);
    await userEvent.click(await field(say('Baris', 'Lines')));
    await userEvent.paste(
      'Uraian\tMerek\tSeri\tJumlah\tSatuan\tHarga\nLampu\tAputure\t\t2\tset\t24.750.000\nKabel\t\t\t1,5\tC62\t150000',
    );
    await press(say('Tambahkan', 'Add'));
    await expect(await canvas.findByText(say('2 baris ditambahkan.', '2 rows added.'))).toBeInTheDocument();
    await expect(args.onValueChange).toHaveBeenCalledWith([
      expect.objectContaining({ description: 'Lampu', unit: 'SET', price: '24750000' }),
      expect.objectContaining({ description: 'Kabel', count: '1.5', unit: 'C62' }),
    ]);
  },
};

/** Each bad line shows its error, and none is added. */
export const ListsBadLines: Story = {
  play: async ({ args }) => {
    await press(paste);
    await userEvent.click(await field(say('Baris', 'Lines')));
    await userEvent.paste('Lampu,,,dua,set,100\nKabel,,,1,meter,\nTas,,,1,buah,50000');
    await press(say('Tambahkan', 'Add'));
    const region = await screen.findByRole('region', {
      name: new RegExp(say('^2 baris perlu', '^2 lines need')),
    });
    await expect(region).toHaveTextContent(
      say('Jumlah Barang harus berisi angka.', 'Quantity must be a number.'),
    );
    await expect(region).toHaveTextContent(
      say('Pilih Satuan Barang dari daftar.', 'Choose Unit from the list.'),
    );
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await press(say('Tambahkan 1 baris yang benar', 'Add the 1 right line'));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenCalledWith([
        ...passengerGoods,
        expect.objectContaining({ description: 'Tas' }),
      ]),
    );
  },
};

/** The column headings and an example line. */
export const GivesATemplate: Story = {
  play: async ({ args }) => {
    await press(say('Templat', 'Template'));
    await expect(args.onTemplate).toHaveBeenCalledWith(
      say(
        'Uraian Barang,Tipe/Merek,No. Seri,Jumlah Barang,Satuan Barang,Harga,Keterangan\r\nKamera video,Sony PXW-Z190,4012773,2,buah,86400000,Dibawa kembali\r\n',
        'Description,Type/brand,Serial number,Quantity,Unit,Price,Remarks\r\nVideo camera,Sony PXW-Z190,4012773,2,buah,86400000,Goes back\r\n',
      ),
    );
  },
};

const many = Array.from({ length: 200 }, (_, index) => ({
  ...(passengerGoods[index % 3] as (typeof passengerGoods)[number]),
  serialNumber: String(index + 1),
}));

/** The maximum of one request: nothing can be added, and the reason is shown below. */
export const Full: Story = {
  args: { value: many },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: addGoods })).toBeDisabled();
    await expect(
      canvas.getByText(say('isian tidak boleh lebih dari 200', 'no more than 200 rows')),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: paste })).toBeNull();
  },
};

/** The last possible line: the focus stays in the list. */
export const FillsUp: Story = {
  args: { value: many.slice(0, 199) },
  play: async ({ canvas }) => {
    await press(addGoods);
    await expect(
      screen.queryByRole('button', { name: say('Simpan dan tambah lagi', 'Save and add another') }),
    ).toBeNull();
    await userEvent.type(await field(descriptionLabel), 'Tas');
    await userEvent.type(await field(countLabel), '1');
    await userEvent.type(await field(priceLabel), '50000');
    await press(save);
    await waitFor(() => expect(canvas.getByRole('region', { name: say('Barang', 'Goods') })).toHaveFocus());
  },
};

const { store } = memoryDrafts({
  'passenger-goods/transit': {
    version: 1,
    savedAt: '2026-03-02T01:00:00Z',
    values: { ...passengerGoods[0], price: '' },
  },
});

/** A draft of a line is restored. */
export const DraftRestored: Story = {
  args: { value: [], draft: { store, record: 'transit' } },
  play: async () => {
    await press(addGoods);
    await press(say('Pulihkan draf', 'Restore draft'));
    await expect(await field(descriptionLabel)).toHaveValue('Kamera video profesional');
    await expect(screen.getByRole('combobox', { name: unitLabel })).toHaveValue('buah');
  },
};

const onSend = fn();

// The form around the list uses internal parts that are not exported.
const parameters = { docs: { canvas: { sourceState: 'none' } } };

/** Inside a form: the dialog has its own form, which does not submit the outer one. */
export const InAForm: Story = {
  parameters,
  render: () => <GoodsForm onSend={onSend} />,
  play: async ({ canvas }) => {
    await userEvent.type(await field(say('Nama', 'Name')), 'Bima');
    await press(send);
    await userEvent.click(await canvas.findByRole('link', { name: noGoods }));
    const add = canvas.getByRole('button', { name: addGoods });
    await expect(add).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await field(descriptionLabel), 'Drone');
    await userEvent.type(await field(countLabel), '1');
    await choose('buah');
    await userEvent.type(await field(priceLabel), '12500000{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(onSend).not.toHaveBeenCalled();
    await expect(canvas.queryByText(noGoods, { selector: 'p *' })).toBeNull();
    await press(send);
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
  },
};

const refuse = fn(() =>
  Promise.reject(
    refusal(fieldsRefused, {
      path: ['goods', 2, 'price'],
      message: implausible,
    }),
  ),
);

/** A server error of a line is a link to it; from there one key press leads to its field. */
export const RefusedInAForm: Story = {
  parameters,
  render: () => <GoodsForm goods={passengerGoods} onSend={refuse} />,
  play: async ({ canvas }) => {
    await userEvent.type(await field(say('Nama', 'Name')), 'Bima');
    await press(send);
    await userEvent.click(await canvas.findByRole('link', { name: implausible }));
    await expect(canvas.getByRole('button', { name: implausible })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await field(priceLabel)).toHaveFocus());
  },
};

/** In English; data stays as entered. */
export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Serial number' })).toBeVisible();
    await press('Add goods');
    await press('Save');
    await expect(await screen.findByRole('region', { name: 'Fields to correct: 3' })).toBeVisible();
  },
};
