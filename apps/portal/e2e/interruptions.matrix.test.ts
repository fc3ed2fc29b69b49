import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { largePdf } from './files.ts';
import { heading } from './focus-steps.ts';
import { startPortal } from './support.ts';

const portal = startPortal();
const number = (page: Page) => page.getByLabel('Nomor Permohonan');

async function typeDraft(page: Page) {
  await number(page).fill('903/CLB/IX/2026');
  await page.getByText(/^Draf tersimpan di perangkat ini/).waitFor();
}

/** The drafts on this device: their names, and all that is readable without the key. */
const stored = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ names: string[]; text: string }>((resolve, reject) => {
        const opening = indexedDB.open('pabean');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction('drafts').objectStore('drafts');
          const [names, drafts] = [store.getAllKeys(), store.getAll()];
          drafts.onsuccess = () => {
            const text = drafts.result.map((draft) => new TextDecoder().decode(draft.data)).join();
            resolve({ names: names.result.map(String), text });
          };
        };
      }),
  );

it('gives back after a reload what was typed, and forgets it on request', async () => {
  const page = await portal().open('/pengajuan/header', { user: 'importir' });
  page.on('dialog', (dialog) => dialog.accept());
  await typeDraft(page);
  await page.reload();
  await page.getByText(/^Ada draf yang belum disimpan/).waitFor();
  expect(await number(page).inputValue()).toBe('');
  await page.getByRole('button', { name: 'Pulihkan draf' }).click();
  expect(await number(page).inputValue()).toBe('903/CLB/IX/2026');
  await page.reload();
  await page.getByRole('button', { name: 'Buang draf' }).click();
  await expect.poll(async () => (await stored(page)).names).toEqual([]);
});

