import assert from 'node:assert/strict';
import type { Page } from 'playwright';
import { axeFinds } from '../../apps/portal/e2e/axe.ts';
import { theme } from '../../examples/office-portal/src/office/theme.ts';
import { makeTheme } from '../../packages/ui/src/theme/make-theme.ts';
import type { ThemeMode } from '../../packages/ui/src/theme/roles.ts';
import { paintOf } from '../browser/paint.ts';

/** One action in the portal of the other office. */
export type Step = (page: Page) => Promise<void>;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const row = (page: Page, number: string) => page.getByRole('row', { name: new RegExp(number) });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();

/** Follows a link of the sidebar; the page's heading must then have the focus. */
async function goTo(page: Page, place: string) {
  await page.getByRole('link', { name: place, exact: true }).click();
  await heading(page, place).waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), place, 'the focus is lost');
}

const modes: readonly (readonly [string, ThemeMode])[] = [
  ['Terang', 'light'],
  ['Gelap', 'dark'],
  ['Kontras tinggi', 'contrast'],
];

/** The steps in order, by topic. */
export const steps: Readonly<Record<string, Step>> = {
  async 'the list'(page) {
    await heading(page, 'Permohonan').waitFor();
    await row(page, '021/AN/XI/2026').getByText('Draf').waitFor();
    await page.getByRole('button', { name: /^Disetujui/ }).click();
    await row(page, '021/AN/XI/2026').waitFor({ state: 'detached' });
    await page.getByRole('searchbox', { name: 'Cari permohonan' }).fill('007');
    await row(page, '007/AN/X/2026').waitFor();
    await page.getByRole('link', { name: 'Muara' }).waitFor();
  },

  async 'the themes'(page) {
    await button(page, 'Menu pengguna anggrek').click();
    for (const [name, mode] of modes) {
      await page.getByRole('menuitemradio', { name }).click();
      const { canvas, text, chrome } = makeTheme(theme, mode);
      assert.deepEqual(await paintOf(page), { canvas, text, chrome }, mode);
    }
    await page.keyboard.press('Escape');
    await page.emulateMedia({ media: 'print' });
    const { canvas, text } = await paintOf(page);
    assert.deepEqual({ canvas, text }, { canvas: '#ffffff', text: '#000000' }, 'paper');
    await page.emulateMedia({ media: 'screen' });
  },

  async 'a new application'(page) {
    await page.getByRole('link', { name: 'Permohonan', exact: true }).click();
    await page.getByRole('link', { name: 'Ajukan izin' }).click();
    await heading(page, 'Permohonan baru').waitFor();
    await page.getByText('Identitas penghadap').waitFor();
    await button(page, 'Simpan').click();
    await page.getByRole('region', { name: /isian yang perlu diperbaiki/ }).waitFor();
    await page.getByRole('combobox', { name: 'Jenis Izin' }).fill('pemuatan');
    await page.getByRole('option', { name: /^Pemuatan Barang Ekspor/ }).click();
    await field(page, 'Nomor Surat Pemohon').fill('021/AN/XI/2026');
    await field(page, 'Tanggal Permohonan').fill('24-11-2026');
    await button(page, 'Simpan').click();
    await page.getByRole('link', { name: 'Nomor surat ini sudah dipakai.' }).click();
    await field(page, 'Nomor Surat Pemohon').fill('022/AN/XI/2026');
    await button(page, 'Simpan').click();
    await row(page, '022/AN/XI/2026').waitFor();
    await said(page, 'Permohonan disimpan');
  },

  async 'a visit'(page) {
    await goTo(page, 'Janji loket');
    await button(page, 'Buat janji').click();
    const errors = page.getByRole('region', { name: 'Ada 3 isian yang perlu diperbaiki' });
    await errors.getByRole('link', { name: 'Pilih loket.' }).click();
    await page.getByRole('combobox', { name: 'Loket' }).selectOption('B');
    await field(page, 'Nama yang datang').fill('Dewi Anggraini');
    await field(page, 'Tanggal kunjungan').fill('1/12/2026');
    await button(page, 'Buat janji').click();
    await said(page, 'Janji B-20261201 dicatat');
    assert.equal(await errors.count(), 0, 'errors stay');
  },

  async 'a cargo list'(page) {
    await goTo(page, 'Periksa muatan');
    const lines = ['peti_kemas;barang;berat', 'CSQU3054383;Kopi;12,50', 'CSQU3054384;Teh;7'];
    await page
      .getByLabel('Daftar muatan')
      .setInputFiles({ name: 'muatan.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) });
    await page.getByText('1 dari 2 baris belum dapat dikirim').waitFor();
    assert.equal(await button(page, 'Kirim muatan').count(), 0, 'it can be sent with a mistake');
    await field(page, 'Peti kemas (peti_kemas), baris 3').fill('CSQU3054383');
    await page.keyboard.press('Enter');
    await button(page, 'Kirim muatan').click();
    await said(page, '2 peti kemas dikirim ke kantor');
  },

  async 'every page, looked at by axe'(page) {
    const found: string[] = [];
    for (const place of ['Permohonan', 'Janji loket', 'Periksa muatan']) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.getByRole('link', { name: place, exact: true }).click();
      await heading(page, place).waitFor();
      for (const [, mode] of modes) found.push(...(await axeFinds(page, { theme: mode })));
      await page.setViewportSize({ width: 390, height: 844 });
      found.push(...(await axeFinds(page)));
    }
    assert.deepEqual(found, []);
  },
};
