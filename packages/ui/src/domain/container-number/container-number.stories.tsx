import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ContainerNumber } from './container-number.tsx';

const meta = {
  title: 'Domain/ContainerNumber',
  component: ContainerNumber,
  args: { value: 'CSQU3054383' },
} satisfies Meta<typeof ContainerNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Right, wrong check digit, not of the form. */
export const Variants: Story = {
  render: () => (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: 32 }}>
      <ContainerNumber value="CSQU3054383" />
      <ContainerNumber value="SEGU5201764" />
      <ContainerNumber value="CSQU305" />
    </p>
  ),
};

export const SaysWhatIsWrong: Story = {
  args: { value: 'CSQU3054384' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('(angka pemeriksa salah)')).toBeInTheDocument();
  },
};
