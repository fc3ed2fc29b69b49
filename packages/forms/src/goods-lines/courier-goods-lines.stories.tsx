import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { say } from '../../../ui/src/testing/say.ts';
import { HeldLines } from '../testing/lines-in-form.tsx';
import { courierGoods, transitUnits } from '../testing/transit-rows.ts';
import { CourierGoodsLines, type CourierGoodsLinesProps } from './courier-goods-lines.tsx';

const meta = {
  title: 'Forms/CourierGoodsLines',
  component: CourierGoodsLines,
  render: (args) => <HeldLines {...args}>{(held) => <CourierGoodsLines {...args} {...held} />}</HeldLines>,
  decorators: [(Story) => <div style={{ maxInlineSize: 720 }}>{Story()}</div>],
  parameters: {
    docs: { story: { inline: false } },
    anatomy: {
      parts: ['section button', 'tbody tr', 'tbody [data-actions]', 'tfoot tr', 'section > div:last-of-type'],
    },
  },
  args: {
    id: 'goods',
    value: courierGoods,
    onValueChange: fn<CourierGoodsLinesProps['onValueChange']>(),
    units: transitUnits,
    onTemplate: fn(),
  },
} satisfies Meta<typeof CourierGoodsLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Two articles. */
export const Variants: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: new RegExp(say('Jumlah 2 barang', 'Total of 2 articles')) }),
    ).toHaveTextContent('11,25 kg');
  },
};

export const Empty: Story = { args: { value: [] } };

export const Narrow: Story = {
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
};

const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

/** The next line starts with unit, aircraft and flight of the last one. */
export const BeginsAsTheLastOne: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: say('Tambah barang', 'Add goods') }));
    await expect(await field(new RegExp(say('^No\\. Penerbangan', '^Flight number')))).toHaveValue('GA-152');
    await expect(screen.getByRole('combobox', { name: say('Satuan Barang', 'Unit') })).toHaveValue('pasang');
    await userEvent.type(await field(say('Uraian Barang', 'Description')), 'Kaus kaki');
    await userEvent.type(await field(say('Jumlah Barang', 'Quantity')), '20');
    await userEvent.type(await field(say('Berat', 'Weight')), '1,5');
    await userEvent.click(screen.getByRole('button', { name: say('Simpan', 'Save') }));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenCalledWith([
        ...courierGoods,
        expect.objectContaining({ description: 'Kaus kaki', weight: '1.5', unit: 'PR', flight: 'GA-152' }),
      ]),
    );
  },
};

/** A courier's spreadsheet: nine columns. */
export const PastesLines: Story = {
  args: { value: [] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: say('Tempel', 'Paste') }));
    await userEvent.click(await field(say('Baris', 'Lines')));
    await userEvent.paste(
      '126-1\tKabel\t\t\t10\tbuah\t4,2 kg\tATR 72\tIW-1\n126-2\tTas\tEiger\t\t1\tbuah\t0.8\tATR 72\tIW-1',
    );
    await userEvent.click(screen.getByRole('button', { name: say('Tambahkan', 'Add') }));
    await expect(await canvas.findByText(say('2 baris ditambahkan.', '2 rows added.'))).toBeInTheDocument();
    await expect(args.onValueChange).toHaveBeenCalledWith([
      expect.objectContaining({ waybill: '126-1', weight: '4.2', flight: 'IW-1' }),
      expect.objectContaining({ waybill: '126-2', weight: '0.8', brand: 'Eiger' }),
    ]);
  },
};

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Flight number' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /Total of 2 articles/ })).toHaveTextContent('11,25 kg');
  },
};
