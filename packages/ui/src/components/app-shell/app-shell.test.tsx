import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { AppShell } from './app-shell.tsx';
import { ChromeButton, ChromeLink } from './chrome-button.tsx';
import { ShellFooter } from './shell-footer.tsx';
import { SkipLink } from './skip-link.tsx';
import { initialsOf, UserButton } from './user-button.tsx';

const office = {
  name: 'KPU Contoh',
  contact: 'Kode kantor 020400',
  siteUrl: 'https://kantor.example/',
  version: '2.1.2',
  copyrightYear: '2022',
};
const nav = [
  { items: [{ href: '#/dashboard', label: 'Dashboard', icon: <i /> }] },
  {
    label: 'Perizinan',
    items: [
      { href: '#/pengajuan', label: 'Pengajuan', icon: <i /> },
      { href: '#/brows', label: 'Browse', icon: <i /> },
    ],
  },
];
const frame = { office, homeHref: '#/dashboard' };

describe('AppShell', () => {
  conforms((props) => (
    <AppShell {...frame} {...props}>
      <h1>Pengajuan</h1>
    </AppShell>
  ));

  it('marks the current page, and only that one', () => {
    render(
      <AppShell {...frame} nav={nav} current="#/pengajuan">
        <h1>Pengajuan</h1>
      </AppShell>,
    );
    const places = within(screen.getByRole('navigation', { name: 'Menu utama', hidden: true }));
    const here = places.getAllByRole('link', { hidden: true }).filter((link) => link.ariaCurrent === 'page');
    expect(here.map((link) => link.textContent)).toEqual(['Pengajuan']);
    expect(places.getByRole('list', { name: 'Perizinan', hidden: true })).toBeTruthy();
  });

  it('shows visitors the login link that is asked for, and a signed-in user the menu instead', () => {
    const { rerender } = render(<AppShell {...frame}>isi</AppShell>);
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    rerender(
      <AppShell {...frame} loginHref="#/masuk">
        isi
      </AppShell>,
    );
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('#/masuk');
    rerender(
      <AppShell {...frame} loginHref="#/masuk" user={<UserButton name="samudraniaga" />}>
        isi
      </AppShell>,
    );
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Menu pengguna samudraniaga' })).toBeTruthy();
  });

  it('shows version, copyright and the office site in the footer', () => {
    render(<AppShell {...frame}>isi</AppShell>);
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText('Versi 2.1.2')).toBeTruthy();
    expect(footer.getByText('© 2022 KPU Contoh')).toBeTruthy();
    expect(footer.getByRole('link', { name: 'Situs kantor' }).getAttribute('href')).toBe(office.siteUrl);
  });
});

describe('parts of the frame', () => {
  conforms((props) => <SkipLink {...props} />);
  conforms((props) => <ShellFooter office={office} {...props} />);
  conforms((props) => <ChromeButton label="Tampilan" icon={<i />} {...props} />);
  conforms((props) => <ChromeLink href="#/login" {...props} />);
  conforms((props) => <UserButton name="budi" {...props} />);
});

it.each([
  ['samudraniaga', 'SA'],
  ['samudra niaga', 'SN'],
  ['tfa-baru', 'TB'],
  ['', ''],
])('writes %j as %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
