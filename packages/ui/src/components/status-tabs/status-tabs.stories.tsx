import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { posed } from '../../testing/posed.tsx';
import { say } from '../../testing/say.ts';
import { StatusTabs, type StatusTabsProps } from './status-tabs.tsx';

function Filters(props: Pick<StatusTabsProps, 'label' | 'tabs'>) {
  const [value, setValue] = useState(props.tabs[0]?.id ?? '');
  return <StatusTabs {...props} value={value} onChange={setValue} style={{ minInlineSize: 0 }} />;
}

const meta = {
  title: 'Components/Navigation and data/StatusTabs',
  component: StatusTabs,
  args: {
    label: say('Saring menurut status', 'Filter by status'),
    tabs: [
      { id: 'all', label: say('Semua', 'All'), count: 48 },
      { id: 'draft', label: say('Draf', 'Draft'), count: 2 },
      { id: 'process', label: say('Dalam proses', 'In process'), count: 9 },
      { id: 'approved', label: say('Disetujui', 'Approved'), count: 34 },
      { id: 'rejected', label: say('Ditolak', 'Rejected'), count: 3 },
    ],
    value: 'all',
    onChange: fn(),
  },
  parameters: {
    guide: {
      purpose: 'Filters over one list: each shows the same table with fewer rows, and says how many.',
      instead: [
        'For parts of one thing, each with content of its own, use Tabs.',
        'For many or combined criteria, use the fields of a FilterToolbar.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Words', 'button::text', 'The status, as the badges in the list call it.'],
          ['Current filter', '[aria-pressed="true"]', 'What the list shows now. There is always one.'],
          [
            'Count',
            'button:last-child > span:last-child',
            'How many rows of the whole list it shows. Leave it out where counting them is slow.',
          ],
        ],
      },
      keyboard: [
        ['Tab', 'Goes from one filter to the next'],
        ['Enter, Space', 'Filters the list'],
      ],
      pairs: [
        {
          good: {
            says: 'The filter stays, and says that there is none.',
            shows: () => (
              <Filters
                label={say('Saring, lengkap', 'Filter, complete')}
                tabs={[
                  { id: 'all', label: say('Semua', 'All'), count: 12 },
                  { id: 'draft', label: say('Draf', 'Draft'), count: 0 },
                  { id: 'process', label: say('Dalam proses', 'In process'), count: 9 },
                  { id: 'approved', label: say('Disetujui', 'Approved'), count: 3 },
                ]}
              />
            ),
          },
          bad: {
            says: 'A filter that goes with its last row moves the others under the finger.',
            shows: () => (
              <Filters
                label={say('Saring, tanpa draf', 'Filter, without drafts')}
                tabs={[
                  { id: 'all', label: say('Semua', 'All'), count: 12 },
                  { id: 'process', label: say('Dalam proses', 'In process'), count: 9 },
                  { id: 'approved', label: say('Disetujui', 'Approved'), count: 3 },
                ]}
              />
            ),
          },
        },
        {
          good: {
            says: 'It starts with everything, so nothing is missed.',
            shows: () => (
              <Filters
                label={say('Saring, semua dulu', 'Filter, all first')}
                tabs={[
                  { id: 'all', label: say('Semua', 'All'), count: 12 },
                  { id: 'draft', label: say('Draf', 'Draft'), count: 0 },
                  { id: 'process', label: say('Dalam proses', 'In process'), count: 9 },
                  { id: 'approved', label: say('Disetujui', 'Approved'), count: 3 },
                ]}
              />
            ),
          },
          bad: {
            says: 'There is no way to see the whole list.',
            shows: () => (
              <Filters
                label={say('Saring, tanpa semua', 'Filter, without all')}
                tabs={[
                  { id: 'process', label: say('Dalam proses', 'In process'), count: 9 },
                  { id: 'draft', label: say('Draf', 'Draft'), count: 0 },
                  { id: 'approved', label: say('Disetujui', 'Approved'), count: 3 },
                ]}
              />
            ),
          },
        },
      ],
      good: [
        'Give counts of the whole list, not of the page that is shown.',
        'Keep the choice in the address, so that it survives a visit to a detail.',
      ],
      bad: ['Do not add a second row of them; use a select in the toolbar.'],
      spoken: [
        'A group of toggle buttons; each is read with its count and with whether it is pressed.',
        'The count is part of the name, so give the table a caption or a live region that says what was found.',
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof StatusTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Two filters, with space on both sides. */
export const Parts: Story = {
  args: {
    tabs: [
      { id: 'all', label: say('Semua', 'All'), count: 48 },
      { id: 'draft', label: say('Draf', 'Draft'), count: 2 },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', justifyContent: 'center' }}>
        <Story />
      </div>
    ),
  ],
};

/** The chosen one with its line, one with the focus, one without a count. */
export const Variants: Story = {
  args: {
    value: 'process',
    tabs: [
      { id: 'all', label: say('Semua', 'All'), count: 1248 },
      { id: 'draft', label: say('Draf', 'Draft'), count: 0 },
      { id: 'process', label: say('Dalam proses', 'In process'), count: 9 },
      { id: 'archive', label: say('Arsip', 'Archive') },
    ],
  },
  decorators: [posed({ 'button:first-child': 'focus-visible' })],
};

/** A row of toggle buttons: Tab moves from one to the next, Enter or Space chooses. */
export const ChoosesByKeyboard: Story = {
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return <StatusTabs {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Draf 2' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Draf 2', pressed: true })).toHaveFocus();
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
  },
};
