import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = { title: 'Komponen/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { width: '60%' } };

/** A heading and two lines. */
export const Variants: Story = {
  render: () => (
    <div aria-busy style={{ display: 'grid', gap: 12 }}>
      <Skeleton width="38%" height="16px" />
      <Skeleton width="92%" />
      <Skeleton width="76%" />
    </div>
  ),
};
