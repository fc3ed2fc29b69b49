import type { Locator, Page } from 'playwright';
import { expect, it } from 'vitest';
import { failures, mailedToken } from '../../../tools/foreign-provider/index.ts';
import { smallPng } from './files.ts';
import { heading } from './focus-steps.ts';
import { type ForeignPortal, startForeignPortal } from './foreign-portal.ts';
import { box, saveRecord, slotOf } from './record-steps.ts';
import { fillRegistration, newPassword } from './registering.ts';
import { startPortal } from './support.ts';

let foreign: ForeignPortal;
const portal = startPortal(async () => {
  foreign = await startForeignPortal();
  return foreign;
});

const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });

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
  // It stores master documents, and does not list them.
  const page = await portal().open('/login', { mayLog: /401|404|422/ });
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
  expect(await letter.getByRole('button', { name: 'Pakai dokumen tersimpan' }).count()).toBe(0);
  expect(await letter.getByRole('alert').count()).toBe(0);
  await letter.getByRole('checkbox', { name: 'Simpan juga untuk permohonan berikutnya' }).check();
  await letter.getByRole('button', { name: 'Simpan', exact: true }).click();
  await letter.waitFor({ state: 'detached' });
  expect(foreign.provider.office.masters).toMatchObject([
    { username: 'budi', kd_dokap: '1', nomor: '118/CLB', tanggal: '2026-09-24', file: expect.any(Number) },
  ]);

  // Its documents do not contain the label of a code: it is fetched from the list.
  await button(page, 'Tambah Dokap').click();
  const added = page.getByRole('dialog');
  await added.getByLabel('Jenis Dokumen').selectOption('Pelabuhan Muat');
  await added.getByRole('combobox', { name: 'Pelabuhan' }).last().fill('Batu');
  await page.getByRole('option', { name: /Batu Ampar/ }).click();
  await added.getByRole('button', { name: 'Simpan', exact: true }).click();
  await added.waitFor({ state: 'detached' });
  await page.getByRole('row', { name: /Pelabuhan Muat.*Batu Ampar/ }).waitFor();

  await button(page, /^(Isi|Edit) Daftar Peti Kemas/).click();
  const list = page.getByRole('dialog', { name: 'Daftar Peti Kemas' });
  await list.getByLabel('Jumlah Peti Kemas').fill('1');
  await list.getByRole('button', { name: 'Simpan', exact: true }).click();
  await list
    .getByLabel(/^Nomor Peti Kemas baris/)
    .first()
    .fill('CSQU 305438 3');
  await list
    .getByLabel(/^Ukuran/)
    .first()
    .fill('20');
  await list.getByRole('button', { name: 'Simpan', exact: true }).click();
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

