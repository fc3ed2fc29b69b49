import { office020400 as office } from '@pabean/api/rules';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Contrast } from 'lucide-react';
import type { CSSProperties } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { say } from '../../testing/say.ts';
import { nav } from './app-shell.examples.tsx';
import { AppShell } from './app-shell.tsx';
import { ChromeButton } from './chrome-button.tsx';
import { UserButton } from './user-button.tsx';

const meta = {
  title: 'Components/Navigation and data/AppShell',
  component: AppShell,
  parameters: {
    layout: 'fullscreen',
    anatomy: { of: 'Parts', parts: ['header > div button:last-child', 'header', 'nav', 'main', 'footer'] },
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

export const Parts: Story = { args: { style: { '--pb-shell-height': '460px' } as CSSProperties } };

/** The frame of a signed-in user while the next page loads. */
export const Variants: Story = { args: { progress: 0.6 }, parameters: low };

/** Visitors have no sidebar, and the Login link if its URL is given. */
export const ForVisitors: Story = {
  parameters: low,
  args: { nav: [], user: undefined, loginHref: '#/login' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: say('Login', 'Log in') })).toBeVisible();
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
    await expect(canvas.getByRole('link', { name: say('Langsung ke isi', 'Skip to content') })).toHaveFocus();
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
    const opener = canvas.getByRole('button', { name: say('Buka menu', 'Open menu') });
    await step('opens with the first control in focus', async () => {
      await userEvent.click(opener);
      await expect(
        await canvas.findByRole('button', { name: say('Tutup menu', 'Close menu') }),
      ).toHaveFocus();
      await expect(
        canvas.getByRole('link', { name: say('Pengajuan', 'Applications'), current: 'page' }),
      ).toBeVisible();
    });
    await step('a chosen place closes it', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Dashboard' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    });
  },
};
