import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { startPortal } from './support.ts';

const portal = startPortal();

interface Screen {
  readonly name: string;
  /** The demo account that opens it; nobody's without. */
  readonly user?: string;
  readonly address: string;
  /** What is done there before axe looks. */
  readonly arrive?: (page: Page) => Promise<void>;
}

/** Every screen of the way from the login to the sent application, and how to get there. */
const screens: readonly Screen[] = [
  { name: 'announcements of the office', address: '/pengumuman' },
  { name: 'performance reports', address: '/laporankinerja' },
  { name: 'forgotten password', address: '/resetpassword' },
  {
    name: 'new password with errors',
    address: '/updatepassword/abc',
    arrive: (page) => page.getByRole('button', { name: 'Simpan password' }).click(),
  },
  { name: 'link without its token', address: '/updatepassword/-' },
  { name: 'another password', user: 'importir', address: '/changepass' },
  { name: 'profile', user: 'importir', address: '/profile' },
  {
    name: 'another NPWP',
    user: 'importir',
    address: '/profile',
    arrive: (page) => page.getByRole('button', { name: 'Ubah NPWP' }).click(),
  },
  { name: 'login', address: '/login' },
  {
    name: 'login with errors',
    address: '/login',
    arrive: (page) => page.getByRole('button', { name: 'Login' }).click(),
  },
  {
    name: 'announcement',
    user: 'importir',
    address: '/dashboard',
    arrive: (page) => page.getByRole('button', { name: 'Pengumuman' }).click(),
  },
  { name: 'dashboard', user: 'importir', address: '/dashboard' },
  { name: 'list', user: 'importir', address: '/pengajuan/listpengajuan' },
  {
    name: 'nothing found',
    user: 'importir',
    address: '/pengajuan/listpengajuan?cari=tidak-ada',
  },
  { name: 'header form', user: 'importir', address: '/pengajuan/header' },
  {
    name: 'header form with errors',
    user: 'ppjk',
    address: '/pengajuan/header',
    arrive: (page) => page.getByRole('button', { name: 'Simpan' }).click(),
  },
  { name: 'draft', user: 'importir', address: '/pengajuan/listpengajuan?status=draf', arrive: openFirst },
  {
    name: 'document editor',
    user: 'importir',
    address: '/pengajuan/listpengajuan?status=draf',
    arrive: async (page) => {
      await openFirst(page);
      await page.getByRole('button', { name: 'Tambah Dokap' }).click();
    },
  },
  {
    name: 'declaration',
    user: 'importir',
    address: '/pengajuan/listpengajuan?status=draf',
    arrive: async (page) => {
      await openFirst(page);
      await page.getByRole('button', { name: 'Kirim', exact: true }).click();
    },
  },
  {
    name: 'approved',
    user: 'importir',
    address: '/pengajuan/listpengajuan?status=disetujui',
    arrive: openFirst,
  },
  { name: 'later work', user: 'importir', address: '/sppbmcp/listsppbmcp' },
  { name: 'not found', user: 'importir', address: '/tidak-ada' },
  { name: 'refused', user: 'pindahan', address: '/pengajuan/header' },
];

async function openFirst(page: Page) {
  await page
    .getByRole('link', { name: /^Detail permohonan/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Data permohonan' }).waitFor();
}

const looks = (['light', 'dark', 'contrast'] as const).flatMap((theme) =>
  ([1440, 390] as const).map((width) => ({ theme, width })),
);

/** What axe finds in every theme, at a desk and on a phone. */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(axe.source);
  for (const { theme, width } of looks) {
    await page.setViewportSize({ width, height: 900 });
    const { violations } = await page.evaluate(async (theme) => {
      document.documentElement.dataset.theme = theme;
      // Colours move on from parent to child, frame by frame; axe would see them half-way.
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let still = 0; still < 3; still = document.getAnimations().length > 0 ? 0 : still + 1)
        await frame();
      const { axe: engine } = window as unknown as { axe: typeof axe };
      return engine.run(document, { resultTypes: ['violations'] });
    }, theme);
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ target }) => `${theme} ${width}: ${id} ${target.join(' ')}`));
  }
  return found;
}

async function settle(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
}

it.each(screens)('$name: axe finds nothing, and 320 px suffice', async ({ user, address, arrive }) => {
  const page = await portal().open(address, { user });
  await settle(page);
  await arrive?.(page);
  await settle(page);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  await expect.poll(isTooWide).toBe(false);
});
