import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { demoPassword, startPortal } from './support.ts';

const portal = startPortal();

async function signIn(page: Page, username: string, password = demoPassword) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

it('leads a visitor to the login, and after it where he wanted to go', async () => {
  const page = await portal().open('/pengajuan/listpengajuan?hal=2');
  await heading(page, 'Login').waitFor();
  expect(await page.title()).toBe('Login – Pabean');
  await signIn(page, 'importir');
  await heading(page, 'Pengajuan').waitFor();
  expect(page.url()).toContain('/#/pengajuan/listpengajuan?hal=2');
});

it('refuses a wrong password in the words of the specification, and keeps what was typed', async () => {
  const page = await portal().open('/login', { mayLog: /401/ });
  await signIn(page, 'importir', 'salah sekali');
  await page.getByRole('alert').getByText('Username/password tidak sesuai').waitFor();
  expect(await page.getByLabel('Username').inputValue()).toBe('importir');
  expect(await page.title()).toBe('Kesalahan: Login – Pabean');
});

it('is used by name, Tab, password, Enter', async () => {
  const page = await portal().open('/login');
  await page.getByLabel('Username').focus();
  for (const text of ['importir', demoPassword]) {
    await page.keyboard.type(text);
    await page.keyboard.press(text === demoPassword ? 'Enter' : 'Tab');
  }
  await heading(page, /Selamat/).waitFor();
});

it('names the empty field and puts the cursor there', async () => {
  const page = await portal().open('/login');
  await page.getByLabel('Username').fill('importir');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Kolom Password belum diisi').waitFor();
  expect(
    await page.getByLabel('Password', { exact: true }).evaluate((field) => field === document.activeElement),
  ).toBe(true);
});

it('says plainly that a second step is due', async () => {
  const page = await portal().open('/login');
  await signIn(page, 'tfa');
  await page.getByText('Akun ini memakai verifikasi dua langkah').waitFor();
  await signIn(page, 'tfa-baru');
  await page.getByText(/harus disiapkan dahulu/).waitFor();
});

it('says when the server cannot be reached, and signs in when it can be again', async () => {
  const page = await portal().open('/login', { mayLog: /ERR_INTERNET_DISCONNECTED/ });
  await page.context().setOffline(true);
  await signIn(page, 'importir');
  await page.getByRole('alert').getByText('Server tidak dapat dihubungi').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await heading(page, /Selamat/).waitFor();
});

it.each([
  [{ error: 'Akun Anda diblokir. Hubungi kantor.' }, 403],
  [{ hasil: false, message: 'Akun Anda diblokir. Hubungi kantor.' }, 200],
])('says what another provider answers: %j', async (json, status) => {
  const page = await portal().open('/login', { mayLog: /403/ });
  await page.route('**/api/otentikasi/signin', (route) => route.fulfill({ status, json }));
  await signIn(page, 'importir');
  await page.getByRole('alert').getByText('Akun Anda diblokir. Hubungi kantor.').waitFor();
  expect(await page.getByLabel('Username').inputValue()).toBe('importir');
});

it('says how long to wait when there were too many attempts', async () => {
  const page = await portal().open('/login', { mayLog: /429/ });
  await page.route('**/api/otentikasi/signin', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'retry-after': '42' },
      json: { status: 'error', message: 'Terlalu banyak percobaan. Coba lagi dalam 42 detik.' },
    }),
  );
  await signIn(page, 'importir');
  await page.getByText('Terlalu banyak percobaan. Coba lagi dalam 42 detik.').waitFor();
});

it('hands the session to a new tab, and ends it in all of them', async () => {
  const context = await portal().context({ user: 'importir' });
  const [first, second] = [await context.newPage(), await context.newPage()];
  await first.goto(`${portal().server.url}/#/dashboard`);
  await heading(first, /Selamat/).waitFor();
  await second.goto(`${portal().server.url}/#/profile`);
  await heading(second, 'Profile').waitFor();
  await second.getByRole('button', { name: /importir/ }).click();
  await second.getByRole('menuitem', { name: 'Logout' }).click();
  await heading(second, 'Login').waitFor();
  await heading(first, 'Login').waitFor();
});
