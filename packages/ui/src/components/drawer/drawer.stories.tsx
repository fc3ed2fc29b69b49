import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { SidebarNav } from '../app-shell/sidebar-nav.tsx';
import { groups } from './drawer.examples.tsx';
import { Drawer } from './drawer.tsx';

const meta = {
  title: 'Components/Navigation and data/Drawer',
  component: Drawer,
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    anatomy: { of: 'Variants', parts: ['dialog button', 'nav', '[aria-current="page"]', 'dialog'] },
  },
  args: {
    open: true,
    label: say('Menu utama', 'Main menu'),
    onRequestClose: fn(),
    children: (
      <nav aria-label={say('Menu utama', 'Main menu')} style={{ display: 'grid', gap: 16, padding: 12 }}>
        <a href="#dashboard">Dashboard</a>
        <a href="#pengajuan">{say('Pengajuan', 'Applications')}</a>
        <a href="#brows">Browse</a>
      </nav>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const closing = { name: say('Tutup menu', 'Close menu') };

export const Default: Story = {};

/** Over its page, with the navigation of a portal. */
export const Variants: Story = {
  // The navigation is an internal part of the AppShell.
  parameters: { docs: { canvas: { sourceState: 'none' } } },
  args: {
    children: (
      <nav aria-label={say('Menu utama', 'Main menu')}>
        <SidebarNav groups={groups} current="#pengajuan" />
      </nav>
    ),
  },
  render: (args) => (
    <>
      <h1>{say('Daftar pengajuan', 'List of applications')}</h1>
      <p>{say('Halaman di belakangnya menunggu.', 'The page behind it waits.')}</p>
      <Drawer {...args} />
    </>
  ),
};

/** Closes on Escape, × and a click beside it; not on a click inside. */
export const AsksItsOwnerToClose: Story = {
  play: async ({ args }) => {
    const drawer = screen.getByRole('dialog', { name: say('Menu utama', 'Main menu') });
    await userEvent.click(screen.getByRole('navigation'));
    await expect(args.onRequestClose).not.toHaveBeenCalled();
    fireEvent(drawer, new Event('cancel', { cancelable: true }));
    await userEvent.click(screen.getByRole('button', closing));
    fireEvent.click(drawer);
    await expect(args.onRequestClose).toHaveBeenCalledTimes(3);
  },
};

/** Focus order: × first, then the links; it wraps around and never reaches the page behind. */
export const KeepsTheFocusInside: Story = {
  play: async () => {
    await expect(screen.getByRole('button', closing)).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', closing)).toHaveFocus();
  },
};
