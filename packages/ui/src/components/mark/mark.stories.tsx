import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../theme/vars.css.ts';
import { Mark } from './mark.tsx';

const meta = {
  title: 'Components/Navigation and data/Mark',
  component: Mark,
  parameters: {
    guide: {
      purpose: 'The portal’s sign, woven from rows of thread, with its name beside it.',
      instead: ['For the decoration of a page, use Motif.'],
      anatomy: {
        of: 'Parts',
        parts: [
          [
            'Sign',
            'svg',
            'Recognised before the name is read. It has the colour of the place where it stands.',
          ],
          ['Name', 'span:has(> svg)::text', 'Your portal’s name, from the dictionary. It is never left out.'],
        ],
      },
      pairs: [
        {
          good: {
            says: 'It keeps its shape; for more room there is the size large.',
            shows: () => <Mark size="large" />,
          },
          bad: {
            says: 'It is stretched: the rows of thread no longer fit each other.',
            shows: () => (
              <Mark style={{ justifySelf: 'start', transform: 'scaleX(1.5)', transformOrigin: 'left' }} />
            ),
          },
        },
      ],
      good: [
        'Let it lead home: put it into the link, as AppShell does.',
        'Put it on paper in the accent, on the navy of the frame in gold; it takes its colour from where it stands.',
        'Give your portal its own name in the dictionary, group `mark`.',
      ],
      bad: [
        'Do not draw the sign without its name, stretched, or in another colour.',
        'Do not use it as an icon in buttons or tables.',
      ],
      spoken: ['It reads as its name alone; the sign is hidden.'],
      messages: ['mark'],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With space on both sides. */
export const Parts: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', justifyItems: 'center' }}>
        <Story />
      </div>
    ),
  ],
};

/** On a white background in the accent colour, on the navy frame in gold; two sizes. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Mark />
      <div
        data-chrome
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 40,
          padding: 24,
          background: vars.color.chrome,
          color: vars.color.chromeText,
        }}
      >
        <Mark />
        <Mark size="large" />
      </div>
    </div>
  ),
};
