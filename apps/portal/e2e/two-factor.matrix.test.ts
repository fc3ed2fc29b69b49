import { codeOf } from '@pabean/server/testing';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { heading } from './focus-steps.ts';
import { demoPassword, demoTfaSecret, startPortal } from './support.ts';

const portal = startPortal();

const code = (page: Page) => page.getByLabel('Kode OTP');

async function logIn(page: Page, username: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
  await page.getByLabel('Password', { exact: true }).press('Enter');
}

/** Codes of `tfa`: each step of 30 seconds counts once, so that a test uses the next one. */
let steps = 0;
const nextCode = () => codeOf(demoTfaSecret, new Date(), steps++);

it('signs in with a code that is pasted, and goes to the wanted page', async () => {
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
  '%s opened without a login leads there, and shows why',
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

it('recovery codes stay until they are kept, whatever is pressed', async () => {
  const page = await portal().open('/login');
  await logIn(page, 'tfa-baru');
  const key = page.getByRole('region', { name: 'Kunci untuk aplikasi autentikator' });
  await key.getByRole('img').waitFor();
  const secret = /[A-Z2-7]{32}/.exec(((await key.textContent()) ?? '').replace(/\s/g, ''))?.[0] ?? '';
  await code(page).fill(codeOf(secret, new Date()));
  await heading(page, 'Simpan kode pemulihan').waitFor();
  const codes = await page.getByRole('list', { name: 'Kode pemulihan untuk tfa-baru' }).textContent();
  await page.goBack();
  await page.evaluate(() => location.assign('#/profile'));
  await expect.poll(() => page.url()).toContain(`/#/tfa/setup?redirect=${encodeURIComponent('/profile')}`);
  await heading(page, 'Simpan kode pemulihan').waitFor();
  expect(await page.getByRole('list', { name: 'Kode pemulihan untuk tfa-baru' }).textContent()).toBe(codes);
  const asked = page.waitForEvent('dialog');
  const reload = page.evaluate(() => location.reload());
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await reload;
  await page.getByLabel('Saya sudah menyimpan kode ini').check();
  await page.getByRole('button', { name: 'Lanjutkan ke portal' }).click();
  await heading(page, 'Profile').waitFor();
});
