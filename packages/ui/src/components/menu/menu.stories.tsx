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
    guide: {
      purpose: 'Actions or ways onwards behind one button, or settings of which one in a group holds.',
      instead: [
        'For choosing the value of a form, use Select, Combobox or RadioGroup.',
        'For an explanation or controls other than items, use Popover.',
        'For two or three actions that people use often show the buttons themselves.',
      ],
      anatomy: {
        of: 'Parts',
        parts: [
          ['Button', 'button', 'Opens the menu. Its words say what is behind it.'],
          [
            'Icon',
            '[role="menuitem"] svg',
            'Helps to find an item again. Give one to every item of a group, or to none.',
          ],
          [
            'Item',
            '[role="menuitem"]',
            'An action or a place. A setting has a check mark at its end while it holds.',
          ],
          ['Menu', '[role="menu"]', 'Lies over the page, flush with the start or the end of its button.'],
          ['Line', 'hr', 'Sets items apart that do something else. Leave it out in a short menu.'],
        ],
      },
      keyboard: [
        ['Enter, Space, arrow down', 'On the button: opens the menu, the focus on the first item'],
        ['Arrow up', 'On the button: opens the menu, the focus on the last item'],
        ['Arrow down, arrow up', 'Goes to the next or previous item, wrapping around'],
        ['Home, End', 'Goes to the first or last item'],
        ['A letter', 'Goes to the next item that begins with it'],
        ['Enter, Space', 'Acts and closes; a setting is chosen and the menu stays open'],
        ['Escape', 'Closes; the focus goes back to the button'],
        ['Tab', 'Closes and goes on after the button'],
      ],
      pairs: [
        {
          good: {
            says: 'What people do most often is a button of its own; the menu has the rest.',
            shows: () => (
              <div style={{ display: 'flex', gap: 12 }}>
                <Button variant="primary">{say('Kirim', 'Send')}</Button>
                <Menu label={say('Lainnya', 'More')} trigger={<Button>{say('Lainnya', 'More')}</Button>}>
                  <MenuItem>{say('Cetak', 'Print')}</MenuItem>
                </Menu>
              </div>
            ),
          },
          bad: {
            says: 'The main action is in the menu, where nobody sees it.',
            shows: () => (
              <Menu label={say('Lainnya', 'More')} trigger={<Button>{say('Lainnya', 'More')}</Button>}>
                <MenuItem>{say('Kirim', 'Send')}</MenuItem>
                <MenuItem>{say('Cetak', 'Print')}</MenuItem>
              </Menu>
            ),
          },
        },
      ],
      good: [
        'Begin actions with the verb; name places as they are called in the navigation.',
        'Put deletion last, after a MenuSeparator.',
        'Name the button after what is behind it; for an icon alone use TooltipIconButton.',
      ],
      bad: [
        'Do not open a menu from a menu.',
        'Do not put fields or long texts into it: only items can be reached.',
      ],
      spoken: [
        'The button says that it opens a menu and whether it is expanded.',
        'Items are read with their position; settings with whether they are checked.',
        'A disabled item is passed over by the keys.',
      ],
    } satisfies ComponentGuide,
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
    await expect(screen.getByRole('menuitemradio', { name: 'Gelap' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Terang' })).not.toBeChecked();
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
    await expect(screen.getByRole('group', { name: 'Akun' })).toBeVisible();
  },
};
