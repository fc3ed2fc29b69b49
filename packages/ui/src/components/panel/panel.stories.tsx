import type { Meta, StoryObj } from '@storybook/react-vite';
import { Panel } from './panel.tsx';

const meta = {
  title: 'Komponen/Panel',
  component: Panel,
  args: { heading: 'Pungutan', level: 2, children: 'Dihitung dari nilai barang dan tarif.' },
  parameters: {
    guide: {
      purpose: 'A box around what belongs together, in an aside or around totals.',
      instead: [
        'For groups inside a form or a page take a heading and a rule.',
        'For facts beside the content take KeyValueGroup, for conditions ReadinessList: both are panels.',
      ],
      good: [
        'Give it a heading of the level that follows from the page.',
        'Set `sunken` where it stands beside the content.',
      ],
      bad: [
        'Do not put a panel around a page or into another panel.',
        'Do not take panels for a grid of cards.',
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
      <Panel {...args} heading="Sebelum dikirim" sunken />
      <Panel>Tanpa judul.</Panel>
    </div>
  ),
};
