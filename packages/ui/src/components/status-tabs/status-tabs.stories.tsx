import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { StatusTabs } from './status-tabs.tsx';

const meta = {
  title: 'Komponen/StatusTabs',
  component: StatusTabs,
  args: {
    label: 'Saring menurut status',
    tabs: [
      { id: 'all', label: 'Semua', count: 48 },
      { id: 'draft', label: 'Draf', count: 2 },
      { id: 'process', label: 'Dalam proses', count: 9 },
      { id: 'approved', label: 'Disetujui', count: 34 },
      { id: 'rejected', label: 'Ditolak', count: 3 },
    ],
    value: 'all',
    onChange: fn(),
  },
} satisfies Meta<typeof StatusTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Variants: Story = { args: { value: 'process' } };

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
