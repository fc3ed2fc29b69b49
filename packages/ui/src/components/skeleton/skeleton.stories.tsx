import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'Components/Status and messages/Skeleton',
  component: Skeleton,
  args: { width: '60%' },
  parameters: {
    guide: {
      purpose:
        'Stands where content will be, in its shape and size, while it loads for longer than a second.',
      instead: [
        'DataTable draws its own while its rows load.',
        'For a wait whose result has no shape yet, use Spinner with words; for an upload, Progress.',
        'For content that is loaded again keep the old one in place.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Heading', '[aria-busy] > span', 'A piece as high and about as wide as the heading that comes.'],
          [
            'Region',
            '[aria-busy]',
            'Your element around the pieces; its `aria-busy` tells screen readers that content is coming.',
          ],
          ['Line', '[aria-busy] > span:last-child', 'A piece for a line of text.'],
        ],
      },
      keyboard: [['–', 'Takes no focus']],
      pairs: [
        {
          good: {
            says: 'The pieces have the shape of what comes.',
            shows: () => (
              <div aria-busy style={{ display: 'grid', gap: 12 }}>
                <Skeleton width="38%" height="16px" />
                <Skeleton width="92%" />
                <Skeleton width="76%" />
              </div>
            ),
          },
          bad: {
            says: 'One block for everything does not show what comes.',
            shows: () => (
              <div aria-busy>
                <Skeleton height="96px" style={{ display: 'block' }} />
              </div>
            ),
          },
        },
        {
          good: {
            says: 'Three rows, as many as usual.',
            shows: () => (
              <div aria-busy style={{ display: 'grid', gap: 12 }}>
                {Array.from('abc').map((row) => (
                  <div
                    key={row}
                    style={{
                      display: 'grid',
                      gridTemplateColumns: '1fr auto',
                      gap: 16,
                      alignItems: 'center',
                    }}
                  >
                    <Skeleton width="60%" />
                    <Skeleton width="84px" height="24px" />
                  </div>
                ))}
              </div>
            ),
          },
          bad: {
            says: 'Eight rows: when three come, the page jumps up.',
            shows: () => (
              <div aria-busy style={{ display: 'grid', gap: 12 }}>
                {Array.from('abcdefgh').map((row) => (
                  <div
                    key={row}
                    style={{
                      display: 'grid',
                      gridTemplateColumns: '1fr auto',
                      gap: 16,
                      alignItems: 'center',
                    }}
                  >
                    <Skeleton width="60%" />
                    <Skeleton width="84px" height="24px" />
                  </div>
                ))}
              </div>
            ),
          },
        },
      ],
      good: [
        'Give each piece the width and height of what comes, so that nothing jumps when it does.',
        'Put `aria-busy` on the region around, and a word on what loads where a wait is long.',
      ],
      bad: ['Do not draw one for less than a second: it flickers.'],
      spoken: ['Nothing: it is hidden from screen readers, which hear `aria-busy` of the region around.'],
    } satisfies ComponentGuide,
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
    const region = canvas.getByRole('region', { name: 'Data permohonan', busy: true });
    await expect(region.querySelector(':not([aria-hidden="true"])')).toBeNull();
  },
};
