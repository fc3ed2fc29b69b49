import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runCli } from '../../server/src/testing/run-cli.ts';
import { button, heading } from './focus-steps.ts';
import { chooseStatement, fillRegistration, newPassword, typeRegistration, verify } from './registering.ts';
import { startPortal } from './support.ts';

const portal = startPortal();

/** The mails that were sent so far. */
async function mails(): Promise<string[]> {
  const folder = join(portal().server.dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

it('registers from the login page: message, mails, and the account signs in and files a draft', async () => {
  const page = await portal().open('/login', { mayLog: /40[13]/ });
  await page.getByRole('link', { name: 'Daftar' }).click();
  await heading(page, 'Daftar').waitFor();
  await fillRegistration(page, 'Bahari.Baru');
  await button(page, 'Daftar').dblclick();
  await page.getByText('Pendaftaran berhasil. Akun Anda sudah dapat dipakai untuk login.').waitFor();
  expect(page.url()).toMatch(/#\/login$/);

  await expect.poll(async () => (await mails()).length, { timeout: 15_000 }).toBe(2);
  const sent = await mails();
  const readers = sent.map((mail) => /^To: (.+?)\r?$/m.exec(mail)?.[1]);
  expect(readers.toSorted()).toEqual(['layanan@pabean.example', 'rina@contoh-bahari.example']);

  await page.getByLabel('Username').fill('bahari.baru');
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await button(page, 'Login').click();
  await page.getByRole('dialog', { name: 'NPWP 16 digit' }).waitFor();
  await page.keyboard.press('Escape');
  await page.goto(`${portal().server.url}/#/pengajuan/header`);
  await heading(page, 'Form Header Perijinan').waitFor();
  await page.getByRole('combobox', { name: 'Jenis Izin' }).fill('Penimbunan Barang');
  await page.keyboard.press('Enter');
  await page.getByLabel('Nomor Permohonan').fill('1/BARU/2026');
  await page.getByLabel('Tanggal Permohonan').fill('24-09-2026');
  await button(page, 'Simpan').click();
  await page.getByText('1/BARU/2026').first().waitFor();

  const officer = (...words: string[]) =>
    runCli({ DATA_DIR: portal().server.dataDir }, 'office', 'account', ...words);
  expect((await officer('list', '--state', 'waiting')).stdout).toContain('bahari.baru');
  expect((await officer('verify', 'bahari.baru')).stdout).toBe(
    'bahari.baru is verified: NPWP 0019000017999123, PT Contoh Bahari Baru.\n',
  );
  await expect
    .poll(async () => (await mails()).join(), { timeout: 15_000 })
    .toContain('Identitas perusahaan Anda sudah diverifikasi');
  await officer('disable', 'bahari.baru');
  await page.goto(`${portal().server.url}/#/pengajuan/listpengajuan`);
  await page.getByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' }).waitFor();
  await page.reload();
  await page.getByText('Sesi Anda telah berakhir. Silakan login kembali.').waitFor();
  await page.getByLabel('Username').fill('bahari.baru');
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await button(page, 'Login').click();
  await page.getByText(/^Akun ini dinonaktifkan oleh kantor/).waitFor();
});

it('keeps what was typed through a reload, and asks for the file by name', async () => {
  const page = await portal().open('/register', { width: 390 });
  page.on('dialog', (dialog) => dialog.accept());
  await typeRegistration(page, 'siti.baru');
  await chooseStatement(page);
  await page.getByText(/^Draf tersimpan di tab ini/).waitFor();
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(kept).toContain('PT Contoh Bahari Baru');
  await page.reload();
  await button(page, 'Pulihkan draf').click();
  expect(await page.getByLabel('Nama Pendaftar').inputValue()).toBe('Rina Contoh');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('');
  await page.getByText('Pilih lagi berkas Surat Pernyataan Rina.png').waitFor();
  await chooseStatement(page);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
  await verify(page);
  await button(page, 'Daftar').click();
  await page.getByText('Pendaftaran berhasil.').waitFor();
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('registration');
});

it('tells a taken user name at its field, and the same captcha is good for the next try', async () => {
  const page = await portal().open('/register', { mayLog: /422/ });
  await fillRegistration(page, 'Importir');
  await button(page, 'Daftar').click();
  const list = page.getByRole('region', { name: 'Ada 1 isian yang perlu diperbaiki' });
  await list.getByRole('link', { name: 'Username sudah dipakai. Pilih nama lain.' }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('importir.kedua');
  await button(page, 'Daftar').click();
  await page.getByText('Pendaftaran berhasil.').waitFor();
});

it('shows that it worked where the server has no word for it', async () => {
  const page = await portal().open('/register');
  await fillRegistration(page, 'tanpa.kata');
  await page.route('**/api/reg-madurm171', (route) => route.fulfill({ status: 200, body: '' }));
  await button(page, 'Daftar').click();
  await page.getByText('Pendaftaran berhasil. Silakan login.').waitFor();
});
