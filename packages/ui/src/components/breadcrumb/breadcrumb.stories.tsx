import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: 'Komponen/Breadcrumb',
  component: Breadcrumb,
  args: {
    items: [
      { label: 'Dashboard', href: '#/dashboard' },
      { label: 'Perizinan' },
      { label: 'Pengajuan', href: '#/pengajuan' },
      { label: '118/SNB/IX/2024' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A deep page, and a page just below the start. */
export const Variants: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Breadcrumb {...args} />
      <Breadcrumb
        aria-label="Remah roti kedua"
        items={[{ label: 'Dashboard', href: '#/dashboard' }, { label: 'Pengajuan' }]}
      />
    </div>
  ),
};

export const WalkedByTheKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Pengajuan' })).toHaveFocus();
  },
};
