import { describe, expect, it } from 'vitest';
import { callers, expectedEnd, pages, redirects } from './route-table.ts';
import { startPortal } from './support.ts';

const portal = startPortal();
const accounts = { N: 'importir', S: 'tps', Y: 'ppjk', M: 'pindahan' };
const addresses = [...Object.keys(pages), ...Object.keys(redirects), '/tidak/ada'];

describe('every route', () => {
  it.each(callers.filter((caller) => caller !== 'U'))('answers %s as the table says', async (caller) => {
    const user = caller === '-' ? undefined : accounts[caller];
    const page = await portal().open('/laporankinerja', { user, mayLog: /404/ });
    await page.getByRole('heading', { level: 1 }).waitFor();

    const wrong = await page.evaluate(
      async (visits) => {
        const problems: string[] = [];
        for (const { address, end } of visits) {
          location.hash = address;
          const isStable = () => location.hash === `#${end}` && document.querySelector('main h1');
          for (let tries = 0; tries < 1000 && !isStable(); tries++)
            await new Promise((resolve) => setTimeout(resolve, 10));
          if (!isStable()) problems.push(`${address}: ${location.hash} instead of ${end}`);
        }
        return problems;
      },
      addresses.map((address) => ({ address, end: expectedEnd(address, caller) })),
    );
    expect(wrong).toEqual([]);
  });
});

it('shows what it knows of an address that does not exist, and a way back', async () => {
  const page = await portal().open('/tidak/ada', { user: 'importir' });
  await page.getByText("Oops! You're lost. The page you are looking for was not found.").waitFor();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('heading', { level: 1, name: /Selamat/ }).waitFor();
});

it('scrolls to the top, moves the focus to the heading and names the page', async () => {
  const page = await portal().open('/laporankinerja', { user: 'ppjk' });
  await page.getByRole('link', { name: 'Perekaman' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Perekaman' });
  await heading.waitFor();
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.title()).toBe('Perekaman – Pabean');
});

it.each([
  [
    'importir',
    [
      'Dashboard',
      'Pengajuan',
      'Browse',
      'Pengajuan FTZ',
      'Browse FTZ',
      'Upload Laporan',
      'Browse Upload Laporan',
      'Browse',
      'Browse SPPBMCP',
    ],
  ],
  ['pindahan', ['Dashboard', 'Perekaman', 'Browse']],
])('shows %s only what may be opened', async (user, places) => {
  const page = await portal().open('/dashboard', { user });
  const links = page.getByRole('navigation', { name: 'Menu utama' }).getByRole('link');
  await links.first().waitFor();
  expect(await links.allTextContents()).toEqual(places);
});

it('keeps Change Password from type M', async () => {
  const page = await portal().open('/profile', { user: 'pindahan' });
  await page.getByRole('button', { name: /pindahan/ }).click();
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(['Profile', 'Logout']);
});

it('remembers theme, density and language, and has them before the first paint', async () => {
  const page = await portal().open('/laporankinerja', { user: 'importir', mayLog: /ERR_FAILED/ });
  await page.getByRole('button', { name: /^Tampilan/ }).click();
  for (const name of ['Gelap', 'Rapat', 'English']) await page.getByRole('menuitemradio', { name }).click();
  await page.getByRole('heading', { level: 1, name: 'Annual performance report' }).waitFor();
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.reload({ waitUntil: 'commit' });
  await page.waitForSelector('html[data-theme="dark"][data-density="compact"][lang="en"]', {
    state: 'attached',
  });
});
