import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SearchField } from './search-field.tsx';

const meta = {
  title: 'Komponen/SearchField',
  component: SearchField,
  args: { label: 'Cari pengajuan', placeholder: 'Cari nomor, perusahaan, jenis izin', onChange: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In a toolbar, with words, with a visible label. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 20, maxInlineSize: 360 }}>
      <SearchField label="Cari pengajuan" size="small" placeholder="Cari nomor, perusahaan, jenis izin" />
      <SearchField label="Cari pengajuan" size="small" defaultValue="PLB" />
      <SearchField
        label="Kode registrasi"
        labelHidden={false}
        hint="Contoh: 7KQ2-9FXM-41TD"
        defaultValue="7KQ2"
      />
    </div>
  ),
};

export const ClearsByTheKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('PLB');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hapus pencarian' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('searchbox', { name: 'Cari pengajuan' })).toHaveValue('');
    await expect(canvas.getByRole('searchbox', { name: 'Cari pengajuan' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalledTimes(4);
  },
};
