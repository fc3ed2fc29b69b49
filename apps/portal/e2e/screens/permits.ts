import type { Page } from 'playwright';
import type { Screen } from './screen.ts';

/** Permit applications, also those of the free-trade zone. */
export const permitScreens: readonly Screen[] = [
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
    arrive: (page) => page.getByRole('button', { name: 'Simpan', exact: true }).click(),
  },
  { name: 'applications of the zone', user: 'ppjk', address: '/pengajuanftz/list' },
  { name: 'browsing of the zone', user: 'importir', address: '/browseftz/list' },
  {
    name: 'header form of the zone with errors',
    user: 'importir',
    address: '/pengajuanftz/addheader',
    arrive: (page) => page.getByRole('button', { name: 'Simpan', exact: true }).click(),
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
  {
    name: 'list of containers to read',
    user: 'importir',
    address: '/brows/listbrows?cari=Peti+Kemas+Kosong',
    arrive: async (page) => {
      await openFirst(page);
      await page
        .getByRole('button', { name: /^Lihat daftar/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('table').waitFor();
    },
  },
  { name: 'refused', user: 'pindahan', address: '/pengajuan/header' },
];

async function openFirst(page: Page) {
  await page
    .getByRole('link', { name: /^Detail permohonan/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Data permohonan' }).waitFor();
}
