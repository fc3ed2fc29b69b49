import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { failures, mailedToken } from '../../../tools/foreign-provider/index.ts';
import { smallPng } from './files.ts';
import { type ForeignPortal, startForeignPortal } from './foreign-portal.ts';
import { fillRegistration, newPassword } from './registering.ts';
import { startPortal } from './support.ts';

let foreign: ForeignPortal;
const portal = startPortal(async () => {
  foreign = await startForeignPortal();
  return foreign;
});

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

async function signIn(page: Page, username: string, password: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Login').click();
}

async function send(page: Page) {
  await button(page, 'Kirim').first().click();
  const declaration = page.getByRole('dialog', { name: 'Kirim permohonan' });
  await declaration.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
  await declaration.getByRole('button', { name: 'Kirim' }).click();
  await page.getByRole('alertdialog', { name: 'Kirim data' }).getByRole('button', { name: 'Kirim' }).click();
}

it('walks from the login to the sent application on another provider', async () => {
  const page = await portal().open('/login', { mayLog: /401|422/ });
  await signIn(page, 'budi', 'salah');
  await page.getByText('Username/password tidak sesuai').waitFor();
  await signIn(page, 'siapa', 'salah');
  await page.getByText('Username/password tidak sesuai').waitFor();
  await signIn(page, 'budi', 'rahasia budi');
  const announcement = page.getByRole('dialog', { name: 'NPWP 16 digit' });
  await announcement.waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Pengajuan' }).first().click();
  await heading(page, 'Pengajuan').waitFor();
  await page.getByRole('row', { name: /S-1\/2024/ }).waitFor();
  await page
    .getByRole('row', { name: /KEP|12/ })
    .first()
    .waitFor();

  await page.goto(`${foreign.url}/#/pengajuan/header`);
  await heading(page, 'Form Header Perijinan').waitFor();
  await page.getByRole('combobox', { name: 'Jenis Izin' }).fill('Penimbunan Barang');
  await page.getByLabel('Tanggal Permohonan').fill('24-09-2026');
  await page.getByLabel('Nomor Permohonan').fill('S-1/2024');
  await button(page, 'Simpan').click();
  await page.getByText('Nomor permohonan sudah dipakai.').first().waitFor();
  await page.getByLabel('Nomor Permohonan').fill('901/CLB/IX/2026');
  await button(page, 'Simpan').click();
  await heading(page, 'Penimbunan Barang').waitFor();

  await send(page);
  const missing = page.getByRole('dialog', { name: 'Hasil Validasi' });
  await missing.getByText('Surat Permohonan belum diisi').waitFor();
  await page.keyboard.press('Escape');

  await button(page, /^(Isi|Edit) Surat Permohonan/).click();
  const letter = page.getByRole('dialog', { name: 'Surat Permohonan' });
  await letter.getByLabel('Nomor Surat').fill('118/CLB');
  await letter.getByLabel('Tanggal Surat').fill('24-09-2026');
  await letter.locator('input[type=file]').setInputFiles(smallPng);
  await letter.getByRole('button', { name: 'Simpan' }).click();
  await letter.waitFor({ state: 'detached' });

  await button(page, /^(Isi|Edit) Daftar Peti Kemas/).click();
  const list = page.getByRole('dialog', { name: 'Daftar Peti Kemas' });
  await list.getByLabel('Jumlah Peti Kemas').fill('1');
  await list.getByRole('button', { name: 'Simpan' }).click();
  await list.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: /^Isi daftar/ }).click();
  await list
    .getByLabel(/^Nomor Peti Kemas baris/)
    .first()
    .fill('CSQU 305438 3');
  await list
    .getByLabel(/^Ukuran/)
    .first()
    .fill('20');
  await list.getByRole('button', { name: 'Simpan' }).click();
  await list.waitFor({ state: 'detached' });

  foreign.provider.answerNext('POST kirim', failures.notSent('Loket sedang ditutup'));
  await send(page);
  await page.getByText('Loket sedang ditutup').first().waitFor();
  expect(foreign.provider.seen.map(({ path }) => path)).not.toContain('bc/mail/sendmail');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');

  await send(page);
  const answers = page.getByRole('dialog', { name: 'Hasil pengiriman' });
  await answers.getByText('Permohonan terkirim').waitFor();
  await page.keyboard.press('Enter');
  await heading(page, 'Pengajuan').waitFor();
  await page
    .getByRole('row', { name: /901\/CLB\/IX\/2026/ })
    .getByText('Dikirim')
    .waitFor();
});

