import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { largePdf } from './files.ts';
import { button, heading } from './focus-steps.ts';
import { startPortal } from './support.ts';

const portal = startPortal();

it('sends a manifest from the menu, finds it in the list, and hands its file back', async () => {
  const page = await portal().open('/dashboard', { user: 'importir' });
  await page
    .getByRole('list', { name: 'Rekonsiliasi Manifes' })
    .getByRole('link', { name: 'Browse' })
    .click();
  await page.getByRole('link', { name: 'Tambah File' }).click();
  await heading(page, 'Tambah File').waitFor();
  await page.getByLabel('Nomor BL/AWB').fill('AWB-JALAN-1');
  await page.getByLabel('Tanggal BL/AWB').fill('01-03-2026');
  await page.getByLabel('Berkas', { exact: true }).setInputFiles(largePdf);
  await page.getByRole('radio', { name: 'Agen Pengangkut' }).check();
  await page.getByRole('radio', { name: /^Dari luar/ }).check();
  await button(page, 'Kirim').click();
  await button(page.getByRole('dialog', { name: 'Berhasil' }), 'Buka Browse BL/AWB').click();
  await heading(page, 'Browse BL/AWB').waitFor();
  await page.locator('[aria-current="true"]', { hasText: 'AWB-JALAN-1' }).waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Unduh berkas BL/AWB AWB-JALAN-1').click(),
  ]);
  expect((await readFile(await download.path())).equals(largePdf.buffer)).toBe(true);
});
