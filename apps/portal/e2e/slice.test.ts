import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { smallPng } from './files.ts';
import { heading } from './focus-steps.ts';
import { choose, press, typeInto } from './keyboard.ts';
import { demoPassword, startPortal } from './support.ts';

const portal = startPortal();
const permitType = (page: Page) => page.getByRole('combobox', { name: 'Jenis Izin' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Fills the header of a permit type without extra fields, up to “Simpan”. */
async function fillHeader(page: Page, number: string) {
  await choose(page, permitType(page), 'luar jam', 'Pelayanan Kepabeanan di Luar Jam Kerja');
  await typeInto(page, page.getByLabel('Nomor Permohonan'), number);
  await typeInto(page, page.getByLabel('Tanggal Permohonan'), '24-09-2026');
}

/** Fills one mandatory document in its editor. */
async function fillDocument(page: Page, name: string) {
  await press(page, button(page, `Isi ${name}`));
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).waitFor();
  for (const field of await dialog.getByRole('textbox').all()) {
    const label = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
    if (!label.includes('opsional'))
      await typeInto(page, field, label.startsWith('Tanggal') ? '24-09-2026' : '118/CLB');
  }
  if (await dialog.locator('input[type=file]').count())
    await dialog.locator('input[type=file]').setInputFiles(smallPng);
  await press(page, dialog.getByRole('button', { name: 'Simpan', exact: true }));
  await dialog.waitFor({ state: 'detached' });
}

const isInSight = (row: Locator) =>
  row.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });

async function send(page: Page) {
  await press(page, button(page, 'Kirim'));
  const declaration = page.getByRole('dialog', { name: 'Kirim permohonan' });
  await press(page, declaration.getByRole('checkbox', { name: /^Saya menyatakan/ }), 'Space');
  await press(page, declaration.getByRole('button', { name: 'Kirim' }));
  const question = page.getByRole('alertdialog', { name: 'Kirim data' });
  await question.getByText('Anda yakin akan mengirim data ini?').waitFor();
  await press(page, question.getByRole('button', { name: 'Kirim' }));
}

