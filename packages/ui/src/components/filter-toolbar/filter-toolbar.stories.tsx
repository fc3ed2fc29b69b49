import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterSelect } from './filter-select.tsx';
import { FilterToolbar } from './filter-toolbar.tsx';

const meta = {
  title: 'Komponen/FilterToolbar',
  component: FilterToolbar,
  args: {
    search: <input type="search" aria-label="Cari pengajuan" style={{ inlineSize: '100%', blockSize: 32 }} />,
    children: (
      <FilterSelect
        label="Jenis izin"
        options={[
          { value: '', label: 'Semua jenis izin' },
          { value: '3', label: 'Pembongkaran di luar Kawasan Pabean' },
        ]}
        value=""
        onChange={fn()}
        style={{ inlineSize: 200 }}
      />
    ),
    end: (
      <FilterSelect
        label="Urutkan menurut waktu kirim"
        options={[{ value: 'asc', label: 'Terlama dulu' }]}
        value="asc"
        onChange={fn()}
      />
    ),
  },
} satisfies Meta<typeof FilterToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = {};

export const NamesItsControls: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Jenis izin' })).toBeVisible();
  },
};
