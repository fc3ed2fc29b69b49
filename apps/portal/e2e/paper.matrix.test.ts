import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { readPdf } from '../../server/src/testing/read-pdf.ts';
import { startPortal } from './support.ts';

const portal = startPortal();

/** Elements that should not be printed, and those that are printed wrong: one line for each. */
const wrongOnPaper = (page: Page) =>
  page.evaluate(() => {
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
    const name = (element: Element) => `<${element.localName}> ${element.textContent?.trim().slice(0, 40)}`;
    const all = [...document.body.querySelectorAll('*')].filter(seen);
    const own = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const brightest = (color: string) => Math.min(...(color.match(/\d+/g) ?? []).slice(0, 3).map(Number));
    return [
      ...all
        .filter((element) => element.matches(':not(th) > button, nav, input, select'))
        .map((each) => `shown: ${name(each)}`),
      ...all
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((each) => `cut: ${name(each)}`),
      ...all
        .filter((element) => own(element) && brightest(getComputedStyle(element).color) > 128)
        .map((each) => `pale: ${name(each)}`),
      ...all
        .filter((element) => getComputedStyle(element).outlineStyle !== 'none')
        .map((each) => `focus mark: ${name(each)}`),
    ];
  });

/** The width of an A4 page without its margins. */
const sheet = { width: 688, height: 980 };

it.each([
  ['the list', '/pengajuan/listpengajuan?baris=50', undefined],
  ['a draft', '/pengajuan/listpengajuan?status=draf', /^Detail permohonan/],
  ['an application', '/pengajuan/listpengajuan?status=disetujui', /^Detail permohonan/],
  ['the list of what was sent', '/brows/listbrows?baris=50', undefined],
  ['what was sent', '/brows/listbrows?urut=-approval', /^Detail permohonan/],
])('%s is printed black on white from the dark theme, without buttons', async (_, address, link) => {
  const page = await portal().open(address, { user: 'importir', theme: 'dark' });
  await page.getByRole('rowheader').first().waitFor();
  if (link) {
    await page.getByRole('link', { name: link }).first().click();
    await page.getByRole('heading', { name: 'Data permohonan' }).waitFor();
    await page.getByRole('rowheader').first().waitFor();
  }
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  expect(await wrongOnPaper(page)).toEqual([]);
});

it.each([
  ['the list of PPFTZ records', '/ppftz/browse?baris=50', undefined],
  ['a PPFTZ record', '/ppftz/browse?status=150', /^Detail aju/],
])('%s is printed the same way', async (_, address, link) => {
  const page = await portal().open(address, { user: 'ppjk', theme: 'dark' });
  await page.getByRole('rowheader').first().waitFor();
  if (link) {
    await page.getByRole('link', { name: link }).first().click();
    await page.getByRole('region', { name: 'Pengangkutan' }).waitFor();
    await page.getByRole('region', { name: 'Barang', exact: true }).getByRole('row').nth(1).waitFor();
  }
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(sheet);
  expect(await wrongOnPaper(page)).toEqual([]);
});

it('names the files of an office on paper', async () => {
  const page = await portal().open('/brows/listbrows?cari=072/CLB', { user: 'importir' });
  await page
    .getByRole('link', { name: /^Detail permohonan/ })
    .first()
    .click();
  const table = page.getByRole('table', { name: 'Dokumen petugas' });
  await table.getByRole('button', { name: /^Nota Dinas Penelitian/ }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await table.getByText('Nota Dinas Penelitian.pdf').filter({ visible: true }).count()).toBe(1);
});

it('repeats the heads of a list on every sheet', async () => {
  const page = await portal().open('/brows/listbrows?baris=50', { user: 'importir' });
  await page.getByRole('rowheader').first().waitFor();
  const { text, pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toBeGreaterThan(1);
  expect(text.match(/Jenis izin/g)).toHaveLength(pages);
});

it('leaves the margins of the office’s letters', async () => {
  const page = await portal().open('/pengajuan/listpengajuan', { user: 'importir' });
  await page.getByRole('rowheader').first().waitFor();
  const margins = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSPageRule ? [rule.style.margin] : [])),
    ),
  );
  expect(margins).toEqual(['16mm 14mm 18mm']);
});
