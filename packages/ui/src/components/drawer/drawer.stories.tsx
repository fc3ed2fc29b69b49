import type { Meta, StoryObj } from '@storybook/react-vite';
import { FilePlus2, LayoutDashboard, Search } from 'lucide-react';
import { expect, fireEvent, fn, screen, userEvent } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { SidebarNav } from '../app-shell/sidebar-nav.tsx';
import { TextField } from '../text-field/index.ts';
import { Drawer } from './drawer.tsx';

const groups = [
  { items: [{ href: '#dashboard', label: 'Dashboard', icon: <LayoutDashboard size={16} /> }] },
  {
    label: say('Perizinan', 'Permits'),
    items: [
      { href: '#pengajuan', label: say('Pengajuan', 'Applications'), icon: <FilePlus2 size={16} /> },
      { href: '#brows', label: 'Browse', icon: <Search size={16} /> },
    ],
  },
];

const meta = {
  title: 'Components/Navigation and data/Drawer',
  component: Drawer,
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    guide: {
      purpose:
        'The sidebar of screens below 1024 px: comes from the start edge over the page, while the page waits.',
      instead: [
        'For a whole frame with top bar, sidebar and drawer, use AppShell, which brings its own.',
        'For a question or a form, use Dialog, on a phone a sheet from the bottom.',
        'For a few actions, use Menu.',
      ],
      anatomy: {
        of: 'Variants',
        parts: [
          ['Close', 'dialog button', 'Closes the drawer without going anywhere. It is always there.'],
          [
            'Navigation',
            'nav',
            'The same places, in the same order and words, as the sidebar of wide screens.',
          ],
          [
            'Current place',
            '[aria-current="page"]',
            'Says where people are. Leave it out only where the page is none of these places.',
          ],
          ['Surface', 'dialog', 'Comes from the start edge. A click beside it asks to close it.'],
        ],
      },
      keyboard: [
        ['Tab, Shift Tab', 'Move between × and the links of the drawer; the page behind cannot be reached'],
        ['Enter', 'On a link: follows it; close the drawer then'],
        ['Escape', 'Asks to close; the focus goes back to the button that opened it'],
      ],
      pairs: [
        {
          good: {
            says: 'The place where people are is marked.',
            shows: () => (
              <nav aria-label={say('Menu dengan tanda', 'Menu with a mark')}>
                <SidebarNav groups={groups} current="#pengajuan" />
              </nav>
            ),
          },
          bad: {
            says: 'Without the mark, people follow the link to the page that they are on.',
            shows: () => (
              <nav aria-label={say('Menu tanpa tanda', 'Menu without a mark')}>
                <SidebarNav groups={groups} />
              </nav>
            ),
          },
        },
        {
          good: {
            says: 'Only places: one press leads there.',
            shows: () => (
              <nav aria-label={say('Menu tempat saja', 'Menu of places alone')}>
                <SidebarNav groups={groups} current="#pengajuan" />
              </nav>
            ),
          },
          bad: {
            says: 'A field holds people up, and what they typed is lost when the drawer closes.',
            shows: () => (
              <nav
                aria-label={say('Menu dengan isian', 'Menu with a field')}
                style={{ display: 'grid', gap: 12 }}
              >
                <TextField label={say('Nomor pengajuan', 'Application number')} />
                <div>
                  <SidebarNav groups={groups} current="#pengajuan" />
                </div>
              </nav>
            ),
          },
        },
      ],
      good: ['Close it when a link in it was followed.'],
      bad: [
        'Do not open it by itself.',

        'Do not keep it out on screens that have room for the sidebar.',
      ],
      spoken: [
        'It is read as a dialog with its label when it comes; the page behind is silent until it goes.',
      ],
      messages: ['drawer'],
    } satisfies ComponentGuide,
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
    const drawer = screen.getByRole('dialog', { name: 'Menu utama' });
    await userEvent.click(screen.getByRole('navigation'));
    await expect(args.onRequestClose).not.toHaveBeenCalled();
    fireEvent(drawer, new Event('cancel', { cancelable: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Tutup menu' }));
    fireEvent.click(drawer);
    await expect(args.onRequestClose).toHaveBeenCalledTimes(3);
  },
};

/** Focus order: × first, then the links; it wraps around and never reaches the page behind. */
export const KeepsTheFocusInside: Story = {
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Tutup menu' })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Tutup menu' })).toHaveFocus();
  },
};