it('files and browses in the free-trade zone of a provider that sends no areas', async () => {
  const page = await portal().open('/login', { mayLog: /404/ });
  await signIn(page, 'budi', 'rahasia budi');
  await page.getByRole('dialog', { name: 'NPWP 16 digit' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Browse FTZ' }).click();
  await page
    .getByRole('row', { name: /KEP-9\/2024/ })
    .getByText('Disetujui')
    .waitFor();
  await page.getByRole('link', { name: 'Pengajuan FTZ' }).click();
  await page.getByRole('link', { name: 'Tambah Pengajuan' }).click();
  await heading(page, 'Form Header FTZ').waitFor();
  await page.getByRole('combobox', { name: 'Jenis Izin' }).fill('Pemeriksaan di Luar Kawasan');
  await page.getByLabel('Tanggal Permohonan').fill('24-09-2026');
  await page.getByLabel('Nomor Permohonan').fill('902/FTZ/IX/2026');
  await button(page, 'Simpan').click();
  await heading(page, 'Pemeriksaan di Luar Kawasan').waitFor();
  expect(page.url()).toContain('#/pengajuanftz/detilheader/');
  await button(page, /^(Isi|Edit) Surat Permohonan/).click();
  const letter = page.getByRole('dialog', { name: 'Surat Permohonan' });
  await letter.getByText(/800 Kb/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Kembali' }).click();
  await page.getByRole('row', { name: /902\/FTZ\/IX\/2026/ }).waitFor();
});

it('sends a manifest to another provider, which answers no id, and fetches a file by its directory and name', async () => {
  const page = await portal().open('/login', { mayLog: /422/ });
  await signIn(page, 'budi', 'rahasia budi');
  await page.getByRole('dialog', { name: 'NPWP 16 digit' }).waitFor();
  await page.keyboard.press('Escape');
  await page.goto(`${foreign.url}/#/rekonmanifes`);
  await page
    .getByRole('row', { name: /AWB-62/ })
    .getByText('Bea Cukai')
    .waitFor();
  const download = page.waitForEvent('download');
  await button(page, 'Unduh berkas BL/AWB 4021877').click();
  expect((await download).suggestedFilename()).toMatch(/^manifes #1 & 2.\.csv$/);
  await page.getByRole('link', { name: 'Tambah File' }).click();
  await page.getByLabel('Nomor BL/AWB').fill('AWB-62');
  await page.getByLabel('Tanggal BL/AWB').fill('24-09-2024');
  await page.getByLabel('Berkas', { exact: true }).setInputFiles(smallPng);
  await page.getByRole('radio', { name: 'PJT' }).check();
  await page.getByRole('radio', { name: /^Dari luar/ }).check();
  await button(page, 'Kirim').click();
  await page.getByRole('link', { name: 'Nomor BL sudah ada.' }).waitFor();
  await page.getByLabel('Nomor BL/AWB').fill('AWB-63');
  await button(page, 'Kirim').click();
  const answer = page.getByRole('dialog', { name: 'Berhasil' });
  await answer.getByText('Data BL/AWB tersimpan').waitFor();
  await answer.getByRole('button', { name: 'Buka Browse BL/AWB' }).click();
  await page
    .getByRole('row', { name: /AWB-63/ })
    .getByText('01-10-2024')
    .waitFor();
});

it('turns the pages of another provider’s letters, whose addresses lead nowhere else, and opens and saves one', async () => {
  const page = await portal().open('/login');
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (/^https?:/.test(origin) && origin !== foreign.url) elsewhere.push(request.url());
  });
  await signIn(page, 'budi', 'rahasia budi');
  await page.getByRole('dialog', { name: 'NPWP 16 digit' }).waitFor();
  await page.keyboard.press('Escape');
  await page.goto(`${foreign.url}/#/sppbmcp`);
  const first = page.getByRole('row', { name: /KOL-70/ });
  await first.getByText('Rp\u00a01.850.000').waitFor();
  await first.getByText('Lewat jatuh tempo').first().waitFor();
  await button(page, 'Rincian SPPBMCP KOL-70').click();
  const lines = page.getByRole('table', { name: 'Rincian SPPBMCP KOL-70' });
  await lines
    .getByRole('row', { name: /4021871/ })
    .getByText('77')
    .waitFor();
  const download = page.waitForEvent('download');
  await button(page, 'Unduh XLSX SPPBMCP KOL-70').click();
  expect((await download).suggestedFilename()).toBe('SPPBMCP KOL-70.xlsx');
  await page
    .getByRole('navigation', { name: 'Halaman: Browse SPPBMCP' })
    .getByRole('button', { name: 'Berikutnya' })
    .click();
  await page.getByRole('row', { name: /KOL-73/ }).waitFor();
  expect(foreign.provider.seen.map(({ path }) => path)).toContain('sppbmcp/list?page=2');
  expect(elsewhere).toEqual([]);
});

it('records and sends a PPFTZ record on another provider, which takes one row in a call', async () => {
  // It draws no PDF of a record that was not sent.
  const page = await portal().open('/ppftz/perekaman', { user: 'sari', mayLog: /400|404|ERR_FAILED/ });
  await button(page, 'New Aju').click();
  const made = page.getByRole('dialog', { name: 'New Aju' });
  await made.getByRole('radio', { name: 'Barang Pindahan' }).check();
  await made.getByLabel('Nama Penerima').fill('Ratna Dewi');
  await made.getByLabel('Nomor Identitas').fill('0412000017999000');
  await button(made, 'Buat aju').click();
  await heading(page, 'Perekaman Barang Pindahan').waitFor();
  await box(page, 'Nama Sarana Pengangkut').fill('KM Kelud');
  await saveRecord(page);
  await page.getByText(/Berhasil menyimpan, /).waitFor();

  // It returns stored numbers as numbers.
  await page.getByRole('radio', { name: 'Laut' }).check();
  for (const [name, text] of [
    ['Pelabuhan Muat', 'Batu Ampar'],
    ['Pelabuhan Tujuan', 'Batam'],
    ['Gudang/TPS', 'Gudang Timur'],
  ] as const) {
    await page.getByRole('combobox', { name, exact: true }).fill(text);
    await page.getByRole('option', { name: text }).click();
  }
  // It does not return the values of the first dialog.
  await page.getByRole('combobox', { name: 'Jenis Identitas' }).selectOption('NPWP');
  for (const [name, text] of [
    ['Nomor Identitas', '0412000017999000'],
    ['Nomor Surat Pindah', '118'],
    ['Tanggal Surat Pindah', '20-02-2026'],
    ['Nomor Surat Rekomendasi BP', 'BP-1'],
    ['Tanggal Surat Rekomendasi BP', '24-02-2026'],
  ] as const)
    await box(page, name).fill(text);
  const identity = slotOf(page, 'Identitas Penerima');
  await identity.locator('input[type=file]').setInputFiles(smallPng);
  await identity.getByText('Berhasil meng-upload dokumen').waitFor();
  await button(page, 'Simpan dan lanjut').click();

  const goods = page.getByRole('region', { name: 'Barang', exact: true });
  const dialog = page.getByRole('dialog');
  await button(page, 'Tambah kemasan').click();
  await box(dialog, 'Jumlah Kemasan').fill('3');
  await dialog.getByRole('combobox', { name: 'Jenis Kemasan' }).fill('PK');
  await page.keyboard.press('Enter');
  await button(dialog, 'Simpan').click();
  await dialog.waitFor({ state: 'detached' });

  // Forty rows are sent one by one; the connection breaks after the fifteenth.
  const names = Array.from({ length: 40 }, (_, index) => `Kursi ${index + 1}`);
  const lines = names.map((name) => `${name},1,NIU,1,PK,6,5,650000,94016900,10,11,7.5`).join('\n');
  const added = () =>
    foreign.provider.office.ppftzGoods
      .map((row) => row.URAIAN_BARANG)
      .filter((name) => names.includes(String(name)));
  await button(goods, 'Tempel').click();
  await dialog.getByLabel('Baris', { exact: true }).fill(lines);
  const call = '**/api/ppftz/barang';
  let calls = 0;
  await page.route(call, (route) => {
    calls += 1;
    return calls > 15 ? route.abort() : route.continue();
  });
  await button(dialog, 'Tambahkan').click();
  await dialog.getByRole('group', { name: /^Server tidak dapat dihubungi/ }).waitFor();
  expect(added()).toEqual(names.slice(0, 15));
  expect(await dialog.getByLabel('Baris', { exact: true }).inputValue()).toBe(lines);
  await page.unroute(call);

  // Slowly, so that the progress is visible; nothing is sent twice.
  const shown: number[] = [];
  await page.route(call, async (route) => {
    const bar = dialog.getByRole('progressbar');
    if (await bar.isVisible()) shown.push(await bar.evaluate((each: HTMLProgressElement) => each.position));
    await route.continue();
  });
  await button(dialog, 'Tambahkan').click();
  await dialog.waitFor({ state: 'detached' });
  await page.unroute(call);
  expect(added()).toEqual(names);
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  expect(shown[0]).toBeGreaterThan(0.3);
  await goods.getByText('Jumlah 40 barang').waitFor();

  await button(page, 'Simpan dan lanjut').click();
  await page.getByRole('region', { name: 'Pengangkutan' }).getByText('Batu Ampar').waitFor();
  const send = async () => {
    await page.getByRole('checkbox').check();
    await button(page, 'Simpan dan Kirim').click();
    const question = page.getByRole('alertdialog', { name: 'Kirim data?' });
    await button(question, 'Simpan dan Kirim').click();
  };
  foreign.provider.answerNext(
    'POST ppftz/send',
    failures.fields('Data belum lengkap', { no_surat_pindah: ['Nomor surat pindah tidak dikenal.'] }, 400),
  );
  await send();
  const refused = page.getByRole('dialog', { name: 'Keterangan Gagal Kirim' });
  await refused.getByRole('button', { name: 'Nomor surat pindah tidak dikenal.' }).click();
  const field = box(page, 'Nomor Surat Pindah');
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await field.inputValue()).toBe('118');
  await field.fill('SKP-118');
  await button(page, 'Simpan dan lanjut').click();
  await button(page, 'Tambah barang').waitFor();
  await button(page, 'Simpan dan lanjut').click();
  await send();
  await heading(page, 'Perekaman').waitFor();
  await page.goto(`${foreign.url}/#/ppftz/browse`);
  await page.getByRole('link', { name: /^Detail aju/ }).click();
  await heading(page, 'Detail PPFTZ').waitFor();
  await page.getByRole('region', { name: 'Dokumen' }).getByText('SKP-118').waitFor();
  await page.getByRole('region', { name: 'Barang', exact: true }).getByText('Jumlah 40 barang').waitFor();
});

it('shows what has arrived when rows that go one by one are given up', async () => {
  const page = await portal().open('/ppftz/perekaman', { user: 'sari', mayLog: /ERR_FAILED/ });
  await button(page, 'New Aju').click();
  const made = page.getByRole('dialog', { name: 'New Aju' });
  await made.getByRole('radio', { name: 'Kendaraan Bermotor' }).check();
  await made.getByLabel('Nama Penerima').fill('Ratna Dewi');
  await made.getByLabel('Nomor Identitas').fill('0412000017999000');
  await button(made, 'Buat aju').click();
  await heading(page, 'Perekaman Kendaraan Bermotor').waitFor();
  await page.goto(`${page.url()}?langkah=2`);
  const containers = page.getByRole('region', { name: 'Kontainer', exact: true });
  const dialog = page.getByRole('dialog');
  await button(containers, 'Tempel').click();
  await dialog.getByLabel('Baris', { exact: true }).fill('CSQU3054383,20,FCL\nMSKU9070323,40,LCL');
  const call = '**/api/ppftz/kontainer';
  let calls = 0;
  await page.route(call, (route) => {
    calls += 1;
    return calls > 1 ? route.abort() : route.continue();
  });
  await button(dialog, 'Tambahkan').click();
  await dialog.getByRole('group', { name: /^Server tidak dapat dihubungi/ }).waitFor();
  await page.unroute(call);
  await button(dialog, 'Kembali ke daftar').click();
  await expect.poll(() => containers.getByRole('rowheader').count()).toBe(1);
});

it('has forgotten passwords, profiles and another NPWP on another provider, which knows the documents alone', async () => {
  const page = await portal().open('/resetpassword', { mayLog: /400|404|422/ });
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('siapa@nusantara.example');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Email tidak ditemukan' }).waitFor();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('budi@nusantara.example');
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

it('signs in with a code on another provider, which has neither recovery codes nor a token for the second step', async () => {
  const page = await portal().open('/login');
  const code = page.getByLabel('Kode OTP');
  const alert = page.getByRole('alert');
  await signIn(page, 'joko', 'rahasia joko');
  await heading(page, 'Verifikasi dua langkah').waitFor();
  expect(await button(page, 'Pakai kode pemulihan').count()).toBe(0);
  await code.fill('000000');
  await alert.getByText('Kode OTP tidak sesuai').waitFor();
  foreign.provider.answerNext('POST otentikasi/signin', { status: 200 });
  await code.fill('123456');
  await alert.getByText('Jawaban server tidak dikenali').waitFor();
  expect(await code.inputValue()).toBe('123456');
  await button(page, 'Verifikasi').click();
  await heading(page, /Selamat/).waitFor();
  expect(page.url()).toMatch(/#\/dashboard$/);
});

it('sets two-factor up on another provider, which gives a picture alone', async () => {
  const page = await portal().open('/login', { mayLog: /500/ });
  const code = page.getByLabel('Kode OTP');
  const alert = page.getByRole('alert');
  foreign.provider.answerNext('GET tfa/view-file-local/pj/wati', failures.page());
  await signIn(page, 'wati', 'rahasia wati');
  await heading(page, 'Siapkan verifikasi dua langkah').waitFor();
  await alert.getByText('Kode QR tidak dapat dimuat').waitFor();
  await button(page, 'Coba lagi').click();
  await page.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' }).waitFor();
  expect(await button(page, 'Salin').count()).toBe(0);
  await code.fill('000000');
  await alert.getByText('Kode OTP tidak sesuai').waitFor();
  foreign.provider.answerNext('POST tfa/confirm/pj', { status: 200 });
  await code.fill('123456');
  await alert.getByText('Jawaban server tidak dikenali').waitFor();
  await button(page, 'Konfirmasi').click();
  await heading(page, /Selamat/).waitFor();
  expect(page.url()).toMatch(/#\/dashboard$/);
});

it('hands over a file by the address that its row gives', async () => {
  const page = await portal().open('/pengajuan/detilheader/4713', { user: 'budi' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /Unduh Surat Permohonan$/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('surat permohonan.pdf');
});

it('registers on another provider, which distinguishes its mail call from its refusals', async () => {
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
  await expect.poll(() => mailCalls().length).toBe(1);
  const [call] = mailCalls();
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
