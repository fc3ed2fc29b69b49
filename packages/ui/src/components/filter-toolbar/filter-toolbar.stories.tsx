import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { SearchField } from '../search-field/index.ts';
import { Select } from '../select/index.ts';
import { FilterToolbar } from './filter-toolbar.tsx';

const meta = {
  title: 'Components/Navigation and data/FilterToolbar',
  component: FilterToolbar,
  args: {
    search: (
      <SearchField
        label={say('Cari pengajuan', 'Search applications')}
        placeholder={say('Cari nomor, perusahaan', 'Search number, company')}
        size="small"
      />
    ),
    children: (
      <Select
        labelHidden
        size="small"
        label={say('Jenis izin', 'Permit type')}
        options={[
          { value: '', label: say('Semua jenis izin', 'All permit types') },
          { value: '3', label: 'Pembongkaran di luar Kawasan Pabean' },
        ]}
      />
    ),
    end: (
      <Select
        labelHidden
        size="small"
        label={say('Urutkan menurut waktu kirim', 'Sort by time of sending')}
        options={[{ value: 'asc', label: say('Terlama dulu', 'Oldest first') }]}
      />
    ),
  },
  parameters: {
    anatomy: {
      of: 'Parts',
      parts: ['input', '[data-print="never"] > div:nth-child(2)', '[data-print="never"] > div:nth-child(3)'],
    },
  },
} satisfies Meta<typeof FilterToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In a column. */
export const Parts: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 760, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
};

/** All parts, filters alone, and a search alone. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <FilterToolbar {...args} />
      <FilterToolbar>{args.children}</FilterToolbar>
      <FilterToolbar search={args.search} />
    </div>
  ),
};

export const NamesItsControls: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: say('Jenis izin', 'Permit type') })).toBeVisible();
  },
};
