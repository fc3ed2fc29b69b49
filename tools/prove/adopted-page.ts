import assert from 'node:assert/strict';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { type Browser, chromium, type Page } from 'playwright';
import { makeTheme } from '../../packages/ui/src/theme/make-theme.ts';
import type { OfficeTheme } from '../../packages/ui/src/theme/offices.ts';
import type { ThemeMode } from '../../packages/ui/src/theme/roles.ts';
import { launchOptions } from '../browser/launch.ts';
import { paintOf } from '../browser/paint.ts';
import { watch } from '../browser/watch.ts';
import { root } from '../lib/root.ts';
import { readmeOf } from './readme-steps.ts';

/** The folder of pictures of the adopted page. */
export const pictures = join(root, '.cache/adoption');

/** The office theme in the README. */
function themeInReadme(): OfficeTheme {
  const [, text] = /^const theme = (\{.*?^\});$/ms.exec(readmeOf('ui')) ?? [];
  if (!text) throw new Error('The README of ui gives no `const theme = {…};`.');
  return runInNewContext(`(${text})`) as OfficeTheme;
}

const widgets = (page: Page) => ({
  Button: page.getByRole('button', { name: 'Semua tanggal' }),
  DateField: page.getByRole('textbox', { name: 'Sejak tanggal' }),
  DataTable: page.getByRole('table', { name: /^Pengajuan/ }),
  StatusBadge: page.getByRole('row', { name: /118\/PST\/XI\/2026/ }).getByText('Disetujui'),
  DokapEditor: page.getByRole('button', { name: 'Tambah dokumen' }),
});

/** The page built from the READMEs, in a browser. */
export interface AdoptedPage {
  /** Finds every widget by its role and uses it. */
  use(): Promise<string>;
  /** Shows the office's colours in a mode, and takes a picture. */
  showTheme(mode: ThemeMode): Promise<string>;
  /** Switches to compact density, and takes a picture. */
  beCompact(): Promise<string>;
  /** Emulates print, and takes a picture. */
  print(): Promise<string>;
  /** Throws if the page has logged anything or requested another origin. */
  close(): Promise<void>;
}

/** Opens the page. */
export async function openAdoptedPage(url: string): Promise<AdoptedPage> {
  const office = themeInReadme();
  const browser: Browser = await chromium.launch(launchOptions());
  const offences: string[] = [];
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'id-ID',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(10_000);
  watch(context, { origin: url, offences });
  const page = await context.newPage();
  // Browsers request an icon if the page has none.
  await context.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto(url, { waitUntil: 'networkidle' });
  rmSync(pictures, { recursive: true, force: true });
  mkdirSync(pictures, { recursive: true });
  const take = (name: string) => page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
  const setTheme = (mode: ThemeMode) =>
    page.evaluate((value) => {
      document.documentElement.dataset.theme = value;
    }, mode);

  return {
    async use() {
      const { DateField, Button } = widgets(page);
      for (const widget of Object.values(widgets(page))) await widget.waitFor();
      await DateField.fill('1-11-2026');
      await page.getByRole('row', { name: /117\/PST/ }).waitFor({ state: 'detached' });
      await Button.click();
      await page.getByRole('row', { name: /117\/PST/ }).waitFor();
      await addDocument(page);
      return Object.keys(widgets(page)).join(', ');
    },
    async showTheme(mode) {
      await setTheme(mode);
      const { canvas, text, chrome } = makeTheme(office, mode);
      assert.deepEqual(await paintOf(page), { canvas, text, chrome });
      await take(mode);
      return `${canvas} ${text} ${chrome}`;
    },
    async beCompact() {
      await setTheme('light');
      const row = page.getByRole('row', { name: /118\/PST/ });
      const heightOf = async () => (await row.boundingBox())?.height ?? 0;
      const before = await heightOf();
      await page.evaluate(() => {
        document.documentElement.dataset.density = 'compact';
      });
      const after = await heightOf();
      assert.ok(after < before, `A row has ${after} px instead of ${before}.`);
      await take('compact');
      return `rows of ${after} instead of ${before} px`;
    },
    async print() {
      await setTheme('dark');
      await page.emulateMedia({ media: 'print' });
      const { canvas, text } = await paintOf(page);
      assert.deepEqual({ canvas, text }, { canvas: '#ffffff', text: '#000000' });
      await take('print');
      return 'black on white, from the dark theme';
    },
    async close() {
      await browser.close();
      assert.deepEqual(offences, []);
    },
  };
}

/** Adds a supporting document: refused while it is empty, listed once it is saved. */
async function addDocument(page: Page): Promise<void> {
  await widgets(page).DokapEditor.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Jenis Dokumen Pelengkap' }).selectOption('5');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await dialog.getByRole('region', { name: /isian yang perlu diperbaiki/ }).waitFor();
  await page.screenshot({ path: join(pictures, 'dokap-editor.png') });
  await dialog.getByRole('textbox', { name: 'Nomor Surat Kuasa' }).fill('045/SK/2026');
  await dialog.getByRole('textbox', { name: 'Tanggal Surat Kuasa' }).fill('02-11-2026');
  await dialog.getByRole('textbox', { name: 'Berlaku Sampai' }).fill('31-12-2099');
  const buffer = Buffer.from('%PDF-1.7\n');
  await dialog
    .getByLabel(/^Berkas/)
    .setInputFiles({ name: 'kuasa.pdf', mimeType: 'application/pdf', buffer });
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('listitem').filter({ hasText: '045/SK/2026' }).waitFor();
}
