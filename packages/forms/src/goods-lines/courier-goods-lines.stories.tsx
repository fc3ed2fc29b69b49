import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
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
    await expect(canvas.getByRole('row', { name: /Jumlah 2 barang/ })).toHaveTextContent('11,25 kg');
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
    await userEvent.click(screen.getByRole('button', { name: 'Tambah barang' }));
    await expect(await field(/^No\. Penerbangan/)).toHaveValue('GA-152');
    await expect(screen.getByRole('combobox', { name: 'Satuan Barang' })).toHaveValue('pasang');
    await userEvent.type(await field('Uraian Barang'), 'Kaus kaki');
    await userEvent.type(await field('Jumlah Barang'), '20');
    await userEvent.type(await field('Berat'), '1,5');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
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
    await userEvent.click(canvas.getByRole('button', { name: 'Tempel' }));
    await userEvent.click(await field('Baris'));
    await userEvent.paste(
      '126-1\tKabel\t\t\t10\tbuah\t4,2 kg\tATR 72\tIW-1\n126-2\tTas\tEiger\t\t1\tbuah\t0.8\tATR 72\tIW-1',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Tambahkan' }));
    await expect(await canvas.findByText('2 baris ditambahkan.')).toBeInTheDocument();
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
    await expect(canvas.getByRole('row', { name: /Sum of 2 articles/ })).toHaveTextContent('11,25 kg');
  },
};
