import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { DoorLink, OrDivider } from './door-link.tsx';
import { LoginFrame } from './login-frame.tsx';

const office = {
  name: 'KPU Contoh',
  contact: 'Kode kantor 020400',
  siteUrl: 'https://kantor.example/',
  version: '2.1.2',
  copyrightYear: '2022',
};

describe('LoginFrame', () => {
  conforms((props) => (
    <LoginFrame office={office} heading="Login" {...props}>
      formulir
    </LoginFrame>
  ));

  it('names the portal after the office, and its title can be focused', () => {
    render(
      <LoginFrame office={office} heading="Login">
        formulir
      </LoginFrame>,
    );
    expect(screen.getByRole('complementary', { name: 'Tentang portal' }).textContent).toContain('KPU Contoh');
    const title = screen.getByRole('heading', { level: 1, name: 'Login' });
    title.focus();
    expect(document.activeElement).toBe(title);
  });
});

describe('parts of the frame', () => {
  conforms((props) => (
    <DoorLink href="#/menutransit" label="Laporan barang transit" icon={<i />} {...props} />
  ));
  conforms((props) => <DoorLink label="Barang Kiriman" note="Belum dibuka." icon={<i />} {...props} />);
  conforms((props) => <OrDivider {...props}>tanpa akun</OrDivider>);
});
