import { readFile } from 'node:fs/promises';
import { reportSchema } from '@pabean/api/rules';
import papa from 'papaparse';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { button, heading } from './focus-steps.ts';
import { startPortal } from './support.ts';

const portal = startPortal();

const columns = reportSchema('1')?.columns ?? [];
const lineCount = 5_000;
const isWrong = (index: number) => index % 10 === 3;
const hasTwoLines = (index: number) => index % 50 === 7;

/** A typical file of a warehouse: one line in ten has a day that does not exist, and some have a line end in a cell. */
const cells = Array.from({ length: lineCount }, (_, index) =>
  columns.map(({ name, required, example }) => {
    if (name === 'no_bl') return `MAEU${245_000_000 + index}`;
    if (name === 'tgl_bl') return isWrong(index) ? '31-09-2026' : '2026-09-01';
    if (name === 'keterangan') return hasTwoLines(index) ? 'dua\nbaris' : '';
    return required || name === 'no_cont' ? example : '';
  }),
);
const text = papa.unparse([columns.map(({ name }) => name), ...cells], { delimiter: ';' });
const file = { name: 'laporan.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };

/** Physical line numbers of the mistakes, counted from the text itself. */
const wrongLines = cells.flatMap((_, index) =>
  isWrong(index)
    ? [2 + index + Array.from({ length: index }, (_, before) => before).filter(hasTwoLines).length]
    : [],
);

/** How many of these are completely inside the window. */
const inSight = (each: Locator) =>
  each.evaluateAll(
    (all) =>
      all.filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        const box = one.closest('[role="dialog"], dialog')?.getBoundingClientRect();
        return left >= (box?.left ?? 0) && right <= (box?.right ?? innerWidth);
      }).length,
  );

async function saved(page: Page, act: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return readFile(await download.path(), 'utf8');
}

it('takes 5,000 lines with 500 mistakes: all are named, fixed at once, sent, and handed back byte for byte', async () => {
  const page = await portal().open('/pengajuan/upload', { user: 'tps' });
  await page.getByLabel('Jenis laporan').selectOption('1');
  await page.getByLabel('Tanggal awal').fill('01-09-2026');
  await page.getByLabel('Berkas', { exact: true }).setInputFiles(file);
  await page.getByText('Kesalahan 1 dari 500').waitFor();

  const listed = await saved(page, () => button(page, 'Unduh daftar kesalahan').click());
  const mistakes = papa
    .parse<string[]>(listed.trim(), { delimiter: ';' })
    .data.map((line) => line.at(-1) ?? '');
  const named = mistakes.slice(1).filter(Boolean);
  expect(named.map((each) => Number(/baris (\d+)/i.exec(each)?.[1]))).toEqual(wrongLines);
  expect(new Set(named.map((each) => each.replace(/\d+/, '')))).toHaveLength(1);

  await page.getByRole('textbox', { name: /, baris 5$/ }).fill('30-09-2026');
  await button(page, 'Perbaiki 500 yang sama').click();
  await page.getByText('5000 baris siap dikirim').waitFor();
  const fixed = await saved(page, () => button(page, 'Unduh CSV yang diperbaiki').click());
  expect(papa.parse(fixed.slice(1).trim(), { delimiter: ';' }).data.slice(1)).toEqual(
    cells.map((line) => line.map((cell) => (cell === '31-09-2026' ? '30-09-2026' : cell))),
  );

  await button(page, 'Kirim').click();
  await button(page.getByRole('alertdialog', { name: 'Kirim Laporan?' }), 'Kirim').click();
  await button(page, 'Buka Browse Upload Laporan').click();
  await heading(page, 'Browse Upload Laporan').waitFor();
  const row = page.locator('[aria-current="true"]', { hasText: '01-09-2026' });
  const kept = await saved(page, () => row.getByRole('button', { name: /^Unduh CSV/ }).click());
  expect(kept).toBe(fixed);
  await row.getByRole('button', { name: /^Lihat data/ }).click();
  const lines = page.getByRole('dialog', { name: 'Data laporan' }).getByRole('table');
  await lines.waitFor();
  expect(await lines.getAttribute('aria-rowcount')).toBe('5001');
  expect(await inSight(lines.getByRole('columnheader'))).toBeGreaterThan(6);
});
