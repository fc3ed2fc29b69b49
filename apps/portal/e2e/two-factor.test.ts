import { codeOf } from '@pabean/server/testing';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { demoPassword, demoTfaSecret, startPortal } from './support.ts';

const portal = startPortal();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const code = (page: Page) => page.getByLabel('Kode OTP');

async function logIn(page: Page, username: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

/** Codes of `tfa`: each step of 30 seconds counts once, so that a test takes the next one. */
let steps = -1;
const nextCode = () => codeOf(demoTfaSecret, new Date(), steps++);

it('signs in with a code that is pasted, and goes where somebody wanted to go', async () => {
  const page = await portal().open('/pengajuan/listpengajuan?hal=2');
  await heading(page, 'Login').waitFor();
  await logIn(page, 'tfa');
  await heading(page, 'Verifikasi dua langkah').waitFor();
  expect(page.url()).toContain(
    `/#/tfa/verify?redirect=${encodeURIComponent('/pengajuan/listpengajuan?hal=2')}`,
  );
  expect(await code(page).evaluate((field) => field === document.activeElement)).toBe(true);
  await page.keyboard.type(nextCode());
  await heading(page, 'Pengajuan').waitFor();
  expect(page.url()).toContain('/#/pengajuan/listpengajuan?hal=2');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, Object.keys(sessionStorage)]),
  );
  expect(stored).not.toContain(demoPassword);
});

it('shows why a code was refused, keeps the field, and takes the next one', async () => {
  const page = await portal().open('/login', { mayLog: /422/ });
  await logIn(page, 'tfa');
  await code(page).fill('000000');
  await page.getByRole('alert').getByText('Kode OTP salah atau sudah dipakai').waitFor();
  expect(await page.title()).toBe('Kesalahan: Verifikasi dua langkah – Pabean');
  await page.keyboard.type(nextCode());
  await heading(page, /Selamat/).waitFor();
});

it.each(['/tfa/verify', '/tfa/setup'])(
  '%s opened without a login leads there, and says why',
  async (address) => {
    const page = await portal().open(`${address}?redirect=/profile`);
    await heading(page, 'Login').waitFor();
    await page.getByRole('status').getByText('Halaman dimuat ulang').waitFor();
    expect(page.url()).toContain(`/#/login?lanjut=${encodeURIComponent('/profile')}`);
  },
);

it('a reload forgets the password and leads to the login', async () => {
  const page = await portal().open('/login');
  await logIn(page, 'tfa');
  await code(page).waitFor();
  await page.reload();
  await page.getByText('Halaman dimuat ulang').waitFor();
  expect(await page.getByLabel('Username').inputValue()).toBe('');
});

it('can be given up for another account, by the link and by going back', async () => {
  const page = await portal().open('/login');
  await logIn(page, 'tfa');
  await code(page).waitFor();
  await page.getByRole('link', { name: 'Login dengan akun lain' }).click();
  await heading(page, 'Login').waitFor();
  await logIn(page, 'tfa');
  await code(page).waitFor();
  await page.goBack();
  await heading(page, 'Login').waitFor();
  await logIn(page, 'importir');
  await heading(page, /Selamat/).waitFor();
});

it('sets two-factor up: key, first code, recovery codes; then a recovery code signs in', async () => {
  const page = await portal().open('/login');
  await logIn(page, 'tfa-baru');
  await heading(page, 'Siapkan verifikasi dua langkah').waitFor();
  await page.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' }).waitFor();
  const copy = page.getByRole('button', { name: 'Salin' });
  const secret = await page.locator(`[id="${await copy.getAttribute('aria-describedby')}"]`).textContent();
  await code(page).fill(codeOf(secret ?? '', new Date()));
  await heading(page, 'Simpan kode pemulihan').waitFor();
  const codes = await page
    .getByRole('list', { name: /Kode pemulihan/ })
    .getByRole('listitem')
    .allTextContents();
  expect(codes).toHaveLength(10);
  await page.getByRole('checkbox', { name: 'Saya sudah menyimpan kode ini' }).check();
  await page.getByRole('button', { name: 'Lanjutkan ke portal' }).click();
  await heading(page, /Selamat/).waitFor();
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const each of [...codes, secret ?? '']) expect(kept).not.toContain(each);

  const other = await portal().open('/login');
  await logIn(other, 'tfa-baru');
  await other.getByRole('button', { name: 'Pakai kode pemulihan' }).click();
  await other.getByLabel('Kode pemulihan').fill(codes[0]?.toLowerCase() ?? '');
  await other.keyboard.press('Enter');
  await heading(other, /Selamat/).waitFor();
});
