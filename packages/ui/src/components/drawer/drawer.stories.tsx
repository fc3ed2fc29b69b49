import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Komponen/Drawer',
  component: Drawer,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    label: 'Menu utama',
    onRequestClose: fn(),
    children: (
      <nav aria-label="Menu utama" style={{ display: 'grid', gap: 16, padding: 12 }}>
        <a href="#dashboard">Dashboard</a>
        <a href="#pengajuan">Pengajuan</a>
        <a href="#brows">Browse</a>
      </nav>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The one visual snapshot. */
export const Variants: Story = {};

/** Escape, × and a click beside it; not a click inside. */
export const AsksItsOwnerToClose: Story = {
  play: async ({ args }) => {
    const drawer = screen.getByRole('dialog', { name: 'Menu utama' });
    await userEvent.click(screen.getByRole('navigation'));
    await expect(args.onRequestClose).not.toHaveBeenCalled();
    fireEvent(drawer, new Event('cancel', { cancelable: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Tutup menu' }));
    fireEvent.click(drawer);
    await expect(args.onRequestClose).toHaveBeenCalledTimes(3);
  },
};
