import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../server/src/testing/read-pdf.ts';
import { runCli } from '../../server/src/testing/run-cli.ts';
import { actAs } from './applications.ts';
import { largePdf, smallPng } from './files.ts';
import { button, detail } from './focus-steps.ts';
import { startPortal } from './support.ts';

const portal = startPortal();

let serial = 0;
const nextNumber = () => `${++serial}/JAHAT/2026`;

/** Opens the editor of the first document of a new draft. */
async function openEditor(): Promise<{ page: Page; dialog: Locator }> {
  const id = await (await actAs(portal().server, 'importir')).draft('30', nextNumber());
  const page = await portal().open(detail(id), { user: 'importir', mayLog: /422/ });
  await button(page, 'Isi Surat Permohonan').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nomor Surat', { exact: true }).fill('118/CLB');
  await dialog.getByLabel('Tanggal Surat', { exact: true }).fill('24-09-2026');
  return { page, dialog };
}

const pdf = largePdf.buffer;
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>window.ran=1</script></svg>');
const html = Buffer.from('<!doctype html><script>window.ran=1</script>');

describe('a file that must not be kept', () => {
  it.each([
    ['an SVG', 'gambar.svg', 'image/svg+xml', svg, /Berkas harus PDF/],
    ['a page', 'surat.html', 'text/html', html, /Berkas harus PDF/],
    ['a program behind a name', 'surat.pdf.exe', 'application/pdf', pdf, /Berkas harus PDF/],
    ['0 bytes', 'kosong.pdf', 'application/pdf', Buffer.alloc(0), /kosong/],
    ['2101 KB', 'besar.pdf', 'application/pdf', Buffer.alloc(2101 * 1024, pdf), /Gagal simpan data/],
    ['an SVG as PNG', 'gambar.png', 'image/png', svg, /tidak sesuai|rusak/],
    ['a page as PDF', 'surat.pdf', 'application/pdf', html, /tidak sesuai|rusak/],
    ['a picture as PDF', 'foto.pdf', 'application/pdf', smallPng.buffer, /tidak sesuai|rusak/],
    ['a PDF without its end', 'surat.pdf', 'application/pdf', pdf.subarray(0, 500), /tidak sesuai|rusak/],
  ])('%s is refused with its reason, and what was typed stays', async (_, name, mimeType, buffer, reason) => {
    const { page, dialog } = await openEditor();
    await dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    await button(dialog, 'Simpan').click();
    await dialog.getByText(reason).first().waitFor();
    expect(await dialog.getByLabel('Nomor Surat', { exact: true }).inputValue()).toBe('118/CLB');
    expect(await page.evaluate('window.ran')).toBeUndefined();
  });
});

describe('a file called strangely', () => {
  it.each([
    ['as a path', '../../etc/passwd.pdf'],
    ['with a mark that turns letters', 'surat\u202efdp.exe.pdf'],
    ['with a NUL', 'surat\0.pdf'],
    ['by 300 characters', `${'s'.repeat(300)}.pdf`],
    ['as markup', '<img src=x onerror=window.ran=1>.pdf'],
  ])('%s is kept under a harmless name, and handed over under it', async (_, name) => {
    const { page, dialog } = await openEditor();
    await dialog.locator('input[type=file]').setInputFiles({ ...largePdf, name });
    expect(await dialog.textContent()).not.toMatch(/[\p{Cc}\u202e]/u);
    await button(dialog, 'Simpan').click();
    await dialog.waitFor({ state: 'detached' });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: /Unduh Surat Permohonan$/ }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^[\w .-]{1,200}\.pdf$/);
    expect(await readFile(await download.path())).toEqual(pdf);
    expect(await page.evaluate('window.ran')).toBeUndefined();
  });
});

describe('a text that no store can keep', () => {
  it.each([
    ['NUL', 'a\0b'],
    ['a mark that turns letters', 'a\u202eb'],
    ['a character without width', 'a\u200bb'],
    ['300 characters where 50 fit', 'x'.repeat(300)],
  ])('%s is refused at its field, and stays there to be fixed', async (_, text) => {
    const { page, dialog } = await openEditor();
    const calls: string[] = [];
    page.on('request', (request) => request.url().endsWith('/updateDokap') && calls.push(request.url()));
    const field = dialog.getByLabel('Nomor Surat', { exact: true });
    await dialog.locator('input[type=file]').setInputFiles(smallPng);
    await field.fill(text);
    await button(dialog, 'Simpan').click();
    await dialog.getByRole('region', { name: /isian yang perlu diperbaiki/ }).waitFor();
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.inputValue()).toBe(text);
    expect(calls).toEqual([]);
  });
});

const complete = [
  { code: '1', first: 'S-1', second: '2026-02-27', hasFile: true },
  { code: '69', first: 'S-1', second: '2026-02-27', hasFile: true },
  { code: '70', first: 'SGL-1', second: '2', hasFile: false },
  { code: '21', first: '2026-03-03', second: '2026-03-04', hasFile: false },
  { code: '22', first: '', second: 'Batu Ampar', hasFile: false },
];

describe('a text that means something elsewhere is nothing but a text on every page and in the licence', () => {
  it.each([
    ['a picture that runs', '<img src=x onerror=window.ran=1>'],
    ['a formula', '=HYPERLINK("http://x")'],
    ['a path', '../../etc/passwd'],
  ])('%s', async (_, text) => {
    const importir = await actAs(portal().server, 'importir');
    const id = await importir.draft('30', text);
    for (const { hasFile, ...filled } of complete)
      await importir.fill(id, { ...filled, first: filled.first || text }, hasFile);
    const page = await portal().open(`/pengajuan/listpengajuan?cari=${encodeURIComponent(text)}`, {
      user: 'importir',
    });
    await page.getByRole('link', { name: text, exact: true }).first().waitFor();

    await page.goto(`${portal().server.url}/#${detail(id)}`);
    await page.getByRole('table').getByText(text).first().waitFor();
    await button(page, 'Kirim').click();
    await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Kirim' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Kirim' }).click();
    await page
      .getByRole('dialog', { name: 'Hasil pengiriman' })
      .getByText('Permohonan berhasil dikirim')
      .waitFor();

    const officer = (...words: string[]) =>
      runCli(
        { DATA_DIR: portal().server.dataDir },
        'office',
        'permit',
        words[0] ?? '',
        id,
        ...words.slice(1),
      );
    await officer('note', '--text', text, '--officer', text);
    expect(await officer('approve', '--number', text)).toMatchObject({ code: 0 });
    const reader = await portal().open(`/brows/detilbrows/${id}`, { user: 'importir' });
    // Numbers of the application and of its approval, a document's value, a note and its officer.
    await expect.poll(() => reader.getByText(text).count()).toBeGreaterThanOrEqual(4);
    await button(reader, 'Cetak').click();
    const [download] = await Promise.all([
      reader.waitForEvent('download'),
      reader.getByRole('dialog').getByRole('button', { name: 'Unduh' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^[^<>"/\\:|?*]+\.pdf$/);
    const { text: licence } = await readPdf(await readFile(await download.path()));
    expect(licence.replace(/\s/g, '')).toContain(text.replace(/\s/g, ''));
    for (const each of [page, reader]) expect(await each.evaluate('window.ran')).toBeUndefined();
    await expect.poll(() => reader.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });
});
