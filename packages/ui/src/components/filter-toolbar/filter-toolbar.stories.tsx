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
    guide: {
      purpose: 'The line of controls above a list: search, filters, and at the end how the rows are shown.',
      instead: [
        'DataTable draws its own; use this one above lists of another kind.',
        'For choices that decide which status is shown, use StatusTabs above it.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          [
            'Search',
            'input',
            'Finds rows by their words. Leave it out where the list is short enough to be read.',
          ],
          [
            'Filters',
            '[data-print="never"] > div:nth-child(2)',
            'Each leaves rows out. Leave one out that nobody asks for.',
          ],
          [
            'End',
            '[data-print="never"] > div:nth-child(3)',
            'Changes how rows are shown, not which ones. It is not there on phones.',
          ],
        ],
      },
      keyboard: [['Tab', 'Goes through search, filters and the end, in this order']],
      pairs: [
        {
          good: {
            says: 'The first option says what is not filtered.',
            shows: () => (
              <FilterToolbar>
                {
                  <Select
                    labelHidden
                    size="small"
                    label={say('Jenis izin', 'Permit type')}
                    options={[
                      { value: '', label: say('Semua jenis izin', 'All permit types') },
                      { value: '3', label: 'Pembongkaran di luar Kawasan Pabean' },
                    ]}
                  />
                }
              </FilterToolbar>
            ),
          },
          bad: {
            says: 'The label is hidden, so nothing says what is chosen here.',
            shows: () => (
              <FilterToolbar>
                {
                  <Select
                    labelHidden
                    size="small"
                    label={say('Jenis izin', 'Permit type')}
                    options={[
                      { value: '', label: say('Pilih', 'Choose') },
                      { value: '3', label: 'Pembongkaran di luar Kawasan Pabean' },
                    ]}
                  />
                }
              </FilterToolbar>
            ),
          },
        },
      ],
      good: [
        'Use small controls with hidden labels.',
        'Let each filter act at once, and keep it in the address.',
      ],
      bad: [
        'Do not put actions on the list here; they belong into the page’s head.',
        'Do not put a filter into `end`: it is not shown on phones.',
      ],
      spoken: ['It has no role of its own: each control says what it filters by its label.'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof FilterToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In a narrow column, where each part takes a line. */
export const Parts: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 400, marginInline: 'auto' }}>
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
    await expect(canvas.getByRole('combobox', { name: 'Jenis izin' })).toBeVisible();
  },
};
