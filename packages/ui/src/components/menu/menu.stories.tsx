import type { Meta, StoryObj } from '@storybook/react-vite';
import { Contrast, KeyRound, LogOut, Moon, Sun, User } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Menu } from './menu.tsx';
import { MenuGroup, MenuRadioGroup, MenuSeparator } from './menu-group.tsx';
import { MenuItem, MenuLink } from './menu-item.tsx';

const onLogout = fn();

const meta = {
  title: 'Komponen/Menu',
  component: Menu,
  parameters: { docs: { story: { inline: false, height: '260px' } } },
  args: {
    label: 'Menu pengguna',
    trigger: <Button>samudraniaga</Button>,
    children: [
      <MenuLink key="profile" href="#profile" icon={<User size={16} />}>
        Profile
      </MenuLink>,
      <MenuLink key="password" href="#password" icon={<KeyRound size={16} />}>
        Change Password
      </MenuLink>,
      <MenuSeparator key="line" />,
      <MenuItem key="logout" icon={<LogOut size={16} />} onClick={onLogout}>
        Logout
      </MenuItem>,
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const openIt = async () => {
  screen.getByRole('button').focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() =>
    expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement),
  );
};

const themes = [
  { value: 'light', label: 'Terang', icon: <Sun size={16} /> },
  { value: 'dark', label: 'Gelap', icon: <Moon size={16} /> },
  { value: 'contrast', label: 'Kontras tinggi', icon: <Contrast size={16} /> },
] as const;

function Settings() {
  const [theme, setTheme] = useState<'light' | 'dark' | 'contrast'>('light');
  const [density, setDensity] = useState<'comfortable' | 'compact'>('comfortable');
  return (
    <Menu label="Tampilan" trigger={<Button icon={<Contrast size={16} />}>Tampilan</Button>}>
      <MenuRadioGroup label="Tema" options={themes} value={theme} onChange={setTheme} />
      <MenuSeparator />
      <MenuRadioGroup
        label="Kerapatan baris"
        options={[
          { value: 'comfortable', label: 'Lapang' },
          { value: 'compact', label: 'Rapat' },
        ]}
        value={density}
        onChange={setDensity}
      />
    </Menu>
  );
}

/** Settings as radio items, open; the one visual snapshot. */
export const Variants: Story = {
  render: () => (
    <div style={{ minBlockSize: 320 }}>
      <Settings />
    </div>
  ),
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
  render: () => <Settings />,
  play: async () => {
    await openIt();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(screen.getByRole('menuitemradio', { name: 'Gelap' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Terang' })).not.toBeChecked();
    await expect(screen.getByRole('menu')).toBeVisible();
  },
};

export const Groups: Story = {
  args: {
    children: (
      <MenuGroup label="Akun">
        <MenuItem>Profile</MenuItem>
        <MenuItem disabled>Change Password</MenuItem>
      </MenuGroup>
    ),
  },
  play: async () => {
    await openIt();
    await expect(screen.getByRole('group', { name: 'Akun' })).toBeVisible();
  },
};
