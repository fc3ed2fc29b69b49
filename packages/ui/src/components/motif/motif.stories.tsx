import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../theme/vars.css.ts';
import { Motif } from './motif.tsx';

const meta = {
  title: 'Components/Navigation and data/Motif',
  component: Motif,
  parameters: {
    anatomy: {
      of: 'Parts',
      parts: ['svg[data-place="band"]', 'svg[data-place="cloth"]', 'svg[data-place="emblem"]'],
    },
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
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))' }}>
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

/** One motif in its three places. */
export const Parts: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 24 }}>
      <div style={{ background: vars.color.chrome }}>
        <Motif />
      </div>
      <div style={{ background: vars.color.chrome }}>
        <Motif place="cloth" style={{ blockSize: 180 }} />
      </div>
      <Motif place="emblem" />
    </div>
  ),
};
