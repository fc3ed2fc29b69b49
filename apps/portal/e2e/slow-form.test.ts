import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { type OpenOptions, startPortal } from './support.ts';

const portal = startPortal();
const number = (page: Page) => page.getByLabel('Nomor Permohonan');
const save = (page: Page) => page.getByRole('button', { name: 'Simpan' });

/** The file of the built portal that is react-hook-form. */
function engineFile(): string {
  const files = globSync(join(import.meta.dirname, '../dist/assets/*.js'));
  const [engine] = files.filter((file) => readFileSync(file, 'utf8').includes('shouldUseNativeValidation'));
  if (!engine) throw new Error('No file of the built portal holds react-hook-form.');
  return basename(engine);
}

/** The header form on a line over which react-hook-form comes as a test wants it, if at all. */
async function openForm(answer: (route: Route) => Promise<void>, options: OpenOptions = {}) {
  const context = await portal().context({ user: 'importir', ...options });
  const page = await context.newPage();
  const asked: string[] = [];
  await page.route(`**/assets/${engineFile()}`, async (route) => {
    asked.push(route.request().url());
    await answer(route);
  });
  await page.goto(`${portal().server.url}/#/pengajuan/header`);
  await number(page).waitFor();
  return { page, asked };
}

async function fill(page: Page) {
  await page.getByLabel('Jenis Izin').selectOption({ label: 'Pembatalan RKSP atau Manifes' });
  await number(page).pressSequentially('905/CLB/IX/2026');
  await page.getByLabel('Tanggal Permohonan').pressSequentially('24/9/2026');
}

it('can be filled at once on a slow line, and loses nothing', async () => {
  const line = Promise.withResolvers<void>();
  const { page, asked } = await openForm(async (route) => {
    await line.promise;
    await route.continue();
  });
  await fill(page);
  await number(page).press('Home');
  line.resolve();
  await page.getByRole('radiogroup', { name: 'Dokumen yang Dibatalkan' }).waitFor();
  expect(asked).toHaveLength(1);
  await page.keyboard.type('A-');
  expect(await number(page).inputValue()).toBe('A-905/CLB/IX/2026');
  await page.getByText(/^Draf tersimpan di perangkat ini/).waitFor();
  await page.getByLabel('Manifes Inward').check();
  await save(page).click();
  await page.getByRole('heading', { level: 1, name: 'Pembatalan RKSP atau Manifes' }).waitFor();
  await page.getByText('A-905/CLB/IX/2026').first().waitFor();
});

it('says so where a part of the form does not come, and saves when it does', async () => {
  let isBroken = true;
  const { page } = await openForm((route) => (isBroken ? route.abort() : route.continue()), {
    mayLog: /ERR_FAILED/,
  });
  await fill(page);
  await page.getByText(/^Formulir belum termuat seluruhnya/).waitFor();
  await save(page).click();
  await page.getByText(/^Formulir belum termuat seluruhnya/).waitFor();
  expect(await number(page).inputValue()).toBe('905/CLB/IX/2026');
  isBroken = false;
  await save(page).click();
  await page.getByRole('link', { name: /Dokumen yang Dibatalkan/ }).waitFor();
  await page.getByLabel('Manifes Inward').check();
  await save(page).click();
  await page.getByRole('heading', { level: 1, name: 'Pembatalan RKSP atau Manifes' }).waitFor();
});
