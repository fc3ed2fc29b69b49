import type { Page } from 'playwright';

/** A screen of the portal with demo data. */
export interface Screen {
  /** A demo account; a visitor without one. */
  readonly user?: string;
  readonly address: string;
  /** What leads from the address to the screen. */
  readonly arrive?: (page: Page) => Promise<unknown>;
}

const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

async function openFirst(page: Page) {
  await page
    .getByRole('link', { name: /^Detail permohonan/ })
    .first()
    .click();
  await page.getByRole('heading', { name: 'Data permohonan' }).waitFor();
}

async function openRecord(page: Page) {
  await page
    .getByRole('link', { name: /^Edit aju/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Simpan dan lanjut' }).waitFor();
}

async function openSecondStep(page: Page) {
  await openRecord(page);
  await page.goto(`${page.url().replace(/\?.*/, '')}?langkah=2`);
  await page.getByRole('button', { name: 'Tambah barang' }).waitFor();
}

/** Chooses the first kind of document: its fields come with it. */
async function chooseKind(page: Page) {
  const kinds = page.getByRole('dialog').getByRole('combobox').first();
  await kinds.press('ArrowDown');
  await kinds.press('Enter');
}

/** Does one thing after the other. */
const then =
  (...steps: readonly ((page: Page) => Promise<unknown>)[]) =>
  async (page: Page) => {
    for (const step of steps) await step(page);
  };

const ppjk = { user: 'ppjk' };
const importir = { user: 'importir' };
const draft = { ...importir, address: '/pengajuan/listpengajuan?status=draf' };
const approved = { ...importir, address: '/pengajuan/listpengajuan?status=disetujui', arrive: openFirst };
const rejected = { ...importir, address: '/brows/listbrows?cari=Ditolak' };
const containers = { ...importir, address: '/pengajuan/listpengajuan?cari=Peti+Kemas+Kosong&status=draf' };
const record = { ...ppjk, address: '/ppftz/perekaman?cari=Dikembalikan' };

/** The forms, by what a table says: a person types into the first field of text. */
export const forms: Readonly<Record<string, Screen>> = {
  'the login': { address: '/login' },
  'the registration': { address: '/register' },
  'a forgotten password': { address: '/resetpassword' },
  'a passenger’s transit request': { address: '/formtransit' },
  'goods of a transit request': { address: '/formtransit', arrive: press('Tambah barang') },
  'a courier’s transit request': { address: '/formtransitA-aquarayaikn' },
  'the check of a licence': { address: '/cek' },
  'the header of an application': { ...ppjk, address: '/pengajuan/header' },
  'the header of an application of the zone': { ...ppjk, address: '/pengajuanftz/addheader' },
  'a document': { ...draft, arrive: then(openFirst, press('Tambah Dokap'), chooseKind) },
  'a list of containers': { ...containers, arrive: then(openFirst, press(/^Isi daftar/)) },
  'a manifest': { ...importir, address: '/rekonmanifes/add' },
  'a report': { user: 'tps', address: '/pengajuan/upload' },
  'another password': { ...importir, address: '/changepass' },
  'another NPWP': { ...importir, address: '/profile', arrive: press('Ubah NPWP') },
  'a record': { ...record, arrive: openRecord },
  'an article of a record': { ...record, arrive: then(openSecondStep, press('Tambah barang')) },
  'a container of a record': { ...record, arrive: then(openSecondStep, press('Tambah kontainer')) },
};

/** The kinds of dialogs and popups, each with the button that opens it. */
export const dialogs: Readonly<Record<string, Screen & { readonly button: string | RegExp }>> = {
  'the user menu': { ...importir, address: '/profile', button: /^Akun|importir$/ },
  'an announcement': { ...importir, address: '/dashboard', button: 'Pengumuman' },
  'the question before a deletion': { ...draft, button: /^Hapus permohonan/ },
  'the editor of a document': { ...draft, arrive: openFirst, button: 'Tambah Dokap' },
  'the declaration before sending': { ...draft, arrive: openFirst, button: 'Kirim' },
  'a licence above the page': { ...approved, button: 'Cetak' },
  'a copy of an application': { ...approved, button: 'Salin' },
  'officers’ notes': { ...rejected, button: /^Catatan petugas/ },
  'the question before filing again': { ...rejected, button: /^Ajukan kembali/ },
  'a list of containers': { ...containers, arrive: openFirst, button: /^Isi daftar/ },
  'lines of a report': { user: 'tps', address: '/pengajuan/browseupload?jenis=1', button: /^Lihat data/ },
  'another NPWP': { ...importir, address: '/profile', button: 'Ubah NPWP' },
  'a new record': { ...ppjk, address: '/ppftz/perekaman', button: 'New Aju' },
  'an article of a record': { ...record, arrive: openSecondStep, button: 'Tambah barang' },
  'pasted articles': { ...record, arrive: openSecondStep, button: 'Tempel' },
  'a calendar': { ...importir, address: '/pengajuan/header', button: /kalender/ },
};
