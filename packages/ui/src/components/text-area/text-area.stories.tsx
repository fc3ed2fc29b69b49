import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Komponen/TextArea',
  component: TextArea,
  args: { label: 'Keterangan', optional: true },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Every state; the one visual snapshot. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 420 }}>
      <TextArea label="Keterangan" optional defaultValue="Muatan curah, dibongkar pada siang hari." />
      <TextArea label="Alasan" error="Kolom Alasan belum diisi" />
      <TextArea label="Alamat" locked defaultValue="Jl. Pelabuhan Batu Ampar Blok C No. 12, Batam 29432" />
      <TextArea label="Uraian" rows={4} placeholder="Sebutkan merek dan tipe barang" />
    </div>
  ),
};

export const TakesSeveralLines: Story = {
  args: { label: 'Alamat', optional: false },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Alamat' });
    await userEvent.type(area, 'Jl. Pelabuhan{enter}Batam');
    await expect(area).toHaveValue('Jl. Pelabuhan\nBatam');
  },
};
