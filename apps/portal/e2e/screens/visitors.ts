import { button } from '../focus-steps.ts';
import { arrive, courier, declare, fillForm, passenger } from '../transit-steps.ts';
import type { Screen } from './screen.ts';

/** Screens of visitors, and of signing in. */
export const visitorScreens: readonly Screen[] = [
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
      await page.getByRole('button', { name: /^(Kirim|Periksa jawaban)$/ }).click();
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
      await page.getByRole('button', { name: /^(Kirim|Periksa jawaban)$/ }).click();
      await page.getByText('Barang Masih Kosong').first().waitFor();
    },
  },
  {
    name: 'check of a transit request',
    address: '/formtransit',
    arrive: async (page) => {
      await fillForm(page, passenger());
      const look = button(page, 'Periksa jawaban');
      if (await look.isVisible()) await look.click();
      await page.getByRole('link', { name: 'Ubah: Pemberitahu' }).waitFor();
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
    arrive: async (page) => {
      await page.route('**/api/cekresetpassword', (route) => route.fulfill({ json: { berlaku: true } }));
      await page.reload();
      await page.getByRole('button', { name: 'Simpan password' }).click();
    },
  },
  { name: 'link for a new password that was used', address: '/updatepassword/abc' },
  { name: 'link without its token', address: '/updatepassword/-' },
  { name: 'login', address: '/login' },
  {
    name: 'login with errors',
    address: '/login',
    arrive: (page) => page.getByRole('button', { name: 'Login' }).click(),
  },
  { name: 'check of a licence', address: '/cek' },
  {
    name: 'check of a licence with errors',
    address: '/cek',
    arrive: (page) => page.getByRole('button', { name: 'Periksa dokumen' }).click(),
  },
];
