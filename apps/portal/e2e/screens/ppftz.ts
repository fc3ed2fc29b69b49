import type { Page } from 'playwright';
import type { Screen } from './screen.ts';

/** PPFTZ records. */
export const ppftzScreens: readonly Screen[] = [
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
];

/** Opens the first record of the list at one of its steps, from 1. */
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
