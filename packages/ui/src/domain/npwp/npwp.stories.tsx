import type { Meta, StoryObj } from '@storybook/react-vite';
import { Npwp } from './npwp.tsx';

const meta = {
  title: 'Domain/Npwp',
  component: Npwp,
  args: { value: '0021345678215000' },
} satisfies Meta<typeof Npwp>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Sixteen digits, and a number of the old length. */
export const Variants: Story = {
  render: () => (
    <p style={{ display: 'flex', gap: 32 }}>
      <Npwp value="0021345678215000" />
      <Npwp value="021345678215000" />
    </p>
  ),
};
