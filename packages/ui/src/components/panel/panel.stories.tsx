import type { Meta, StoryObj } from '@storybook/react-vite';
import { say } from '../../testing/say.ts';
import { Panel } from './panel.tsx';

const meta = {
  title: 'Components/Navigation and data/Panel',
  component: Panel,
  args: {
    heading: say('Pungutan', 'Charges'),
    level: 2,
    children: say(
      'Dihitung dari nilai barang dan tarif.',
      'Calculated from the value of the goods and the rates.',
    ),
  },
  parameters: {
    guide: {
      purpose: 'A box around what belongs together, in an aside or around totals.',
      instead: [
        'For groups inside a form or a page, use a heading and a rule.',
        'For facts beside the content, use KeyValueGroup; for conditions, ReadinessList: both are panels.',
      ],
      good: [
        'Give it a heading of the level that follows from the page.',
        'Set `sunken` where it stands beside the content.',
      ],
      bad: [
        'Do not put a panel around a page or into another panel.',
        'Do not use panels for a grid of cards.',
      ],
      spoken: ['With a heading it is a region of that name; without one it is nothing to screen readers.'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Panel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On the surface, on the canvas, without a heading. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 300 }}>
      <Panel {...args} />
      <Panel {...args} heading={say('Sebelum dikirim', 'Before you send')} sunken />
      <Panel>{say('Tanpa judul.', 'Without a heading.')}</Panel>
    </div>
  ),
};
