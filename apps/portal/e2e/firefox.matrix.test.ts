import type { Browser } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { button, expectBeside, field, firefox, heading, launchFirefox, openTab } from './firefox.ts';
import { demoPassword, type RunningServer } from './server.ts';
import { startDemoServer } from './support.ts';
import { tooltipPage } from './tooltip-page/build.ts';

// On a busy machine one test takes Firefox most of a minute.
describe.skipIf(!firefox)('in Firefox', { timeout: 180_000 }, () => {
  let server: RunningServer;
  let browser: Browser;
  const offences: string[] = [];

  beforeAll(async () => {
    [browser, server] = await Promise.all([launchFirefox(), startDemoServer()]);
  });
  afterEach(() => expect(offences.splice(0)).toEqual([]));
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  it.each([
    { where: 'at a desk', width: 1280, height: 800 },
    { where: 'on a phone', width: 390, height: 844 },
  ])('a draft is made $where, and its popups are beside their controls', async ({ width, height }) => {
    const page = await openTab(browser, { width, height }, offences);
    const click = (control: string) => page.locator(control).click();
    const fill = (control: string, text: string) => page.locator(control).fill(text);
    const shows = (element: string) => page.waitForSelector(element, { visible: true });
    const goTo = (address: string) => page.goto(`${server.url}/#${address}`);
    const dialogCloses = () => page.waitForSelector('dialog[open]', { hidden: true });

    await goTo('/login');
    await fill(field('Username'), 'importir');
    await fill(field('Password'), demoPassword);
    await click(button('Login'));
    await shows(heading('NPWP 16 digit'));
    await page.keyboard.press('Escape');
    await dialogCloses();

    await goTo('/pengajuan/listpengajuan');
    await shows(heading('Pengajuan'));
    await click('[aria-haspopup=menu]');
    await expectBeside(page, 'menu', '[role=menu]:popover-open', '[aria-haspopup=menu]');
    await page.keyboard.press('Escape');

    await goTo('/pengajuan/header');
    await fill(field('Jenis Izin'), 'Angkut Lanjut dan Angkut Terus (BC 1.2)');
    await fill(field('Nomor Permohonan'), `${width}/CLB/IX/2026`);
    await click(button('Buka kalender'));
    await expectBeside(page, 'calendar', ':popover-open:has([role=grid])', button('Buka kalender'));
    await page.keyboard.press('Enter');
    await click(button('Simpan'));

    await shows(heading('Angkut Lanjut dan Angkut Terus (BC 1.2)'));
    await click(button('Isi Pelabuhan Muat'));
    await click(field('Pelabuhan Muat'));
    await page.keyboard.type('Bat');
    await expectBeside(page, 'combobox', ':popover-open:has([role=option])', field('Pelabuhan Muat'));
    await page.keyboard.press('Enter');
    await click(button('Simpan'));
    await dialogCloses();

    await click(button('Tambah Dokap'));
    await fill(field('Jenis Dokumen Pelengkap'), '151');
    await fill(field('Jumlah Peti Kemas'), '1');
    await click(button('Simpan'));
    await fill(field('Nomor Peti Kemas baris 1'), 'CSQU 305438 3');
    await fill(field('Ukuran (kaki) baris 1'), '20');
    await click(button('Simpan'));
    await dialogCloses();
    await shows('::-p-text(1 dari 1 baris)');
  });

  it('a tooltip is beside its control', async () => {
    const page = await openTab(browser, { width: 390, height: 844 }, offences);
    await page.setContent(await tooltipPage());
    await page.locator(button('Hapus permohonan')).hover();
    await expectBeside(page, 'tooltip', '[role=tooltip]:popover-open', button('Hapus permohonan'));
  });
});
