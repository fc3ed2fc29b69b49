import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner.tsx';

const meta = { title: 'Komponen/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { label: 'Memuat data' } };

/** With words beside it the ring is decoration. */
export const Variants: Story = {
  render: () => (
    <p style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Spinner /> Memuat data…
    </p>
  ),
};

export const SaysWhatItWaitsFor: Story = {
  args: { label: 'Memuat data' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Memuat data' })).toBeVisible();
  },
};
