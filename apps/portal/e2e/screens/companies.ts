import { wrongReport } from '../files.ts';
import type { Screen } from './screen.ts';

/** A company's screens beside its permits and records: its account, manifests, letters, reports. */
export const companyScreens: readonly Screen[] = [
  { name: 'another password', user: 'importir', address: '/changepass' },
  { name: 'profile', user: 'importir', address: '/profile' },
  {
    name: 'another NPWP',
    user: 'importir',
    address: '/profile',
    arrive: (page) => page.getByRole('button', { name: 'Ubah NPWP' }).click(),
  },
  {
    name: 'announcement',
    user: 'importir',
    address: '/dashboard',
    arrive: (page) => page.getByRole('button', { name: 'Pengumuman' }).click(),
  },
  { name: 'dashboard', user: 'importir', address: '/dashboard' },
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
  { name: 'manifest form', user: 'ppjk', address: '/rekonmanifes/add' },
  {
    name: 'manifest form with errors',
    user: 'importir',
    address: '/rekonmanifes/add',
    arrive: (page) => page.getByRole('button', { name: 'Kirim' }).click(),
  },
  { name: 'later work', user: 'importir', address: '/sppbmcp/listsppbmcp' },
  { name: 'not found', user: 'importir', address: '/tidak-ada' },
];
