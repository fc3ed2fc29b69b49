import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Komponen/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'untuk pembaca layar' },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      Teks ini memuat kata <VisuallyHidden {...args} /> yang tidak terlihat.
    </p>
  ),
};

export const NamesAnIcon: Story = {
  render: () => (
    <button type="button">
      <span aria-hidden="true">×</span>
      <VisuallyHidden>Tutup</VisuallyHidden>
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Tutup' })).toBeVisible();
  },
};
