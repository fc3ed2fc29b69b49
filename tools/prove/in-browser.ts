import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { chromium, type Page } from 'playwright';
import { makeTheme } from '../../packages/ui/src/theme/make-theme.ts';
import type { OfficeTheme } from '../../packages/ui/src/theme/offices.ts';
import { launchOptions } from '../browser/launch.ts';
import { paintOf } from '../browser/paint.ts';
import { watch } from '../browser/watch.ts';
import { root } from '../lib/root.ts';

/** Opens a page of a consumer's app, and fails if it logs anything or requests another origin. */
export async function openPage(url: string, use: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(launchOptions());
  try {
    const offences: string[] = [];
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'id-ID',
      timezoneId: 'Asia/Makassar',
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(10_000);
    watch(context, { origin: new URL(url).origin, offences });
    // Browsers request an icon if the page has none.
    await context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await use(page).catch((cause: unknown) => {
      throw new Error([cause, ...offences].join('\n'), { cause });
    });
    assert.deepEqual(offences, []);
  } finally {
    await browser.close();
  }
}

/** The office theme in the README. */
function themeInReadme(): OfficeTheme {
  const readme = readFileSync(join(root, 'packages/ui/README.md'), 'utf8');
  const [, text] = /^const theme = (\{.*?^\});$/ms.exec(readme) ?? [];
  if (!text) throw new Error('The README of ui gives no `const theme = {…};`.');
  return runInNewContext(`(${text})`) as OfficeTheme;
}

/** Checks that the page has the colours of the README's office in every theme. */
export async function seeThemes(page: Page): Promise<void> {
  const office = themeInReadme();
  for (const mode of ['light', 'dark', 'contrast'] as const) {
    await page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, mode);
    const { canvas, text, chrome } = makeTheme(office, mode);
    assert.deepEqual(await paintOf(page), { canvas, text, chrome }, mode);
  }
}

/** Uses each widget of the page that the READMEs build. */
export async function useWidgets(page: Page): Promise<void> {
  await page.getByRole('table', { name: /^Pengajuan/ }).waitFor();
  await page
    .getByRole('row', { name: /118\/PST\/XI\/2026/ })
    .getByText('Disetujui')
    .waitFor();
  const row = page.getByRole('row', { name: /117\/PST/ });
  await page.getByRole('textbox', { name: 'Sejak tanggal' }).fill('1-11-2026');
  await row.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Semua tanggal' }).click();
  await row.waitFor();
  await addDocument(page);
}

/** Adds a supporting document: refused while it is empty, listed once it is saved. */
async function addDocument(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Tambah dokumen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Jenis Dokumen Pelengkap' }).selectOption('5');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await dialog.getByRole('region', { name: /isian yang perlu diperbaiki/ }).waitFor();
  await dialog.getByRole('textbox', { name: 'Nomor Surat Kuasa' }).fill('045/SK/2026');
  await dialog.getByRole('textbox', { name: 'Tanggal Surat Kuasa' }).fill('02-11-2026');
  await dialog.getByRole('textbox', { name: 'Berlaku Sampai' }).fill('31-12-2099');
  const buffer = Buffer.from('%PDF-1.7\n%%EOF\n');
  await dialog
    .getByLabel(/^Berkas/)
    .setInputFiles({ name: 'kuasa.pdf', mimeType: 'application/pdf', buffer });
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('listitem').filter({ hasText: '045/SK/2026' }).waitFor();
}
