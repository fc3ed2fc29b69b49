import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { heading } from './focus-steps.ts';
import { demoPassword, fontCame, startPortal } from './support.ts';

const portal = startPortal();

async function signIn(page: Page, username: string, password = demoPassword) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

it('leads a visitor to the login, and after it where he wanted to go', async () => {
  const page = await portal().open('/pengajuan/listpengajuan?hal=2');
  await heading(page, 'Login').waitFor();
  expect(await page.title()).toBe('Login – Pabean');
  await signIn(page, 'importir');
  await heading(page, 'Pengajuan').waitFor();
  expect(page.url()).toContain('/#/pengajuan/listpengajuan?hal=2');
});

it("refuses a wrong password with the specification's message, and keeps what was typed", async () => {
  const page = await portal().open('/login', { mayLog: /401/ });
  await signIn(page, 'importir', 'salah sekali');
  await page.getByRole('alert').getByText('Username/password tidak sesuai').waitFor();
  expect(await page.getByLabel('Username').inputValue()).toBe('importir');
  expect(await page.title()).toBe('Kesalahan: Login – Pabean');
});

it.each([1440, 390])('moves nothing that was there when an attempt fails, at %i px', async (width) => {
  const page = await portal().open('/login', { width, height: 700, mayLog: /401|429|ERR_FAILED/ });
  await page.waitForFunction(() => document.title === 'Login – Pabean');
  // The fonts load last, and may shift text slightly.
  await fontCame(page);
  const places = () =>
    page.locator('h1, form input, form label, form a, form [type=submit]').evaluateAll((elements) =>
      elements.map((element) => {
        const { x, y } = element.getBoundingClientRect();
        return [element.textContent, x, y + scrollY];
      }),
    );
  const before = await places();
  const alert = page.getByRole('alert');
  await signIn(page, 'importir', 'salah sekali');
  await alert.getByText('Username/password tidak sesuai').waitFor();
  expect(await places()).toEqual(before);
  await page.route('**/api/otentikasi/signin', (route) => route.abort());
  await page.getByRole('button', { name: 'Login' }).click();
  await alert.getByText('Server tidak dapat dihubungi').waitFor();
  expect(await places()).toEqual(before);
  const { top, bottom } = await alert.evaluate((element) => element.getBoundingClientRect());
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(700);
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

it('shows when the server cannot be reached, and signs in when it can be again', async () => {
  const page = await portal().open('/login', { mayLog: /ERR_INTERNET_DISCONNECTED/ });
  await page.waitForFunction(() => document.title === 'Login – Pabean');
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
])('shows what another provider answers: %j', async (json, status) => {
  const page = await portal().open('/login', { mayLog: /403/ });
  await page.route('**/api/otentikasi/signin', (route) => route.fulfill({ status, json }));
  await signIn(page, 'importir');
  await page.getByRole('alert').getByText('Akun Anda diblokir. Hubungi kantor.').waitFor();
  expect(await page.getByLabel('Username').inputValue()).toBe('importir');
});

it('shows how long to wait when there were too many attempts', async () => {
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

it('keeps a theme that was chosen on the page before its code was there', async () => {
  const context = await portal().context();
  const page = await context.newPage();
  const held = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(`${portal().server.url}/#/login`, { waitUntil: 'commit' });
  await page.getByLabel('Tema').selectOption({ label: 'Gelap' });
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).not.toBe('dark');
  held.resolve();
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  expect(await page.getByLabel('Tema').inputValue()).toBe('dark');
});

it('lets language and theme be chosen, and keeps what was typed', async () => {
  const page = await portal().open('/login');
  await page.getByLabel('Username').fill('importir');
  await page.getByLabel('Tema').selectOption({ label: 'Gelap' });
  await page.getByLabel('Bahasa').selectOption('en');
  await page.getByText("Sign in with your company's account.").waitFor();
  expect(await page.getByLabel('Username').inputValue()).toBe('importir');
  expect(await page.evaluate(() => ({ ...document.documentElement.dataset }).theme)).toBe('dark');
  await page.reload();
  await page.getByText("Sign in with your company's account.").waitFor();
  expect(await page.getByLabel('Theme').inputValue()).toBe('dark');
});

it('does not move when a message appears or comes again', async () => {
  const page = await portal().open('/login', { mayLog: /401/, width: 1440, height: 900 });
  const top = async (name: string, role: 'heading' | 'button') =>
    (await page.getByRole(role, { name }).boundingBox())?.y;
  const before = await top('Login', 'heading');
  await signIn(page, 'importir', 'salah sekali');
  await page.getByRole('alert').waitFor();
  expect(await top('Login', 'heading')).toBe(before);
  const pressed = await top('Login', 'button');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/otentikasi/signin', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Login' }).click();
  expect(await top('Memeriksa…', 'button')).toBe(pressed);
  held.resolve();
  await page.getByRole('button', { name: 'Login' }).waitFor();
  expect(await top('Login', 'button')).toBe(pressed);
});

it('stays busy until the page behind it is there', async () => {
  const page = await portal().open('/login');
  const held = Promise.withResolvers<void>();
  await page.route('**/dashboard*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  const known = page.waitForResponse('**/api/otentikasi/me');
  await signIn(page, 'importir');
  await known;
  await page.waitForTimeout(300);
  expect(await page.getByRole('button', { name: 'Memeriksa…' }).isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Login' }).count()).toBe(0);
  held.resolve();
  await heading(page, /Selamat/).waitFor();
});
