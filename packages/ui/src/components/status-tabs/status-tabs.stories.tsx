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
    anatomy: {
      of: 'Parts',
      parts: ['button::text', '[aria-pressed="true"]', 'button:last-child > span:last-child'],
    },
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
    const drafts = { name: say('Draf 2', 'Draft 2') };
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', drafts)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { ...drafts, pressed: true })).toHaveFocus();
    await expect(canvas.getAllByRole('button', { pressed: true })).toHaveLength(1);
  },
};
