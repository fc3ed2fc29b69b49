import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { named, warehouses } from './select.examples.tsx';
import { Select } from './select.tsx';

const options = [
  { value: '1', label: 'Pembongkaran di luar Kawasan Pabean' },
  { value: '2', label: 'Pemuatan di luar Kawasan Pabean' },
  { value: '3', label: 'Pembatalan dokumen pabean', disabled: true },
];
const units = [say('Karton', 'Carton'), say('Karung', 'Sack'), 'Drum'].map(named);
const orders = [say('Terbaru dulu', 'Newest first'), say('Terlama dulu', 'Oldest first')].map(named);
const densities = [say('Baris lapang', 'Roomy rows'), say('Baris rapat', 'Compact rows')].map(named);

const meta = {
  title: 'Components/Inputs/Select',
  component: Select,
  args: { label: say('Jenis izin', 'Permit type'), options, onChange: fn() },
  parameters: {
    anatomy: { of: 'Parts', parts: ['label', '[id$="-hint"]::text', 'select', 'span > svg'] },
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With a hint and a placeholder. */
export const Parts: Story = {
  args: {
    placeholder: say('Pilih jenis izin', 'Choose a permit type'),
    hint: say('Sesuai surat permohonan.', 'As in the letter of application.'),
  },
};

/** Every state. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <Select label={say('Jenis izin', 'Permit type')} options={options} />
      <Select
        label={say('Gudang', 'Warehouse')}
        placeholder={say('Pilih gudang', 'Choose a warehouse')}
        options={warehouses}
        error={say('Kolom Gudang belum diisi', 'Warehouse is empty')}
      />
      <Select
        label={say('Satuan', 'Unit')}
        options={units}
        optional
        hint={say('Satuan dari uraian barang.', 'The unit of the description of the goods.')}
      />
      <Select label={say('Urutan', 'Order')} options={orders} size="small" width="half" />
      <Select label={say('Kerapatan', 'Density')} labelHidden options={densities} size="small" />
      <Select
        label={say('Pelabuhan', 'Port')}
        placeholder={say('Pilih pelabuhan', 'Choose a port')}
        options={[]}
        disabled
        hint={say('Pilih negara lebih dulu.', 'Choose a country first.')}
      />
    </div>
  ),
};

export const ChosenByTheKeyboard: Story = {
  args: { placeholder: say('Pilih jenis izin', 'Choose a permit type') },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    const select = canvas.getByRole('combobox', { name: say('Jenis izin', 'Permit type') });
    await expect(select).toHaveFocus();
    await userEvent.selectOptions(select, 'Pemuatan di luar Kawasan Pabean');
    await expect(select).toHaveValue('2');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