it('is walked from the login to the sent application by keyboard alone', async () => {
  const page = await portal().open('/login', { mayLog: /409|422/ });
  await typeInto(page, page.getByLabel('Username'), 'importir');
  await typeInto(page, page.getByLabel('Password', { exact: true }), demoPassword);
  await page.keyboard.press('Enter');

  const announcement = page.getByRole('dialog', { name: 'NPWP 16 digit' });
  await announcement.getByText(/1 Januari 2024/).waitFor();
  await page.keyboard.press('Escape');
  await announcement.waitFor({ state: 'detached' });
  await press(page, page.getByRole('link', { name: 'Buat permohonan izin' }));

  await heading(page, 'Form Header Perijinan').waitFor();
  await fillHeader(page, '901/CLB/IX/2026');
  await press(page, button(page, 'Simpan'));
  await heading(page, 'Pelayanan Kepabeanan di Luar Jam Kerja').waitFor();
  expect(await page.title()).toBe('Pelayanan Kepabeanan di Luar Jam Kerja – Pabean');

  // Incomplete: the first dialog reports it, and the server lists what is missing.
  await press(page, button(page, 'Kirim'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Dokumen Surat Permohonan belum diisi' })
    .waitFor();
  await page.keyboard.press('Escape');
  await send(page);
  const missing = page.getByRole('dialog', { name: 'Hasil Validasi' });
  await missing.getByText('Dokumen Surat Permohonan belum diisi').waitFor();
  await page.keyboard.press('Escape');

  const names = await page.getByRole('table').getByRole('rowheader').locator('b').allTextContents();
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) await fillDocument(page, name);
  await page.getByText(`${names.length} dari ${names.length} dokumen lengkap`).waitFor();

  await send(page);
  const answers = page.getByRole('dialog', { name: 'Hasil pengiriman' });
  await answers.getByText('Permohonan berhasil dikirim').waitFor();
  await answers.getByText(/^Kantor memeriksa permohonan ini/).waitFor();
  await page.keyboard.press('Enter');
  await heading(page, 'Pengajuan').waitFor();
  await page.getByText('Permohonan 901/CLB/IX/2026 berhasil dikirim').first().waitFor();
  const row = page.locator('tr[aria-current]', { hasText: '901/CLB/IX/2026' });
  await row.getByText('Dikirim').waitFor();
  await expect.poll(() => isInSight(row)).toBe(true);

  // Deleting is offered on every row; the server refuses it here, and the dialog shows it.
  await press(page, row.getByRole('button', { name: 'Hapus permohonan 901/CLB/IX/2026' }));
  const question = page.getByRole('alertdialog', { name: 'Hapus data permohonan' });
  await question.getByText('Anda yakin akan menghapus data ini?').waitFor();
  await press(page, question.getByRole('button', { name: 'Hapus' }));
  await question.getByText('Permohonan sudah dikirim, sehingga tidak dapat diubah atau dihapus.').waitFor();
});

it("asks for the declaration with the specification's text", async () => {
  const page = await portal().open('/pengajuan/listpengajuan?status=draf', { user: 'importir' });
  await page.getByRole('link', { name: 'Detail permohonan' }).first().click();
  await button(page, 'Kirim').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim' }).click();
  await page.getByText('Pengiriman data tidak berhasil, disclaimer belum diisi...!!!').waitFor();
});

it('sends once, however often the button is pressed, and asks again for a mail that failed', async () => {
  const page = await portal().open('/pengajuan/listpengajuan?cari=Pembukaan+Segel&status=draf', {
    user: 'importir',
    mayLog: /500/,
  });
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/kirim') && calls.push(request.url()));
  await page.getByRole('link', { name: /^Detail permohonan/ }).click();
  await button(page, 'Kirim').click();
  await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim' }).click();
  let mailIsAway = true;
  await page.route('**/api/bc/mail/sendmail', (route) =>
    mailIsAway && route.request().postData()?.includes('petugas')
      ? route.fulfill({ status: 500, json: { status: 'error', message: 'Email tidak dapat dijadwalkan.' } })
      : route.continue(),
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kirim' }).dblclick();
  const answers = page.getByRole('dialog', { name: 'Hasil pengiriman' });
  await answers.getByText('Email tidak dapat dijadwalkan.').waitFor();
  mailIsAway = false;
  await answers.getByRole('button', { name: 'Coba lagi' }).click();
  await answers.getByText('Email pemberitahuan sudah dijadwalkan').waitFor();
  await answers.getByRole('button', { name: 'Tutup' }).last().click();
  await heading(page, 'Pengajuan').waitFor();
  expect(calls).toHaveLength(1);
});

it('saves a header once on a double click, and leaves no draft of it behind', async () => {
  const page = await portal().open('/pengajuan/header', { user: 'importir' });
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/savepengajuan') && calls.push(request.url()));
  await permitType(page).fill('Pelayanan Kepabeanan di Luar Jam Kerja');
  await page.getByLabel('Tanggal Permohonan').fill('24-09-2026');
  await page.getByLabel('Nomor Permohonan').fill('902/CLB/IX/2026');
  await button(page, 'Simpan').dblclick();
  await heading(page, 'Pelayanan Kepabeanan di Luar Jam Kerja').waitFor();
  expect(calls).toHaveLength(1);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await page.getByRole('link', { name: 'Buat permohonan izin' }).click();
  await page.getByLabel('Nomor Permohonan').waitFor();
  await page.waitForTimeout(300);
  expect(await page.getByText(/^Ada draf/).count()).toBe(0);
});

it('hands over a file of a document', async () => {
  const page = await portal().open('/pengajuan/listpengajuan?status=disetujui', { user: 'importir' });
  await page
    .getByRole('link', { name: /^Detail permohonan/ })
    .first()
    .click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Unduh Surat Permohonan$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.(pdf|png|jpe?g)$/);
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByText(download.suggestedFilename()).first().isVisible()).toBe(true);
});

it('shows a licence above the page, and hands it over', async () => {
  const page = await portal().open('/pengajuan/listpengajuan?status=disetujui', { user: 'importir' });
  await page
    .getByRole('link', { name: /^Detail permohonan/ })
    .first()
    .click();
  const print = page.getByRole('button', { name: 'Cetak' });
  await print.click();
  const dialog = page.getByRole('dialog');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Unduh' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^Izin KEP-.*\.pdf$/);
  const content = await readFile(await download.path());
  expect(content.subarray(0, 5).toString()).toBe('%PDF-');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await print.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('fills a container list, row by row, with what the rules say about each', async () => {
  const page = await portal().open('/pengajuan/listpengajuan?cari=Peti+Kemas+Kosong&status=draf', {
    user: 'importir',
  });
  await page.getByRole('link', { name: /^Detail permohonan/ }).click();
  await page.getByRole('button', { name: /^Isi daftar/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Daftar Peti Kemas' });
  const empty = dialog.getByLabel(/^Nomor Peti Kemas baris/).last();
  await empty.fill('MSKU 907 032 9');
  await dialog.getByRole('button', { name: 'Simpan', exact: true }).click();
  await dialog.getByText('tidak valid.').first().waitFor();
});
