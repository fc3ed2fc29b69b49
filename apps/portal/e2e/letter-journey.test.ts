import { expect, it } from 'vitest';
import { heading } from './focus-steps.ts';
import { startPortal } from './support.ts';

const portal = startPortal();

it('finds a release letter, reads its lines and notes, and saves it', async () => {
  const page = await portal().open('/dashboard', { user: 'ppjk' });
  await page.getByRole('link', { name: 'Browse SPPBMCP' }).click();
  await heading(page, 'Browse SPPBMCP').waitFor();
  const act = (name: RegExp) => page.getByRole('button', { name }).first();
  await act(/^Rincian SPPBMCP/).click();
  await page
    .getByRole('table', { name: /^Rincian SPPBMCP/ })
    .getByRole('row')
    .nth(1)
    .waitFor();
  await act(/^Catatan SPPBMCP/).click();
  await page.getByRole('dialog', { name: 'Catatan SPPBMCP' }).waitFor();
  await page.keyboard.press('Escape');
  const [download] = await Promise.all([page.waitForEvent('download'), act(/^Unduh XLSX SPPBMCP/).click()]);
  expect(download.suggestedFilename()).toMatch(/^SPPBMCP .+\.xlsx$/);
});
