import { codeOf } from '@pabean/server/testing';
import { expect } from 'vitest';
import { button, heading } from '../focus-steps.ts';
import { press, typeInto } from '../keyboard.ts';
import { demoPassword } from '../server.ts';
import { shownSecret } from './two-factor.ts';
import { enter, openProfile, type Walk, type Walking } from './walk.ts';

/** Changes the NPWP; ends one other session, then all others. */
export async function keepProfile({ open }: Walking) {
  const elsewhere = [await open('/login', /401/), await open('/login', /401/)];
  for (const each of elsewhere) await enter(each, 'tps', demoPassword);
  const walk = await open('/login', /422/);
  const { page, did } = walk;
  await enter(walk, 'tps', demoPassword);
  await openProfile(walk);

  const dialog = page.getByRole('dialog', { name: 'Ubah NPWP' });
  const number = dialog.getByLabel('NPWP', { exact: true });
  const change = button(page, 'Ubah NPWP');
  await did('open', () => press(page, change), dialog);
  await did('close', () => page.keyboard.press('Escape'), dialog, 'hidden');
  await did('open', () => page.keyboard.press('Enter'), dialog);
  await typeInto(page, number, '0019');
  await did(
    'fail',
    () => page.keyboard.press('Enter'),
    dialog.getByRole('region', { name: /isian yang perlu/ }),
  );
  await typeInto(page, number, '0019000017999001');
  await did('save', () => page.keyboard.press('Enter'), dialog, 'hidden');
  // The mark beside the number; the message of the change has nearly the same text.
  await page.getByText('Menunggu verifikasi kantor', { exact: true }).first().waitFor();
  const shown = (await page.locator('main').textContent()) ?? '';
  expect(shown.replace(/\s/g, '')).toContain('0019000017999001');
  expect(await change.count()).toBe(0);

  const question = page.getByRole('alertdialog');
  const end = page.getByRole('button', { name: /^Keluarkan .*, masuk/ });
  await did('open', () => press(page, end.first()), question);
  await did('close', () => page.keyboard.press('Escape'), question, 'hidden');
  await did('open', () => page.keyboard.press('Enter'), question);
  const really = () => press(page, button(question, 'Keluarkan'));
  await did('delete', really, question, 'hidden');
  await expect.poll(() => end.count()).toBe(1);
  await did('open', () => press(page, button(page, 'Keluarkan semua yang lain')), question);
  await did('delete', really, question, 'hidden');
  await page.getByText('Tidak ada perangkat lain yang masuk dengan akun ini').waitFor();
  for (const each of elsewhere) {
    await each.page.reload();
    await heading(each.page, 'Login').waitFor();
  }
}

/** Types the account's password again, as required before the second factor changes. */
async function prove({ page, did }: Walk, opener: string, password: string, shows: 'code' | 'refusal') {
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Password saat ini', { exact: true });
  await did('open', () => press(page, button(page, opener)), field);
  await typeInto(page, field, password);
  const refused = dialog.getByRole('alert').getByText(/tidak sesuai/);
  const isRight = shows === 'code';
  await did(
    isRight ? 'save' : 'fail',
    () => page.keyboard.press('Enter'),
    isRight ? dialog.getByLabel('Kode OTP') : refused,
  );
}

/** The account's second factor: activated, with new recovery codes, and deactivated. */
export async function useSecondFactor({ open }: Walking) {
  const walk = await open('/login', /422/);
  const { page, did } = walk;
  const dialog = page.getByRole('dialog');
  const code = dialog.getByLabel('Kode OTP');
  await enter(walk, 'pindahan', demoPassword);
  await openProfile(walk);

  await prove(walk, 'Aktifkan…', 'perahu orang lain', 'refusal');
  await did('close', () => page.keyboard.press('Escape'), dialog, 'hidden');
  await prove(walk, 'Aktifkan…', demoPassword, 'code');
  const secret = await shownSecret(page);
  // Each step of 30 seconds counts once, so that every code is of the next one. The first is of the previous step, and
  // would be expired in the next.
  const type = (step: number) => typeInto(page, code, codeOf(secret, new Date(), step));
  const left = 30_000 - (Date.now() % 30_000);
  if (left < 5_000) await page.waitForTimeout(left);
  await did('save', () => type(-1), dialog.getByRole('listitem'));
  const keep = async () => {
    const kept = dialog.getByRole('checkbox', { name: 'Saya sudah menyimpan kode ini' });
    await did(
      'fail',
      () => press(page, button(dialog, 'Lanjutkan')),
      dialog.getByText('Simpan kode pemulihan dahulu'),
    );
    await did('save', () => press(page, kept, 'Space'), kept);
    await did('save', () => press(page, button(dialog, 'Lanjutkan')), dialog, 'hidden');
  };
  await keep();

  await prove(walk, 'Kode pemulihan baru…', demoPassword, 'code');
  await did('save', () => type(0), dialog.getByRole('listitem'));
  await keep();

  await prove(walk, 'Matikan…', demoPassword, 'code');
  await did('save', () => type(1), dialog, 'hidden');
  await button(page, 'Aktifkan…').waitFor();
  expect(await button(page, 'Matikan…').count()).toBe(0);
}
