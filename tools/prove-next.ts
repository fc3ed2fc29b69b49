import assert from 'node:assert/strict';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './browser/ensure-chromium.ts';
import { root } from './lib/root.ts';
import { makeConsumerFolder, pack } from './prove/consumer-folder.ts';
import { openPage } from './prove/in-browser.ts';
import { runTrial } from './prove/trial.ts';

// `pnpm prove:next` installs the packed packages into a copy of examples/next-portal, with Next from npm's registry,
// builds it, checks its server-rendered HTML, and opens it in a browser. It takes minutes, and is no part of `pnpm test`.

/** Texts that must be in the HTML of a page before any script has run. */
const drawn = {
  '/': [
    ...['Permohonan', 'Dikirim', 'Cari dokumen', '031/RW/XI/2026', 'Draf', '024/RW/XI/2026', 'Disetujui'],
    ...['Lampirkan surat', 'Form Pembawaan Barang Asal TLDDP'],
  ],
  '/tombol': ['Simpan'],
  '/dokumen': ['Lampirkan dokumen', 'Jenis Dokumen Pelengkap', 'Surat Kuasa'],
};

let url = '';

async function readPages(): Promise<string> {
  const sizes: string[] = [];
  for (const [path, texts] of Object.entries(drawn)) {
    const answer = await fetch(`${url}${path}`);
    const html = (await answer.text()).replaceAll(/<script.*?<\/script>/gs, '');
    assert.equal(answer.status, 200);
    for (const word of texts) assert.ok(html.includes(word), `“${word}” is missing in the HTML of ${path}.`);
    sizes.push(`${path} ${(html.length / 1000).toFixed(0)} KB`);
  }
  return sizes.join(', ');
}

const addDocument = () =>
  openPage(url, async (page) => {
    await page.getByRole('searchbox', { name: 'Cari permohonan' }).fill('024');
    await page.getByRole('row', { name: /031/ }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Lampirkan surat' }).click();
    const dialog = page.getByRole('dialog', { name: 'Lampirkan dokumen' });
    await dialog.getByRole('combobox', { name: 'Jenis Dokumen Pelengkap' }).selectOption('5');
    await dialog.getByRole('button', { name: 'Simpan' }).click();
    await dialog.getByRole('region', { name: /isian yang perlu diperbaiki/ }).waitFor();
  });

const openDialog = () =>
  openPage(`${url}/dokumen`, async (page) => {
    await page.getByRole('dialog', { name: 'Lampirkan dokumen' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const accent = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--pb-accent'),
    );
    assert.ok(accent, 'The page has no colours.');
  });

/** The scripts that a page loads, Next and React included, in transferred bytes. */
async function scriptsOf(path: string): Promise<string> {
  let bytes = 0;
  await openPage(`${url}${path}`, async (page) => {
    bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
    );
  });
  return `${path} ${(bytes / 1000).toFixed(0)} KB`;
}

await ensureChromium();
await pack();
const folder = await makeConsumerFolder('next');

try {
  cpSync(join(root, 'examples/next-portal'), folder.path, { recursive: true });
  process.exitCode = await runTrial('The packages in a Next app', [
    { name: 'npm install', run: () => folder.sh('npm install').then(() => undefined) },
    { name: 'which Next', run: () => folder.sh('npx next --version 2>/dev/null') },
    { name: 'npm run build', run: () => folder.sh('npm run build').then(() => undefined) },
    {
      name: 'npm start',
      run: async () => {
        url = await folder.serve('npm start -- --port 0 --hostname 127.0.0.1');
        return url;
      },
    },
    { name: 'its HTML before any script', run: readPages },
    { name: 'a list, a dialog and a form in the browser', run: addDocument },
    { name: 'a dialog that the server drew', run: openDialog },
    {
      name: 'scripts of a page with a button, and of one with a list, a dialog and a form',
      run: async () => `${await scriptsOf('/tombol')}, ${await scriptsOf('/')}`,
    },
  ]);
} finally {
  folder.close();
  rmSync(folder.path, { recursive: true, force: true });
}