async function logout(page: Page) {
  await page.getByRole('button', { name: /^Akun|(tps|ppjk)$/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  return page.getByRole('dialog', { name: 'Perubahan belum disimpan' });
}

it('keeps drafts where they are unreadable, and asks before signing out erases them', async () => {
  const page = await portal().open('/pengajuan/header', { user: 'tps' });
  await typeDraft(page);
  const { names, text } = await stored(page);
  expect(names).toEqual([expect.stringMatching(/^tps\/permit-header#/)]);
  expect(text).not.toContain('903');
  const question = await logout(page);
  await question.getByText('termasuk semua draf Anda').waitFor();
  await question.getByRole('button', { name: 'Tetap di sini' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON');
  expect(await number(page).inputValue()).toBe('903/CLB/IX/2026');
  expect((await stored(page)).names).toEqual(names);
  await (await logout(page)).getByRole('button', { name: 'Logout' }).click();
  await heading(page, 'Login').waitFor();
  await page.getByText('Anda sudah logout.').waitFor();
  await expect.poll(async () => (await stored(page)).names).toEqual([]);
});

it('erases drafts of another page when signing out, even while the network is away', async () => {
  const form = await portal().open('/pengajuan/header', { user: 'ppjk', mayLog: /ERR_INTERNET/ });
  await typeDraft(form);
  const page = await form.context().newPage();
  await page.goto(form.url().replace('header', 'listpengajuan'));
  await form.close();
  await heading(page, 'Pengajuan').waitFor();
  await page.context().setOffline(true);
  expect((await stored(page)).names).toHaveLength(1);
  await (await logout(page)).getByRole('button', { name: 'Logout' }).click();
  await heading(page, 'Login').waitFor();
  await expect.poll(async () => (await stored(page)).names).toEqual([]);
});

it('keeps what two tabs type apart, and offers both by their times', async () => {
  const one = await portal().open('/pengajuan/header', { user: 'importir' });
  const two = await one.context().newPage();
  await two.goto(one.url());
  for (const [page, typed] of [
    [one, '901/CLB'],
    [two, '902/CLB'],
  ] as const) {
    await number(page).fill(typed);
    await page.getByText(/^Draf tersimpan di perangkat ini/).waitFor();
  }
  two.on('dialog', (dialog) => dialog.accept());
  await two.reload();
  await two.getByText('Ada 2 draf yang belum disimpan.').waitFor();
  await number(two).fill('904/CLB');
  await two.getByText(/^Draf tersimpan di perangkat ini/).waitFor();
  await two.reload();
  const drafts = two.getByRole('listitem').filter({ hasText: 'Terakhir diubah' });
  await expect.poll(() => drafts.count()).toBe(3);
  await drafts.nth(2).getByRole('button', { name: 'Pulihkan draf' }).click();
  expect(await number(two).inputValue()).toBe('901/CLB');
  expect(await number(one).inputValue()).toBe('901/CLB');
});

it('asks before unsaved input is left, and stays or goes as chosen', async () => {
  const page = await portal().open('/pengajuan/header', { user: 'importir' });
  await typeDraft(page);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const question = page.getByRole('dialog', { name: 'Perubahan belum disimpan' });
  await question.getByRole('button', { name: 'Tetap di sini' }).click();
  expect(page.url()).toContain('#/pengajuan/header');
  expect(await number(page).inputValue()).toBe('903/CLB/IX/2026');
  await page.goBack().catch(() => undefined);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await question.getByRole('button', { name: 'Tinggalkan' }).click();
  await heading(page, /Selamat/).waitFor();
});

it('says after a reload that the session is over, and comes back to the page and its draft', async () => {
  const page = await portal().open('/pengajuan/header', { user: 'ppjk', mayLog: /401/ });
  page.on('dialog', (dialog) => dialog.accept());
  await typeDraft(page);
  await page.route('**/api/savepengajuan', (route) =>
    route.fulfill({
      status: 401,
      json: { status: 'error', message: 'Sesi Anda telah berakhir. Silakan login kembali.' },
    }),
  );
  await page.getByRole('combobox', { name: 'Jenis Izin' }).fill('Pelayanan Kepabeanan di Luar Jam Kerja');
  await page.getByLabel('Tanggal Permohonan').fill('24-09-2026');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.getByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' }).waitFor();
  await page.reload();
  await heading(page, 'Login').waitFor();
  await page.getByText('Sesi Anda telah berakhir. Silakan login kembali.').waitFor();
  await page.getByLabel('Username').fill('ppjk');
  await page.getByLabel('Password', { exact: true }).fill('Pabean-2026-Demo');
  await page.getByRole('button', { name: 'Login' }).click();
  await heading(page, 'Form Header Perijinan').waitFor();
  await page.getByRole('button', { name: 'Pulihkan draf' }).click();
  expect(await number(page).inputValue()).toBe('903/CLB/IX/2026');
});

const whose = '**/api/otentikasi/me';
const maintenance = { status: 503, json: { status: 'error', message: 'Server sedang dirawat.' } };

it('keeps the session while the server does not say whose it is, and goes on when it does', async () => {
  const page = await portal().open('/profile', { user: 'importir', mayLog: /503|ERR_FAILED/ });
  await heading(page, 'Profile').waitFor();
  await page.route(whose, (route) => route.fulfill(maintenance));
  await page.reload();
  await page.getByRole('alert').getByText('Server sedang dirawat.').waitFor();
  await page.unroute(whose);
  await page.route(whose, (route) => route.abort());
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await page.getByRole('alert').getByText('Server tidak dapat dihubungi').waitFor();
  await page.unroute(whose);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await heading(page, 'Profile').waitFor();
});

it('lets the user sign in again instead, and leads back to the page', async () => {
  const page = await portal().open('/profile', { user: 'pindahan', mayLog: /503/ });
  await page.route(whose, (route) => route.fulfill(maintenance));
  await page.reload();
  await page.getByRole('button', { name: 'Masuk lagi' }).click();
  await heading(page, 'Login').waitFor();
  expect(page.url()).toContain('#/login?lanjut=%2Fprofile');
  expect(await page.evaluate(() => sessionStorage.getItem('pabean.token'))).toBeNull();
});

it.each([401, 403])('ends a session that the server refuses with %i', async (status) => {
  const page = await portal().open('/laporankinerja', { user: 'importir', mayLog: /40[13]/ });
  await page.getByRole('button', { name: /importir$/ }).waitFor();
  await page.route(whose, (route) => route.fulfill({ status, json: { error: 'Tidak berhak' } }));
  await page.goto(page.url().replace('laporankinerja', 'profile'));
  await heading(page, 'Profile').waitFor();
  await page.reload();
  await heading(page, 'Login').waitFor();
  await page.getByText('Sesi Anda telah berakhir. Silakan login kembali.').waitFor();
});

it('shows what failed and tries again', async () => {
  const page = await portal().open('/laporankinerja', { user: 'importir', mayLog: /500/ });
  await page.route('**/api/pengajuan', (route) =>
    route.fulfill({ status: 500, json: { status: 'error', message: 'Terjadi kesalahan di server.' } }),
  );
  await page.getByRole('link', { name: 'Pengajuan', exact: true }).click();
  await page.getByText('Terjadi kesalahan di server.').first().waitFor();
  await page.unroute('**/api/pengajuan');
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await page
    .getByRole('link', { name: /^Detail permohonan/ })
    .first()
    .waitFor();
});

it('keeps a form as it was while the connection is away', async () => {
  const page = await portal().open('/pengajuan/header', { user: 'importir', mayLog: /ERR_INTERNET/ });
  await page.getByRole('combobox', { name: 'Jenis Izin' }).fill('Pelayanan Kepabeanan di Luar Jam Kerja');
  await number(page).fill('904/CLB/IX/2026');
  await page.getByLabel('Tanggal Permohonan').fill('24-09-2026');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.getByText(/^Server tidak dapat dihubungi/).waitFor();
  expect(await number(page).inputValue()).toBe('904/CLB/IX/2026');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await heading(page, 'Pelayanan Kepabeanan di Luar Jam Kerja').waitFor();
});

it('shows how much of a file has left, and saves nothing of a document that is thrown away meanwhile', async () => {
  const page = await portal().open('/pengajuan/listpengajuan', { user: 'importir', mayLog: /ERR_ABORTED/ });
  await page
    .getByRole('link', { name: /^Detail permohonan/ })
    .first()
    .click();
  const edit = page.getByRole('button', { name: /^(Isi|Edit) Surat Permohonan/ });
  const remarks = page.getByRole('textbox', { name: /^Keterangan/ });
  const dialog = page.getByRole('dialog', { name: 'Surat Permohonan' });
  await edit.click();
  await remarks.fill('Jangan disimpan');
  await dialog.locator('input[type=file]').setInputFiles(largePdf);
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 50_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
  const progress = dialog.getByRole('progressbar', { name: 'Mengunggah besar.pdf' });
  await progress.waitFor();
  expect(await progress.evaluate((bar: HTMLProgressElement) => bar.position)).toBeGreaterThan(0);
  const calledOff = page.waitForEvent('requestfailed');
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'Buang isian' }).click();
  await dialog.waitFor({ state: 'detached' });
  // Before the connection is fast again: the rest of the file would be sent at once.
  await calledOff;
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await edit.click();
  await remarks.waitFor();
  expect(await remarks.inputValue()).toBe('');
});

it('shows why the dialogs of a draft could not be loaded, and opens the wanted one when they do', async () => {
  const page = await portal().open('/pengajuan/listpengajuan?status=draf', {
    user: 'importir',
    mayLog: /ERR_FAILED|dynamically imported module/,
  });
  const code = /\/assets\/tasks-[^/]*\.js$/;
  await page.route(code, (route) => route.abort());
  await page
    .getByRole('link', { name: /^Detail permohonan/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Tambah Dokap' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: 'Formulir tidak dapat dimuat' }).waitFor();
  await dialog.getByText('Server tidak dapat dihubungi').waitFor();
  await page.unroute(code);
  await dialog.getByRole('button', { name: 'Coba lagi' }).click();
  const field = dialog.getByLabel('Jenis Dokumen Pelengkap');
  await field.waitFor();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('finds page, order and search of a list again after a detail', async () => {
  const page = await portal().open('/pengajuan/listpengajuan?hal=2', { user: 'importir' });
  await page.getByRole('button', { name: /^Tanggal/ }).click();
  await expect.poll(() => page.url()).toContain('urut=date');
  await page.getByRole('searchbox').fill('CLB');
  await page
    .getByRole('link', { name: /^Detail permohonan/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Dokumen pelengkap' }).waitFor();
  await page.getByRole('link', { name: 'Kembali' }).click();
  await heading(page, 'Pengajuan').waitFor();
  expect(page.url()).toContain('urut=date');
  expect(await page.getByRole('searchbox').inputValue()).toBe('CLB');
});
