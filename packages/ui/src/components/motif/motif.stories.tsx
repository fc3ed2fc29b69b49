import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../theme/vars.css.ts';
import { Motif } from './motif.tsx';

const meta = {
  title: 'Components/Navigation and data/Motif',
  component: Motif,
  parameters: {
    guide: {
      purpose:
        'The office’s woven motif in one of its three places: over an announcement, at the foot of the login panel, above an empty state.',
      instead: [
        'For the sign of the portal, use Mark.',
        'For the band alone, use MotifBand, which leaves the other places out of the bundle.',
      ],
      good: [
        'Put `band` and `cloth` on the navy of the frame; they are gold.',
        'Give the office’s own weave; all three fit all places.',
      ],
      bad: [
        'Do not put it into tables, forms or buttons, or behind text.',
        'Do not say anything by it; it is gone in print and for screen readers.',
      ],
      spoken: ['It is decoration and hidden from screen readers.'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Motif>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [
    (Story) => (
      <div style={{ background: vars.color.chrome }}>
        <Story />
      </div>
    ),
  ],
};

/** The three motifs in their three places. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
      {(['pucuk-rebung', 'kawung', 'kotak'] as const).map((weave) => (
        <div key={weave} style={{ display: 'grid', gap: 16, alignContent: 'start', justifyItems: 'center' }}>
          <div style={{ background: vars.color.chrome, inlineSize: '100%' }}>
            <Motif weave={weave} />
          </div>
          <div style={{ background: vars.color.chrome, inlineSize: '100%', overflow: 'hidden' }}>
            <Motif weave={weave} place="cloth" style={{ blockSize: 320 }} />
          </div>
          <Motif weave={weave} place="emblem" />
        </div>
      ))}
    </div>
  ),
};
