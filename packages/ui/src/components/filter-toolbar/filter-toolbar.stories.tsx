import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SearchField } from '../search-field/index.ts';
import { Select } from '../select/index.ts';
import { FilterToolbar } from './filter-toolbar.tsx';

const meta = {
  title: 'Komponen/FilterToolbar',
  component: FilterToolbar,
  args: {
    search: <SearchField label="Cari pengajuan" placeholder="Cari nomor, perusahaan" size="small" />,
    children: (
      <Select
        labelHidden
        size="small"
        label="Jenis izin"
        options={[
          { value: '', label: 'Semua jenis izin' },
          { value: '3', label: 'Pembongkaran di luar Kawasan Pabean' },
        ]}
      />
    ),
    end: (
      <Select
        labelHidden
        size="small"
        label="Urutkan menurut waktu kirim"
        options={[{ value: 'asc', label: 'Terlama dulu' }]}
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
