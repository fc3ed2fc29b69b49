import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rows3, Rows4 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { posed } from '../../testing/posed.tsx';
import { say } from '../../testing/say.ts';
import { type Segment, SegmentedControl, type SegmentedControlProps } from './segmented-control.tsx';

const icons: Segment[] = [
  { value: 'comfortable', label: say('Lapang', 'Roomy'), icon: <Rows3 size={16} aria-hidden /> },
  { value: 'compact', label: say('Rapat', 'Compact'), icon: <Rows4 size={16} aria-hidden /> },
];
const spans: Segment[] = [
  { value: 'day', label: say('Hari', 'Day') },
  { value: 'week', label: say('Minggu', 'Week') },
  { value: 'month', label: say('Bulan', 'Month') },
];

function Chosen({ label, options }: Pick<SegmentedControlProps, 'label' | 'options'>) {
  const [value, setValue] = useState(options[0]?.value ?? '');
  return (
    <div style={{ display: 'flex' }}>
      <SegmentedControl label={label} options={options} value={value} onChange={setValue} />
    </div>
  );
}

const density = say('Kerapatan baris', 'Row density');
const IconsForAll = () => <Chosen label={density} options={icons} />;
const IconForOne = () => (
  <Chosen
    label={density}
    options={icons.map((each, index) => (index === 0 ? each : { ...each, icon: undefined }))}
  />
);
const ShortWords = () => <Chosen label={say('Tampilan', 'Display')} options={spans} />;
const LongWords = () => (
  <Chosen
    label={say('Tampilan', 'Display')}
    options={spans.map(({ value, label }) => ({ value, label: say(`Per ${label}`, `By ${label}`) }))}
  />
);

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
    guide: {
      purpose: 'Two to four ways to look at the same thing, side by side; the chosen one acts at once.',
      instead: [
        'For an answer in a form, use RadioGroup.',
        'For something that is on or off, use Switch.',
        'For parts with content of their own, use Tabs; for filters with counts, StatusTabs.',
        'For five choices and more, use Select, or a MenuRadioGroup in a Menu.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Chosen', 'button[aria-pressed="true"]', 'The way in which things are shown now.'],
          ['Choice', 'button:last-of-type', 'Another way, by a word or an icon; it acts at once.'],
          [
            'Group',
            '[role="group"]',
            'Holds the choices together. Its label is for screen readers and is not drawn.',
          ],
        ],
      },
      keyboard: [
        ['Tab', 'Goes from one choice to the next; the name of an icon comes up with it'],
        ['Enter, Space', 'Chooses'],
      ],
      pairs: [
        {
          good: { says: 'Icons for all choices.', shows: IconsForAll },
          bad: { says: 'One icon and one word: they look like two different controls.', shows: IconForOne },
        },
        {
          good: { says: 'One word each: the difference is read at once.', shows: ShortWords },
          bad: {
            says: '“Per” is read three times, and each time the difference comes last.',
            shows: LongWords,
          },
        },
      ],
      good: [
        'Name what is being chosen in the label; it is not drawn, so put the control where it is plain.',
        'Remember the choice for the next visit.',
      ],
      bad: [
        'Do not let a choice start something that cannot be undone.',
        'Do not use more words than fit on one line of a phone.',
      ],
      spoken: [
        'A group with the label, of toggle buttons; each is read with whether it is pressed.',
        'A choice that is an icon is named by its tooltip.',
      ],
    } satisfies ComponentGuide,
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
    await waitFor(() => expect(screen.getByRole('tooltip', { name: 'Lapang' })).toBeVisible());
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
    await expect(canvas.getByRole('button', { name: 'Rapat', pressed: true })).toHaveFocus();
  },
};
