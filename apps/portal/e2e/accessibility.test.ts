import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { axeFindsAnywhere } from './axe.ts';
import { cutOffAnywhere } from './cut-off.ts';
import { wrongReport } from './files.ts';
import { button } from './focus-steps.ts';
import { startPortal } from './support.ts';
import { arrive, courier, declare, fillForm } from './transit-steps.ts';

const portal = startPortal();

interface Screen {
  readonly name: string;
  /** The demo account that opens it; nobody's without. */
  readonly user?: string;
  readonly address: string;
  /** What is done there before axe looks. */
  readonly arrive?: (page: Page) => Promise<void>;
  /** What arriving there may leave in the console. */
  readonly mayLog?: RegExp;
}

/** Every screen of the way from the login to the sent application, and how to get there. */
const screens: readonly Screen[] = [
  { name: 'announcements of the office', address: '/pengumuman' },
  { name: 'performance reports', address: '/laporankinerja' },
  {
    name: 'transit menu with a code that nobody has',
    address: '/menutransit?kode=0000-0000-0000-0000',
    mayLog: /404/,
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Cari permohonan' }).click();
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'passengers’ transit form', address: '/formtransit' },
  {
    name: 'passengers’ transit form with errors',
    address: '/formtransit',
    arrive: async (page) => {
      await page.getByRole('radio', { name: 'Lainnya' }).check();
      await page.getByRole('switch', { name: 'Ada sponsor' }).check();
      await page.getByRole('button', { name: 'Kirim', exact: true }).click();
      await page.getByText('Barang Masih Kosong').first().waitFor();
    },
  },
  {
    name: 'goods of a passenger with errors',
    address: '/formtransit',
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Tambah barang' }).click();
      await page.getByRole('button', { name: 'Simpan', exact: true }).click();
      await page.getByRole('region', { name: /isian yang perlu/ }).waitFor();
    },
  },
  {
    name: 'new carrier with errors',
    address: '/formtransit',
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Tambah nama sarana pengangkut' }).click();
      await page.getByRole('button', { name: 'Simpan', exact: true }).click();
      await page.getByText('ISIAN TIDAK BOLEH KOSONG').first().waitFor();
    },
  },
  {
    name: 'couriers’ transit form with errors',
    address: '/formtransitA-aquarayaikn',
    arrive: async (page) => {
      await page.getByRole('button', { name: 'Kirim', exact: true }).click();
      await page.getByText('Barang Masih Kosong').first().waitFor();
    },
  },
  {
    name: 'approval of a transit request',
    address: '/formtransitA-aquarayaikn',
    arrive: async (page) => {
      await fillForm(page, courier());
      await declare(page);
    },
  },
  {
    name: 'registration code',
    address: '/formtransitA-aquarayaikn',
    arrive: async (page) => {
      await fillForm(page, courier());
      await button(await declare(page), 'Kirim').click();
      await arrive(page);
      await page.getByRole('button', { name: 'Simpan di perangkat ini' }).click();
    },
  },
  { name: 'registration code that nobody has', address: '/resulttransit/X', mayLog: /404/ },
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
  { name: 'applications of the zone', user: 'ppjk', address: '/pengajuanftz/list' },
  { name: 'browsing of the zone', user: 'importir', address: '/browseftz/list' },
  {
    name: 'header form of the zone with errors',
    user: 'importir',
    address: '/pengajuanftz/addheader',
    arrive: (page) => page.getByRole('button', { name: 'Simpan' }).click(),
  },
  {
    name: 'declaration of the zone',
    user: 'ppjk',
    address: '/pengajuanftz/list?status=draf',
    arrive: async (page) => {
      await openFirst(page);
      await page.getByRole('button', { name: 'Kirim', exact: true }).click();
    },
  },
  { name: 'rejected in the zone', user: 'ppjk', address: '/browseftz/list?cari=Ditolak', arrive: openFirst },
  { name: 'manifests', user: 'importir', address: '/rekonmanifes/browse' },
  { name: 'no manifest found', user: 'tps', address: '/rekonmanifes/browse?cari=tidak-ada' },
  {
    name: 'release letters with lines',
    user: 'ppjk',
    address: '/sppbmcp/listsppbmcp',
    arrive: async (page) => {
      await page
        .getByRole('button', { name: /^Rincian SPPBMCP/ })
        .first()
        .click();
      await page.getByRole('group', { name: /^Rincian SPPBMCP/ }).waitFor();
    },
  },
  { name: 'no release letter found', user: 'tps', address: '/sppbmcp/listsppbmcp?cari=tidak-ada' },
  {
    name: 'notes on a release letter',
    user: 'importir',
    address: '/sppbmcp/listsppbmcp',
    arrive: (page) =>
      page
        .getByRole('button', { name: /^Catatan SPPBMCP/ })
        .first()
        .click(),
  },
  { name: 'reports', user: 'ppjk', address: '/pengajuan/browseupload' },
  {
    name: 'lines of a report',
    user: 'tps',
    address: '/pengajuan/browseupload?jenis=1',
    arrive: async (page) => {
      await page
        .getByRole('button', { name: /^Lihat data/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('table').waitFor();
    },
  },
  { name: 'report form', user: 'importir', address: '/pengajuan/upload' },
  {
    name: 'columns of a report explained',
    user: 'importir',
    address: '/pengajuan/upload',
    arrive: async (page) => {
      await page.getByLabel('Jenis laporan').selectOption('2');
      await page.getByRole('button', { name: 'Kamus kolom' }).click();
    },
  },
  {
    name: 'report with mistakes',
    user: 'tps',
    address: '/pengajuan/upload',
    arrive: async (page) => {
      await page.getByLabel('Jenis laporan').selectOption('1');
      await page.getByLabel('Berkas', { exact: true }).setInputFiles(wrongReport());
      await page.getByText('Kesalahan 1 dari 2').waitFor();
    },
  },
  { name: 'records in progress', user: 'ppjk', address: '/ppftz/perekaman' },
  {
    name: 'new record with errors',
    user: 'pindahan',
    address: '/ppftz/perekaman',
    arrive: async (page) => {
      await page.getByRole('button', { name: 'New Aju' }).click();
      await page.getByRole('button', { name: 'Buat aju' }).click();
      await page.getByRole('region', { name: /isian yang perlu/ }).waitFor();
    },
  },
  {
    name: 'decisions about a record',
    user: 'pindahan',
    address: '/ppftz/perekaman',
    arrive: async (page) => {
      await page
        .getByRole('button', { name: /^Riwayat keputusan/ })
        .first()
        .click();
      await page.getByRole('dialog').getByText('Sri Wahyuni').first().waitFor();
    },
  },
  { name: 'records that were sent', user: 'ppjk', address: '/ppftz/browse' },
  {
    name: 'responses to a record',
    user: 'ppjk',
    address: '/ppftz/browse?status=150',
    arrive: async (page) => {
      await page
        .getByRole('button', { name: /^Unduh respon aju/ })
        .first()
        .click();
      await page.getByRole('dialog').getByText('SPPB').first().waitFor();
    },
  },
  {
    name: 'payment of a record with errors',
    user: 'ppjk',
    address: '/ppftz/browse?status=115',
    arrive: async (page) => {
      await page
        .getByRole('button', { name: /^Rekam bukti bayar aju/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Nomor NTPN' }).fill('0A1B');
      await page.getByRole('button', { name: 'Simpan', exact: true }).click();
      await page.getByRole('region', { name: /isian yang perlu/ }).waitFor();
    },
  },
  {
    name: 'first step of a record',
    user: 'ppjk',
    address: '/ppftz/perekaman?cari=Dikembalikan',
    arrive: (page) => openRecord(page, 1),
  },
  {
    name: 'first step of a record with errors',
    user: 'pindahan',
    address: '/ppftz/perekaman',
    arrive: async (page) => {
      await openRecord(page, 1);
      await page.getByRole('textbox', { name: 'Nama Penerima' }).fill('');
      await page.getByRole('button', { name: 'Simpan dan lanjut' }).click();
      await page.getByRole('region', { name: /isian yang perlu/ }).waitFor();
    },
  },
  {
    name: 'second step of a record',
    user: 'ppjk',
    address: '/ppftz/perekaman?cari=Dikembalikan',
    arrive: (page) => openRecord(page, 2),
  },
  {
    name: 'goods of a record typed in their table',
    user: 'ppjk',
    address: '/ppftz/perekaman?cari=Dikembalikan',
    arrive: async (page) => {
      await openRecord(page, 2);
      const goods = page.getByRole('region', { name: 'Barang', exact: true });
      await goods.getByRole('rowheader').first().getByRole('button').first().dblclick();
      await goods.getByRole('form').waitFor();
    },
  },
  {
    name: 'an article with errors',
    user: 'pindahan',
    address: '/ppftz/perekaman',
    arrive: async (page) => {
      await openRecord(page, 2);
      await page.getByRole('button', { name: 'Tambah barang' }).click();
      await page.getByRole('button', { name: 'Simpan', exact: true }).click();
      await page.getByRole('region', { name: /isian yang perlu/ }).waitFor();
    },
  },
  {
    name: 'a container with errors',
    user: 'pindahan',
    address: '/ppftz/perekaman',
    arrive: async (page) => {
      await openRecord(page, 2);
      await page.getByRole('button', { name: 'Tambah kontainer' }).click();
      await page.getByRole('button', { name: 'Simpan', exact: true }).click();
      await page.getByRole('region', { name: /isian yang perlu/ }).waitFor();
    },
  },
  {
    name: 'third step of a record',
    user: 'ppjk',
    address: '/ppftz/perekaman?cari=Dikembalikan',
    arrive: (page) => openRecord(page, 3),
  },
  {
    name: 'reasons of a refused sending',
    user: 'pindahan',
    address: '/ppftz/perekaman',
    mayLog: /400/,
    arrive: async (page) => {
      await newRecord(page);
      await goToStep(page, 3);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Simpan dan Kirim' }).click();
      const question = page.getByRole('alertdialog');
      await question.getByRole('button', { name: 'Simpan dan Kirim' }).click();
      await page.getByRole('dialog', { name: 'Keterangan Gagal Kirim' }).waitFor();
    },
  },
  {
    name: 'detail of a record',
    user: 'ppjk',
    address: '/ppftz/browse?status=150',
    arrive: async (page) => {
      await page
        .getByRole('link', { name: /^Detail aju/ })
        .first()
        .click();
      await page.getByRole('heading', { level: 1, name: 'Detail PPFTZ' }).waitFor();
      await page.getByRole('region', { name: 'Barang', exact: true }).waitFor();
    },
  },
  {
    name: 'notes on a record',
    user: 'ppjk',
    address: '/ppftz/browse',
    arrive: (page) =>
      page
        .getByRole('button', { name: /^Catatan petugas aju/ })
        .first()
        .click(),
  },
  { name: 'manifest form', user: 'ppjk', address: '/rekonmanifes/add' },
  {
    name: 'manifest form with errors',
    user: 'importir',
    address: '/rekonmanifes/add',
    arrive: (page) => page.getByRole('button', { name: 'Kirim' }).click(),
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
  {
    name: 'licence above the page',
    user: 'importir',
    address: '/pengajuan/listpengajuan?status=disetujui',
    arrive: async (page) => {
      await openFirst(page);
      await page.getByRole('button', { name: 'Cetak' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Unduh' }).waitFor();
    },
  },
  {
    name: 'copy of an application',
    user: 'importir',
    address: '/pengajuan/listpengajuan?status=disetujui',
    arrive: async (page) => {
      await openFirst(page);
      await page.getByRole('button', { name: 'Salin' }).click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
    },
  },
  {
    name: 'list of containers',
    user: 'importir',
    address: '/pengajuan/listpengajuan?cari=Peti+Kemas+Kosong&status=draf',
    arrive: async (page) => {
      await openFirst(page);
      await page.getByRole('button', { name: /^Isi daftar/ }).click();
      await page.getByLabel('Nomor Peti Kemas baris 1', { exact: true }).waitFor();
    },
  },
  {
    name: 'lines that cannot be containers',
    user: 'importir',
    address: '/pengajuan/listpengajuan?cari=Peti+Kemas+Kosong&status=draf',
    arrive: async (page) => {
      await openFirst(page);
      await page.getByRole('button', { name: /^Isi daftar/ }).click();
      await page.getByRole('button', { name: 'Tempel' }).click();
      await page.getByLabel('Baris', { exact: true }).fill('CSQU3054384,20');
      await page.getByRole('button', { name: 'Tambahkan' }).click();
      await page.getByRole('region', { name: /perlu diperbaiki/ }).waitFor();
    },
  },
  { name: 'browsing', user: 'importir', address: '/brows/listbrows' },
  {
    name: 'officers’ notes',
    user: 'importir',
    address: '/brows/listbrows?cari=Ditolak',
    arrive: (page) =>
      page
        .getByRole('button', { name: /^Catatan petugas/ })
        .first()
        .click(),
  },
  {
    name: 'question before filing again',
    user: 'importir',
    address: '/brows/listbrows?cari=Ditolak',
    arrive: (page) =>
      page
        .getByRole('button', { name: /^Ajukan kembali/ })
        .first()
        .click(),
  },
  {
    name: 'detail in browsing',
    user: 'importir',
    address: '/brows/listbrows?cari=Ditolak',
    arrive: openFirst,
  },
  { name: 'check of a licence', address: '/cek' },
  {
    name: 'check of a licence with errors',
    address: '/cek',
    arrive: (page) => page.getByRole('button', { name: 'Periksa dokumen' }).click(),
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

/** Opens the first record of the list, and goes to one of its steps, from 1. */
async function openRecord(page: Page, step: number) {
  await page
    .getByRole('link', { name: /^Edit aju/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Simpan dan lanjut' }).waitFor();
  if (step > 1) await goToStep(page, step);
}

/** Goes to a step by its address. */
async function goToStep(page: Page, step: number) {
  await page.goto(`${page.url().replace(/\?.*/, '')}?langkah=${step}`);
  await page.getByRole('button', { name: 'Kembali', exact: true }).waitFor();
}

async function newRecord(page: Page) {
  await page.getByRole('button', { name: 'New Aju' }).click();
  await page.getByRole('radio', { name: 'Kendaraan Bermotor' }).check();
  await page.getByLabel('Nama Penerima').fill('Ratna Dewi');
  await page.getByLabel('Jenis Identitas').selectOption('Lainnya');
  await page.getByLabel('Nomor Identitas').fill('A-1');
  await page.getByRole('button', { name: 'Buat aju' }).click();
  await page.getByRole('button', { name: 'Simpan dan lanjut' }).waitFor();
}

async function settle(page: Page) {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
}

it.each(screens)(
  '$name: axe finds nothing, 320 px suffice, and no control is cut off',
  async ({ user, address, arrive, mayLog }) => {
    const page = await portal().open(address, { user, ...(mayLog && { mayLog }) });
    await settle(page);
    await arrive?.(page);
    await settle(page);
    expect(await axeFindsAnywhere(page)).toEqual([]);
    expect(await cutOffAnywhere(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const isTooWide = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    await expect.poll(isTooWide).toBe(false);
  },
);
