import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../theme/vars.css.ts';
import { Mark } from './mark.tsx';

const meta = {
  title: 'Components/Navigation and data/Mark',
  component: Mark,
  parameters: {
    anatomy: { of: 'Parts', parts: ['svg', 'span:has(> svg)::text'] },
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
