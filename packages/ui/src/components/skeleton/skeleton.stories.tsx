import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Components/Status and messages/Skeleton',
  component: Skeleton,
  args: { width: '60%' },
  parameters: {
    anatomy: { of: 'Parts', parts: ['[aria-busy] > span', '[aria-busy]', '[aria-busy] > span:last-child'] },
  },
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A heading and two lines of text, in a busy region. */
export const Parts: Story = {
  render: () => (
    <div aria-busy style={{ display: 'grid', gap: 12, maxInlineSize: 420 }}>
      <Skeleton width="38%" height="16px" />
      <Skeleton width="92%" />
      <Skeleton width="76%" />
    </div>
  ),
};

/** A heading and two lines; rows of a list with a badge and a button; a picture. */
export const Variants: Story = {
  render: () => (
    <div aria-busy style={{ display: 'grid', gap: 32, maxInlineSize: 420 }}>
      <div style={{ display: 'grid', gap: 12 }}>
        <Skeleton width="38%" height="16px" />
        <Skeleton width="92%" />
        <Skeleton width="76%" />
      </div>
      <div style={{ display: 'grid', gap: 20 }}>
        {['62%', '48%', '56%'].map((width) => (
          <div
            key={width}
            style={{ display: 'grid', gridTemplateColumns: '1fr auto auto', gap: 16, alignItems: 'center' }}
          >
            <Skeleton width={width} />
            <Skeleton width="84px" height="24px" />
            <Skeleton width="64px" height="32px" />
          </div>
        ))}
      </div>
      <Skeleton height="96px" />
    </div>
  ),
};

/** Screen readers announce that the region is busy, not the skeleton’s lines. */
export const IsNotRead: Story = {
  render: (args) => (
    <section aria-label={say('Data permohonan', 'Application data')} aria-busy>
      <Skeleton {...args} />
    </section>
  ),
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', {
      name: say('Data permohonan', 'Application data'),
      busy: true,
    });
    await expect(region.querySelector(':not([aria-hidden="true"])')).toBeNull();
  },
};
