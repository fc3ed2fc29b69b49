import { render, screen, waitFor } from '@testing-library/react';
import type { MouseEvent, ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { conforms } from '../../testing/conformance.tsx';
import { Menu } from './menu.tsx';
import { MenuGroup, MenuRadioGroup } from './menu-group.tsx';
import { MenuItem, MenuLink } from './menu-item.tsx';

const trigger = <button type="button">Lainnya</button>;

function renderMenu() {
  render(
    <>
      <Menu label="Tindakan" trigger={trigger}>
        <MenuItem>Unduh</MenuItem>
        <MenuItem disabled>Ubah</MenuItem>
        <MenuItem>Hapus</MenuItem>
      </Menu>
      <button type="button">Sesudah</button>
    </>,
  );
  return screen.getByRole('button', { name: 'Lainnya' });
}

const focusOn = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menuitem', { name })));
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

describe('Menu', () => {
  conforms((props) => (
    <Menu label="Tindakan" trigger={trigger} {...props}>
      <MenuItem>Unduh</MenuItem>
    </Menu>
  ));

  it('opens and closes by its button', async () => {
    const button = renderMenu();
    expect(button.ariaExpanded).toBe('false');
    await userEvent.click(button);
    await focusOn('Unduh');
    expect(button.ariaExpanded).toBe('true');
    await userEvent.click(button);
    await closed();
    expect(button.ariaExpanded).toBe('false');
  });

  it('starts at the last item with arrow up', async () => {
    renderMenu().focus();
    await userEvent.keyboard('{ArrowUp}');
    await focusOn('Hapus');
  });

  it('follows a link by Space, as by Enter', async () => {
    const onClick = vi.fn((event: MouseEvent) => event.preventDefault());
    render(
      <Menu label="Tindakan" trigger={trigger}>
        <MenuLink href="#/profil" onClick={onClick}>
          Profil
        </MenuLink>
      </Menu>,
    );
    screen.getByRole('button', { name: 'Lainnya' }).focus();
    await userEvent.keyboard('{Enter}');
    await focusOn('Profil');
    await userEvent.keyboard(' ');
    expect(onClick).toHaveBeenCalledOnce();
    await closed();
  });

  it('skips disabled items', async () => {
    renderMenu().focus();
    await userEvent.keyboard('{Enter}');
    await focusOn('Unduh');
    await userEvent.keyboard('{ArrowDown}');
    await focusOn('Hapus');
  });

  it('lets Tab continue after the button', async () => {
    renderMenu().focus();
    await userEvent.keyboard('{Enter}');
    await focusOn('Unduh');
    await userEvent.keyboard('{Tab}');
    await closed();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sesudah' }));
  });

  it('closes on a click beside it', async () => {
    const button = renderMenu();
    await userEvent.click(button);
    await focusOn('Unduh');
    await userEvent.click(screen.getByRole('button', { name: 'Sesudah' }));
    await closed();
  });

  it.each([
    ['{ArrowDown}', 'Unduh'],
    ['{ArrowUp}', 'Hapus'],
  ])('after %s focuses %s, even if its items are added later', async (key, name) => {
    const menuWith = (children: ReactNode) => (
      <Menu label="Tindakan" trigger={trigger}>
        {children}
      </Menu>
    );
    const { rerender } = render(menuWith(null));
    screen.getByRole('button', { name: 'Lainnya' }).focus();
    await userEvent.keyboard(key);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('menu')));
    rerender(
      menuWith(
        <>
          <MenuItem>Unduh</MenuItem>
          <MenuItem>Hapus</MenuItem>
        </>,
      ),
    );
    await focusOn(name);
  });

  it('opens below its button, at the same edge', async () => {
    const button = renderMenu();
    await userEvent.click(button);
    await focusOn('Unduh');
    const place = screen.getByRole('menu').getBoundingClientRect();
    const anchor = button.getBoundingClientRect();
    expect(place.top).toBeGreaterThanOrEqual(anchor.bottom);
    expect(place.left).toBeCloseTo(anchor.left, 0);
  });
});

describe('parts of a menu', () => {
  conforms((props) => <MenuItem {...props}>Unduh</MenuItem>);
  conforms((props) => (
    <MenuLink href="#profile" {...props}>
      Profile
    </MenuLink>
  ));
  conforms((props) => (
    <MenuGroup label="Akun" {...props}>
      <MenuItem>Profile</MenuItem>
    </MenuGroup>
  ));
  conforms((props) => (
    <MenuRadioGroup
      label="Tema"
      options={[{ value: 'light', label: 'Terang' }]}
      value="light"
      onChange={() => undefined}
      {...props}
    />
  ));
});
