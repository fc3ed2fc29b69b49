import { expect, it } from 'vitest';
import { startPortal } from './support.ts';

const portal = startPortal();

it('leads a visitor from the login to the announcements and to the yearly report, which can be kept', async () => {
  const page = await portal().open('/login', { width: 390 });
  await page.getByRole('link', { name: 'Pengumuman' }).click();
  await page.getByRole('heading', { level: 1, name: 'Pengumuman' }).waitFor();
  await page.getByRole('article').filter({ hasText: 'NPWP 16 digit' }).waitFor();
  await page.goBack();
  await page.getByRole('link', { name: 'Laporan kinerja tahunan' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Unduh Laporan Kinerja 2025' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Laporan Kinerja 2025.pdf');
});

it('shows when the report could not be loaded, and fetches it on another try', async () => {
  const page = await portal().open('/laporankinerja', { mayLog: /Failed to load resource/ });
  await page.route('**/api/laporankinerja/2025', (route) => route.abort());
  await page.getByRole('button', { name: 'Unduh Laporan Kinerja 2025' }).click();
  await page.getByRole('alert').filter({ hasText: 'Berkas tidak dapat diunduh' }).waitFor();
  await page.unroute('**/api/laporankinerja/2025');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Coba lagi' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Laporan Kinerja 2025.pdf');
  expect(await page.getByRole('alert').count()).toBe(0);
});
