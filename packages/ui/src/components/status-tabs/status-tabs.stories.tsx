import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { posed } from '../../testing/posed.tsx';
import { say } from '../../testing/say.ts';
import { StatusTabs } from './status-tabs.tsx';

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
      keyboard: [
        ['Tab', 'Goes from one filter to the next; one outside the box scrolls into it'],
        ['Enter, Space', 'Filters the list'],
      ],
      good: [
        'Start with the filter that shows everything.',
        'Give counts of the whole list, not of the page that is shown.',
        'Keep the choice in the address, so that it survives a visit to a detail.',
      ],
      bad: [
        'Do not add a second row of them; use a select in the toolbar.',
        'Do not leave a filter out because its count is 0: a row of filters that changes cannot be learned.',
      ],
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

/** The chosen one under the hem, one with the focus, one without a count. */
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

/** A row of toggle buttons: Tab goes from one to the next, Enter or Space chooses. */
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
