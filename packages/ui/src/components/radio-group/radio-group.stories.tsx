import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { RadioGroup } from './radio-group.tsx';

const documents = ['PPFTZ-01', 'PPFTZ-02', 'PPFTZ-03', 'PIB', 'PEB'].map((label) => ({
  value: label,
  label,
}));
const routes = [
  { value: '1', label: 'Melalui Kawasan Bebas', hint: 'Barang Bawaan Penumpang' },
  { value: '2', label: 'Langsung', hint: 'Barang kiriman' },
];

const meta = {
  title: 'Komponen/RadioGroup',
  component: RadioGroup,
  args: { label: 'Jenis Dokumen', options: documents, onChange: fn() },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every state; the one visual snapshot. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 560 }}>
      <RadioGroup label="Jenis Dokumen" options={documents} defaultValue="PIB" />
      <RadioGroup
        label="Jenis Dokumen"
        hint="Dokumen yang dibatalkan."
        options={documents}
        error="Kolom Jenis Dokumen belum diisi"
      />
      <RadioGroup label="Jalur" options={routes} columns={2} defaultValue="1" />
      <RadioGroup
        label="Moda"
        columns={2}
        options={[
          { value: '1', label: 'Laut' },
          { value: '2', label: 'Darat', disabled: true },
        ]}
      />
    </div>
  ),
};

/** One stop of the Tab key; arrows move and choose, as browsers do. */
export const ArrowsMoveAndChoose: Story = {
  args: { defaultValue: 'PPFTZ-01' },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'PPFTZ-01' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'PPFTZ-02' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'PPFTZ-02' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
