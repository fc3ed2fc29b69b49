import { codeOf } from '@pabean/server/testing';
import type { Page } from 'playwright';
import { button, heading } from '../focus-steps.ts';
import { press, typeInto } from '../keyboard.ts';
import { demoPassword, demoTfaSecret } from '../server.ts';
import { announcement, closeAnnouncement, logOut, signIn, type Walking } from './walk.ts';

/** The secret that the page shows beside the QR code. */
export async function shownSecret(page: Page): Promise<string> {
  const copy = button(page, 'Salin');
  await copy.waitFor();
  const id = await copy.getAttribute('aria-describedby');
  return (await page.locator(`[id="${id}"]`).textContent()) ?? '';
}

/** Signs in with a code of the app, after a wrong one. */
export async function verify({ open, trace }: Walking) {
  trace.know(demoTfaSecret, 'authenticator secret');
  const walk = await open('/login', /422/);
  const { page, did } = walk;
  const code = page.getByLabel('Kode OTP');
  await signIn(walk, 'tfa', demoPassword, code);
  const refused = page.getByRole('alert').getByText('Kode OTP salah atau sudah dipakai');
  await did('fail', () => page.keyboard.type('000000'), refused);
  await did('save', () => page.keyboard.type(codeOf(demoTfaSecret, new Date())), announcement(page));
  await closeAnnouncement(walk);
}

/** Sets up two-factor while signing in; then signs in with a recovery code. */
export async function setUp({ open }: Walking) {
  const walk = await open('/login', /422/);
  const { page, did } = walk;
  const code = page.getByLabel('Kode OTP');
  await signIn(walk, 'tfa-baru', demoPassword, heading(page, 'Siapkan verifikasi dua langkah'));
  const secret = await shownSecret(page);
  await page.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' }).waitFor();
  await did('save', () => press(page, button(page, 'Salin')), page.getByText('Disalin'));
  const keep = heading(page, 'Simpan kode pemulihan');
  await did('save', () => typeInto(page, code, codeOf(secret, new Date())), keep);
  const codes = await page
    .getByRole('list', { name: /Kode pemulihan/ })
    .getByRole('listitem')
    .allTextContents();
  const goOn = () => press(page, button(page, 'Lanjutkan ke portal'));
  await did('fail', goOn, page.getByText('Simpan kode pemulihan dahulu'));
  const kept = page.getByRole('checkbox', { name: 'Saya sudah menyimpan kode ini' });
  await did('save', () => press(page, kept, 'Space'), kept);
  await did('save', goOn, announcement(page));
  await closeAnnouncement(walk);
  await logOut(walk);

  await signIn(walk, 'tfa-baru', demoPassword, code);
  const recovery = page.getByLabel('Kode pemulihan');
  await did('open', () => press(page, button(page, 'Pakai kode pemulihan')), recovery);
  await typeInto(page, recovery, '7K3M-PQ9X-2WTD');
  await did('fail', () => page.keyboard.press('Enter'), page.getByText(/^Kode pemulihan salah/));
  await typeInto(page, recovery, codes[0]?.toLowerCase() ?? '');
  await did('save', () => page.keyboard.press('Enter'), announcement(page));
  await closeAnnouncement(walk);
}
