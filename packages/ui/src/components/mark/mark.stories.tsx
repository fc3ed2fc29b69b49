import type { Meta, StoryObj } from '@storybook/react-vite';
import { vars } from '../../theme/vars.css.ts';
import { Mark } from './mark.tsx';

const meta = { title: 'Komponen/Mark', component: Mark } satisfies Meta<typeof Mark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On paper in the accent, on the navy frame in gold; two sizes. */
export const Variants: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Mark />
      <div
        data-chrome
        style={{
          display: 'flex',
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
