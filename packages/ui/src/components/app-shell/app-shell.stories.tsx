import { office020400 as office } from '@pabean/api/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Contrast, FilePenLine, FolderSearch, LayoutDashboard, Ship, Upload } from 'lucide-react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { AppShell } from './app-shell.tsx';
import { ChromeButton } from './chrome-button.tsx';
import { SidebarNav, type SidebarNavProps } from './sidebar-nav.tsx';
import { UserButton } from './user-button.tsx';

const nav = [
  { items: [{ href: '#/dashboard', label: 'Dashboard', icon: <LayoutDashboard size={16} /> }] },
  {
    label: say('Perizinan', 'Permits'),
    items: [
      { href: '#/pengajuan', label: say('Pengajuan', 'Applications'), icon: <FilePenLine size={16} /> },
      { href: '#/brows', label: 'Browse', icon: <FolderSearch size={16} /> },
    ],
  },
  {
    label: 'Upload',
    items: [
      {
        href: '#/pengajuan/upload',
        label: say('Upload Laporan', 'Upload report'),
        icon: <Upload size={16} />,
      },
    ],
  },
  {
    label: say('Rekonsiliasi Manifes', 'Manifest reconciliation'),
    items: [{ href: '#/manifes', label: 'Browse', icon: <Ship size={16} /> }],
  },
];

/** Two groups of the sidebar, as the frame draws them. */
function Places({ current, groups = nav.slice(0, 2) }: Partial<SidebarNavProps>) {
  return (
    <div style={{ maxInlineSize: 260 }}>
      <SidebarNav groups={groups} current={current} />
    </div>
  );
}
const wordy = [
  {
    items: [
      {
        href: '#/dashboard',
        label: say('Lihat Menu Dashboard', 'View Dashboard menu'),
        icon: <LayoutDashboard size={16} />,
      },
    ],
  },
  {
    label: say('Menu Perizinan', 'Permits menu'),
    items: [
      {
        href: '#/pengajuan',
        label: say('Lihat Menu Pengajuan', 'View Applications menu'),
        icon: <FilePenLine size={16} />,
      },
      {
        href: '#/brows',
        label: say('Lihat Menu Browse', 'View Browse menu'),
        icon: <FolderSearch size={16} />,
      },
    ],
  },
];

const meta = {
  title: 'Components/Navigation and data/AppShell',
  component: AppShell,
  parameters: {
    layout: 'fullscreen',
    guide: {
      purpose:
        'The frame of every screen behind the login: top bar, sidebar, the page on one white sheet, footer, and the head of what is printed.',
      instead: [
        'For the pages before the login, use LoginFrame.',
        'For the title and actions of a page, use PageHeader, inside.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          [
            'User',
            'header > div button:last-child',
            'Opens the menu of the user. Visitors have a Login link in its place.',
          ],
          [
            'Top bar',
            'header',
            'Mark and office, the display settings, the user. On phones and tablets the button of the menu is here, too.',
          ],
          [
            'Sidebar',
            'nav',
            'The places that the user may open. Below 1024 px it is a drawer; without places there is none.',
          ],
          ['Sheet', 'main', 'The page: its head first, then its parts.'],
          ['Footer', 'footer', 'Version, copyright, the office’s own site and the accessibility statement.'],
        ],
      },
      keyboard: [
        ['Tab, the first', 'Shows “Langsung ke isi”; Enter moves the focus to the page'],
        ['Tab', 'Goes through the top bar, the sidebar, the page and the footer'],
        ['Escape', 'Closes the drawer; the focus returns to its button'],
      ],
      pairs: [
        {
          good: {
            says: '`current` marks the place where the user is.',
            shows: () => <Places current="#/pengajuan" />,
          },
          bad: {
            says: 'Without it the page does not say where in the portal it stands.',
            shows: () => <Places />,
          },
        },
        {
          good: {
            says: 'Each place is named by what is found there.',
            shows: () => <Places current="#/pengajuan" />,
          },
          bad: {
            says: 'Verbs and “Menu” make people read every word twice.',
            shows: () => <Places current="#/pengajuan" groups={wordy} />,
          },
        },
      ],
      good: [
        'Give `nav` only what the user may open, in the words of the office.',
        'Give `progress` while the next page loads; it is drawn on the thread and says nothing.',
      ],
      bad: [
        'Do not put cards on the sheet or a second bar below the first.',
        'Do not put a search or counters into the frame; nothing feeds them.',
        'Do not nest it; one page has one.',
      ],
      spoken: [
        'The sidebar is a navigation with a name, its groups are lists with theirs; the page is the main landmark.',
        'Below 1024 px the places are in a dialog that has the focus while it is open.',
      ],
      messages: ['shell', 'drawer', 'mark'],
    } satisfies ComponentGuide,
  },
  args: {
    office,
    homeHref: '#/dashboard',
    nav,
    current: '#/pengajuan',
    accessibilityHref: '#/aksesibilitas',
    // A story has no router: links lead nowhere.
    onClick: (event) => event.preventDefault(),
    display: (
      <ChromeButton
        label={say('Tampilan: tema dan kerapatan', 'Display: theme and density')}
        icon={<Contrast size={20} strokeWidth={1.75} aria-hidden />}
      />
    ),
    user: <UserButton name="samudra niaga" />,
    children: (
      <>
        <h1>{say('Pengajuan', 'Applications')}</h1>
        <p>{say('Permohonan izin yang Anda buat.', 'The permit applications that you made.')}</p>
      </>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

/** In a frame on a docs page that is not as high as the window. */
const low = { docs: { story: { inline: false, height: '460px' } } };

export const Default: Story = { parameters: low };

/** As high as the window. */
export const Parts: Story = {};

/** The frame of a signed-in user while the next page loads. */
export const Variants: Story = { args: { progress: 0.6 }, parameters: low };

/** Visitors get a Login link and no sidebar. */
export const ForVisitors: Story = {
  parameters: low,
  args: { nav: [], user: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

/** While the progress is unknown the loading bar creeps. */
export const Loading: Story = { args: { progress: 'unknown' }, parameters: low };

export const SkipsToTheContent: Story = {
  parameters: low,
  play: async ({ canvas }) => {
    const address = location.href;
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Langsung ke isi' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
    await expect(location.href).toBe(address);
  },
};

/** On phones and tablets the links are in a drawer: Escape closes it and the focus returns. */
export const DrawerOnPhones: Story = {
  parameters: low,
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Buka menu' });
    await step('opens with the first control in focus', async () => {
      await userEvent.click(opener);
      await expect(await canvas.findByRole('button', { name: 'Tutup menu' })).toHaveFocus();
      await expect(canvas.getByRole('link', { name: 'Pengajuan', current: 'page' })).toBeVisible();
    });
    await step('a chosen place closes it', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
  },
};
