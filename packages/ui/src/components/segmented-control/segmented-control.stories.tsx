import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { posed } from '../../testing/posed.tsx';
import { say } from '../../testing/say.ts';
import { icons, spans } from './segmented-control.examples.tsx';
import { SegmentedControl } from './segmented-control.tsx';

const meta = {
  title: 'Components/Inputs/SegmentedControl',
  component: SegmentedControl,
  args: {
    label: say('Kerapatan baris', 'Row density'),
    options: icons,
    value: 'comfortable',
    onChange: fn(),
  },
  parameters: {
    anatomy: { of: 'Parts', parts: ['button[aria-pressed="true"]', 'button:last-of-type', '[role="group"]'] },
  },
} satisfies Meta<typeof SegmentedControl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With text, and space on both sides. */
export const Parts: Story = {
  args: { label: say('Tampilan', 'Display'), options: spans, value: 'day' },
  render: (args) => (
    <div style={{ display: 'grid', justifyItems: 'center' }}>
      <SegmentedControl {...args} />
    </div>
  ),
};

const languages = [
  { value: 'id', label: say('Indonesia', 'Indonesian') },
  { value: 'en', label: 'English' },
];

/** With icons and with text, hovered and focused. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, paddingBlockStart: 40 }}>
      <SegmentedControl {...args} data-part="focused" />
      <SegmentedControl
        label={say('Bahasa', 'Language')}
        options={languages}
        value="en"
        onChange={args.onChange}
      />
      <SegmentedControl
        label="Hover"
        options={languages}
        value="en"
        onChange={args.onChange}
        data-part="hovered"
      />
      <SegmentedControl
        label={say('Tampilan', 'Display')}
        options={spans}
        value="day"
        onChange={args.onChange}
      />
    </div>
  ),
  decorators: [
    posed({
      '[data-part="focused"] > :first-child button': 'focus-visible',
      '[data-part="hovered"] > :first-child': 'hover',
    }),
  ],
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip', { name: say('Lapang', 'Roomy') })).toBeVisible());
  },
};

/** Tab moves from one choice to the next, Enter or Space chooses. */
export const ChoosesByKeyboard: Story = {
  render: (args) => {
    const [value, setValue] = useState(args.value);
    return <SegmentedControl {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: say('Rapat', 'Compact'), pressed: true })).toHaveFocus();
  },
};
