import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { root } from '../lib/root.ts';
import { problemsOf } from './consumer-folder.ts';
import { openPage } from './in-browser.ts';

/** Texts that must be in the HTML of a page before any script has run. */
const drawn = {
  '/': [
    ...['Permohonan', 'Dikirim', 'Cari dokumen', '031/RW/XI/2026', 'Draf', '024/RW/XI/2026', 'Disetujui'],
    ...['Lampirkan surat', 'Form Pembawaan Barang Asal TLDDP'],
  ],
  '/tombol': ['Simpan'],
  '/dokumen': ['Lampirkan dokumen', 'Jenis Dokumen Pelengkap', 'Surat Kuasa'],
};

async function readPages(url: string): Promise<void> {
  for (const [path, texts] of Object.entries(drawn)) {
    const answer = await fetch(`${url}${path}`);
    const html = (await answer.text()).replaceAll(/<script.*?<\/script>/gs, '');
    assert.equal(answer.status, 200);
    for (const word of texts) assert.ok(html.includes(word), `“${word}” is missing in the HTML of ${path}.`);
  }
}

async function addDocument(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Cari permohonan' }).fill('024');
  await page.getByRole('row', { name: /031/ }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Lampirkan surat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lampirkan dokumen' });
  await dialog.getByRole('combobox', { name: 'Jenis Dokumen Pelengkap' }).selectOption('5');
  await dialog.getByRole('button', { name: 'Simpan' }).click();
  await dialog.getByRole('region', { name: /isian yang perlu diperbaiki/ }).waitFor();
}

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('dialog', { name: 'Lampirkan dokumen' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const accent = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--pb-accent'),
  );
  assert.ok(accent, 'The page has no colours.');
}

/**
 * Installs the packed packages into a copy of `examples/next-portal`, with Next from npm's registry, builds it, checks its
 * server-rendered HTML, and uses it in a browser.
 */
export const findNextProblems = () =>
  problemsOf('next', (folder) => [
    [
      'npm install',
      () => {
        cpSync(join(root, 'examples/next-portal'), folder.path, { recursive: true });
        return folder.sh('npm install');
      },
    ],
    ['which Next', async () => console.log((await folder.sh('npx next --version 2>/dev/null')).trim())],
    ['npm run build', () => folder.sh('npm run build')],
    ['npm start', () => folder.serve('npm start -- --port 0 --hostname 127.0.0.1')],
    ['its HTML before any script', () => readPages(folder.url)],
    ['a list, a dialog and a form in the browser', () => openPage(folder.url, addDocument)],
    ['a dialog that the server drew', () => openPage(`${folder.url}/dokumen`, openDialog)],
  ]);
