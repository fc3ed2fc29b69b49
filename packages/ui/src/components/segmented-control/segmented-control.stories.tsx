import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rows3, Rows4 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl } from './segmented-control.tsx';

const meta = {
  title: 'Komponen/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: 'Kerapatan baris',
    options: [
      { value: 'comfortable', label: 'Lapang', icon: <Rows3 size={16} aria-hidden /> },
      { value: 'compact', label: 'Rapat', icon: <Rows4 size={16} aria-hidden /> },
    ],
    value: 'comfortable',
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With icons, and with words. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      <SegmentedControl {...args} />
      <SegmentedControl
        label="Bahasa"
        options={[
          { value: 'id', label: 'Indonesia' },
          { value: 'en', label: 'English' },
        ]}
        value="en"
        onChange={args.onChange}
      />
    </div>
  ),
};

/** Tab goes from one choice to the next, Enter or Space chooses. */
export const ChoosesByKeyboard: Story = {
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Rapat', pressed: true })).toHaveFocus();
  },
};