it('has forgotten passwords, profiles and another NPWP on another provider, which knows the documents alone', async () => {
  const page = await portal().open('/resetpassword', { mayLog: /400|404|422/ });
  await page.getByLabel('E-mail').fill('siapa@nusantara.example');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Email tidak ditemukan' }).waitFor();
  await page.getByLabel('E-mail').fill('budi@nusantara.example');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Berhasil mengirim email!' }).waitFor();

  const choose = async (password: string) => {
    await page.getByLabel('Password baru', { exact: true }).fill(password);
    await page.getByLabel('Ketik ulang password baru').fill(password);
    await page.keyboard.press('Enter');
  };
  await page.goto(`${foreign.url}/#/updatepassword/terlalu-lama`);
  await choose('tujuh belas perahu');
  await page.getByText('This token is invalid.').waitFor();
  await page.getByRole('link', { name: 'minta tautan baru' }).waitFor();
  await page.goto(`${foreign.url}/#/updatepassword/${mailedToken}`);
  await page.reload();
  await choose('tujuh belas perahu');
  await page.getByText('Password berhasil di-update').waitFor();
  await signIn(page, 'budi', 'tujuh belas perahu');
  await page.getByRole('dialog', { name: 'NPWP 16 digit' }).waitFor();
  await page.keyboard.press('Escape');

  await page.goto(`${foreign.url}/#/changepass`);
  await page.getByLabel('Password saat ini').fill('salah');
  await choose('delapan belas perahu');
  await page.getByText('Password lama salah.').first().waitFor();
  await page.getByLabel('Password saat ini').fill('tujuh belas perahu');
  await page.keyboard.press('Enter');
  await heading(page, 'Profile').waitFor();

  const dialog = page.getByRole('dialog', { name: 'Ubah NPWP' });
  await button(page, 'Ubah NPWP').click();
  await dialog.getByRole('textbox').fill('0112000017999000');
  await page.keyboard.press('Enter');
  await dialog.getByRole('group', { name: 'NPWP Tidak Ditemukan' }).waitFor();
  foreign.provider.answerNext('GET changeNPWP', { status: 200 });
  await button(page, 'Save').click();
  await dialog.getByRole('group', { name: 'Terjadi kesalahan saat memeriksa NPWP' }).waitFor();
  foreign.provider.answerNext('GET changeNPWP', failures.error('Layanan DJP tidak tersedia', 200));
  await button(page, 'Save').click();
  await dialog.getByText('Layanan DJP tidak tersedia').waitFor();
  await dialog.getByRole('textbox').fill('0912000017999000');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await button(page, 'Ubah NPWP').waitFor({ state: 'hidden' });
  expect(await page.getByRole('heading', { name: 'Sesi Anda' }).count()).toBe(0);
});

it('hands over a file by the address that its row gives', async () => {
  const page = await portal().open('/pengajuan/detilheader/4713', { user: 'budi' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Unduh Surat Permohonan$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('surat permohonan.pdf');
});

it('registers on another provider, which tells its mail call from its refusals', async () => {
  const page = await portal().open('/register', { mayLog: /422/ });
  const mailCalls = () => foreign.provider.seen.filter(({ path }) => path === 'bc/mail/kir-fidut-telstb1');
  await fillRegistration(page, 'budi');
  foreign.provider.answerNext('POST reg-madurm171', failures.notSent('Pendaftaran ditutup hari ini'));
  await button(page, 'Daftar').click();
  await page.getByText('Pendaftaran ditutup hari ini').first().waitFor();
  await button(page, 'Daftar').click();
  await page.getByRole('link', { name: 'Username sudah terdaftar.' }).waitFor();
  expect(mailCalls()).toEqual([]);
  await page.getByLabel('Username', { exact: true }).fill('budi.baru');
  await button(page, 'Daftar').click();
  await page.getByText('Registrasi berhasil, tunggu email dari kami').waitFor();
  await heading(page, 'Login').waitFor();
  const [call, ...more] = mailCalls();
  expect(more).toEqual([]);
  expect(call?.body).toMatchObject({ username: 'budi.baru', dafemail: 'rina@contoh-bahari.example' });
  expect(JSON.stringify(call)).not.toContain(newPassword);
  const sent = foreign.provider.seen.findLast(({ path }) => path === 'reg-madurm171');
  expect(sent?.body).toMatchObject({
    perkdid: '5',
    perid: '0019000017999123',
    perakses: 'N',
    dafkdid: '2',
    dafid: '2171014501900001',
    exfilesrtpernyataan: 'png',
    filesrtpernyataan: expect.stringMatching(/^data:image\/png;base64,/),
  });
});
