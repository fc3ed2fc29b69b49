import type { Meta, StoryObj } from '@storybook/react-vite';
import { Contrast, KeyRound, LogOut, Moon, Stamp, Sun, User } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { opened } from '../../testing/opened.tsx';
import { posed } from '../../testing/posed.tsx';
import { say } from '../../testing/say.ts';
import { Button } from '../button/button.tsx';
import { Menu } from './menu.tsx';
import { MenuGroup, MenuRadioGroup } from './menu-group.tsx';
import { MenuItem, MenuLink } from './menu-item.tsx';
import { MenuSeparator } from './menu-separator.tsx';

const onLogout = fn();

const meta = {
  title: 'Components/Actions/Menu',
  component: Menu,
  decorators: [opened()],
  parameters: {
    docs: { story: { inline: false, height: '260px' } },
    anatomy: {
      of: 'Parts',
      parts: ['button', '[role="menuitem"] svg', '[role="menuitem"]', '[role="menu"]', 'hr'],
    },
  },
  args: {
    label: say('Menu pengguna', 'User menu'),
    trigger: <Button>samudraniaga</Button>,
    children: (
      <>
        <MenuLink href="#profile" icon={<User size={16} />}>
          Profile
        </MenuLink>
        <MenuLink href="#password" icon={<KeyRound size={16} />}>
          Change Password
        </MenuLink>
        <MenuSeparator />
        <MenuItem icon={<LogOut size={16} />} onClick={onLogout}>
          Logout
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** In the middle of its page. */
export const Parts: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingInlineStart: 'max(0px, 50% - 88px)' }}>
        <Story />
      </div>
    ),
  ],
};

const openIt = async () => {
  screen.getByRole('button').focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() =>
    expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
  );
};

const themes = [
  { value: 'light', label: say('Terang', 'Light'), icon: <Sun size={16} /> },
  { value: 'dark', label: say('Gelap', 'Dark'), icon: <Moon size={16} /> },
  { value: 'contrast', label: say('Kontras tinggi', 'High contrast'), icon: <Contrast size={16} /> },
] as const;

function Settings() {
  const [theme, setTheme] = useState<'light' | 'dark' | 'contrast'>('light');
  const [density, setDensity] = useState<'comfortable' | 'compact'>('comfortable');
  return (
    <Menu
      label={say('Tampilan', 'Display')}
      trigger={<Button icon={<Contrast size={16} />}>{say('Tampilan', 'Display')}</Button>}
    >
      <MenuRadioGroup label={say('Tema', 'Theme')} options={themes} value={theme} onChange={setTheme} />
      <MenuSeparator />
      <MenuRadioGroup
        label={say('Kerapatan baris', 'Row density')}
        options={[
          { value: 'comfortable', label: say('Lapang', 'Roomy') },
          { value: 'compact', label: say('Rapat', 'Compact') },
        ]}
        value={density}
        onChange={setDensity}
      />
    </Menu>
  );
}

/** Actions, links, settings, groups, the current item, hover, disabled items. */
export const Variants: Story = {
  parameters: { docs: { story: { height: '520px' } } },
  render: () => (
    <div style={{ minBlockSize: 480 }}>
      <Menu label={say('Lainnya', 'More')} trigger={<Button>{say('Lainnya', 'More')}</Button>}>
        <MenuLink href="#profile" icon={<User size={16} />}>
          Profile
        </MenuLink>
        <MenuLink href="#password" icon={<KeyRound size={16} />} data-posed="hover">
          Change Password
        </MenuLink>
        <MenuItem icon={<Stamp size={16} />} disabled>
          {say('Cetak izin', 'Print the permit')}
        </MenuItem>
        <MenuSeparator />
        <MenuRadioGroup
          label={say('Tema', 'Theme')}
          options={themes}
          value="dark"
          onChange={() => undefined}
        />
        <MenuSeparator />
        <MenuItem icon={<LogOut size={16} />}>Logout</MenuItem>
      </Menu>
    </div>
  ),
  decorators: [posed()],
  play: openIt,
};

export const MovesWithArrowsHomeAndEnd: Story = {
  play: async () => {
    await openIt();
    await expect(screen.getByRole('button')).toHaveAttribute('aria-expanded', 'true');
    await expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Change Password' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus();
  },
};

export const FindsAnItemByItsFirstLetter: Story = {
  play: async () => {
    await openIt();
    await userEvent.keyboard('c');
    await expect(screen.getByRole('menuitem', { name: 'Change Password' })).toHaveFocus();
  },
};

export const EscapeGivesTheFocusBack: Story = {
  play: async () => {
    await openIt();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'samudraniaga' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const ClosesBeforeItActs: Story = {
  play: async () => {
    onLogout.mockClear();
    await openIt();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await expect(onLogout).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const KeepsSettingsOpen: Story = {
  parameters: { docs: { story: { height: '360px' } } },
  render: () => <Settings />,
  play: async () => {
    await openIt();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(screen.getByRole('menuitemradio', { name: say('Gelap', 'Dark') })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: say('Terang', 'Light') })).not.toBeChecked();
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};

export const Groups: Story = {
  args: {
    children: (
      <MenuGroup label={say('Akun', 'Account')}>
        <MenuItem>Profile</MenuItem>
        <MenuItem disabled>Change Password</MenuItem>
      </MenuGroup>
    ),
  },
  play: async () => {
    await openIt();
    await expect(screen.getByRole('group', { name: say('Akun', 'Account') })).toBeVisible();
  },
};
