import { expect } from 'vitest';
import { button, heading } from '../focus-steps.ts';
import { choose, press, typeInto } from '../keyboard.ts';
import { demoPassword } from '../server.ts';
import { later } from '../support.ts';
import { enter, logOut, type Walking } from './walk.ts';

/** Stays signed in, later signs in again above the page, where the typed values are preserved, and logs out. */
export async function outliveSession({ open }: Walking) {
  const walk = await open('/login', /401/);
  const { page, did } = walk;
  await page.clock.install();
  await page.reload();
  await enter(walk, 'importir', demoPassword);
  await did(
    'open',
    () => press(page, page.getByRole('link', { name: 'Buat permohonan izin' })),
    heading(page, 'Form Header Perijinan'),
  );
  await choose(
    page,
    page.getByRole('combobox', { name: 'Jenis Izin' }),
    'luar jam',
    'Pelayanan Kepabeanan di Luar Jam Kerja',
  );
  const number = page.getByLabel('Nomor Permohonan');
  await typeInto(page, number, '907/CLB/XI/2026');

  const ending = page.getByRole('alertdialog', { name: 'Sesi Anda segera berakhir' });
  await did('open', later(page, 28), ending);
  await did('save', () => press(page, button(ending, 'Tetap masuk')), ending, 'hidden');
  const over = page.getByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' });
  await did('open', later(page, 28), ending);
  await did('open', later(page, 3), over);
  await page.keyboard.type('perahu kemarin');
  await did('fail', () => page.keyboard.press('Enter'), over.getByText('Username/password tidak sesuai'));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(demoPassword);
  await did('save', () => page.keyboard.press('Enter'), over, 'hidden');
  expect(await number.inputValue()).toBe('907/CLB/XI/2026');
  await typeInto(page, page.getByLabel('Tanggal Permohonan'), '24-09-2026');
  await did('save', () => press(page, button(page, 'Simpan')), heading(page, /Luar Jam Kerja/));
  await logOut(walk);
}
