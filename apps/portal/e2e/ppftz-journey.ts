import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { readPdf } from '../../server/src/testing/read-pdf.ts';
import { runCli } from '../../server/src/testing/run-cli.ts';
import { axeFinds } from './axe.ts';
import { button, heading } from './focus-steps.ts';
import { choose, press, tabTo, typeInto } from './keyboard.ts';
import { answerFileDialogs } from './permits/fill-document.ts';
import { box, slotOf } from './record-steps.ts';
import type { LocalServer } from './server.ts';
import type { Portal } from './support.ts';

/** The data of one record, from its creation to its release. */
export interface Walk {
  readonly user: string;
  readonly width: number;
  readonly kind: string;
  readonly npwp: string;
  /** Number of its payment. */
  readonly ntpn: string;
  /** Header fields that are typed before the page is reloaded, and after it. */
  readonly typed: Readonly<Record<string, string>>;
  readonly typedLater: Readonly<Record<string, string>>;
  /** Files that are uploaded at first, and the one that is forgotten. */
  readonly files: readonly string[];
  readonly forgotten: string;
  /** A field with a file for which an officer returns the record. */
  readonly returned: { readonly field: string; readonly label: string; readonly text: string };
}

const ofAll = {
  'Nama Sarana Pengangkut': 'KM Kelud',
  'Nomor Voyage/Flight': 'V-12',
  Bruto: '82,55',
  Netto: '80,25',
};

/** A household that moves, and a vehicle by proxy on a phone. */
export const walks: readonly Walk[] = [
  {
    user: 'pindahan',
    width: 1440,
    kind: 'Barang Pindahan',
    npwp: '2171990101850001',
    ntpn: '0a1b 2c3d 4e5f 6781',
    typed: { ...ofAll, 'Nomor Surat Pindah': 'SKP-1', 'Tanggal Surat Pindah': '20-02-2026' },
    typedLater: { 'Nomor Surat Rekomendasi BP': 'BP-1', 'Tanggal Surat Rekomendasi BP': '24-02-2026' },
    files: ['Identitas Penerima', 'Surat Pindah', 'Surat Pernyataan', 'Surat Rekomendasi BP'],
    forgotten: 'Kartu Keluarga',
    returned: { field: 'no_surat_pindah', label: 'Nomor Surat Pindah', text: 'SKP-1/2026' },
  },
  {
    user: 'ppjk',
    width: 390,
    kind: 'Kendaraan Bermotor',
    npwp: '0029007788999000',
    ntpn: '0a1b 2c3d 4e5f 6782',
    typed: { ...ofAll, 'Nama Kuasa': 'Andi Contoh', 'Nomor Identitas Kuasa': '0029007788999000' },
    typedLater: {
      'Tanggal STNK': '01-05-2025',
      'Tanggal BPKB': '01-05-2024',
      'Tanggal Surat Jalan': '27-02-2026',
    },
    files: ['Identitas Penerima', 'Identitas Kuasa', 'Surat Kuasa', 'STNK', 'BPKB', 'Surat Jalan'],
    forgotten: 'Bukti Gesek',
    returned: { field: 'tgl_bpkb', label: 'Tanggal BPKB', text: '02-05-2024' },
  },
];

const steps = ['Identitas dan angkutan', 'Kontainer, kemasan, barang', 'Tinjau dan kirim'] as const;
const atStep = (page: Page, step: 1 | 2 | 3) =>
  page.getByRole('heading', { level: 2, name: steps[step - 1], exact: true }).waitFor();
const next = (page: Page) => press(page, button(page, 'Simpan dan lanjut'));

/** Runs an officer's command; it must succeed. */
async function runOfficerCommand(server: LocalServer, action: string, record: string, ...args: string[]) {
  const who = ['--officer', 'Sri Wahyuni'];
  const { code, stderr } = await runCli(
    { DATA_DIR: server.dataDir },
    ...['office', 'ppftz', action, record, ...args, ...who],
  );
  expect(stderr).toBe('');
  expect(code).toBe(0);
}

/** Goes to an item of the menu, which a phone opens first. */
async function goTo(page: Page, name: string, arrives: string) {
  const place = page.getByRole('list', { name: 'PPFTZ Manual' }).getByRole('link', { name, exact: true });
  if (!(await place.isVisible())) await press(page, button(page, 'Buka menu'));
  await press(page, place);
  await heading(page, arrives).waitFor();
}

/** Goes to a radio group with Tab, and to one of its options with the arrow keys. */
async function chooseRadio(page: Page, group: Locator, answer: string | RegExp) {
  const choice = group.getByRole('radio', { name: answer });
  await press(page, group.getByRole('radio').first(), 'Space');
  for (let presses = 0; presses < 10 && !(await choice.isChecked()); presses++)
    await page.keyboard.press('ArrowDown');
  expect(await choice.isChecked()).toBe(true);
}

/** Replaces the text of a field. */
async function retype(page: Page, field: Locator, text: string) {
  await press(page, field, 'Control+A');
  await page.keyboard.type(text);
}

async function begin(page: Page, { kind, npwp }: Walk): Promise<string> {
  await press(page, button(page, 'New Aju'));
  const dialog = page.getByRole('dialog', { name: 'New Aju' });
  await chooseRadio(page, dialog.getByRole('radiogroup'), kind);
  await typeInto(page, box(dialog, 'Nama Penerima'), 'Ratna Dewi');
  await typeInto(page, box(dialog, 'Nomor Identitas'), npwp);
  await press(page, button(dialog, 'Buat aju'));
  await heading(page, `Perekaman ${kind}`).waitFor();
  await button(page, 'Simpan dan lanjut').waitFor();
  return page.url().replace(/^.*\/|\?.*$/g, '');
}

async function giveFile(page: Page, name: string) {
  await press(page, page.getByLabel(name, { exact: true }));
  await slotOf(page, name).getByText('Berhasil meng-upload dokumen').waitFor();
  await slotOf(page, name).getByText(/\.png/).first().waitFor();
}

/** The first step, in which the page is reloaded. */
async function fillIdentity(page: Page, { user, typed, typedLater, files }: Walk) {
  if (user === 'ppjk') {
    await press(page, page.getByRole('checkbox', { name: 'Dikuasakan' }), 'Space');
    const type = page.getByRole('combobox', { name: 'Jenis Identitas Kuasa' });
    await tabTo(page, type);
    await page.keyboard.type('NPWP');
    expect(await type.inputValue()).toBe('5');
  }
  for (const [label, text] of Object.entries(typed)) await typeInto(page, box(page, label), text);
  await page.getByText(/^Draf tersimpan/).waitFor();
  // Input is saved a quarter of a second after the last key.
  await page.waitForTimeout(400);
  await page.reload();
  await press(page, button(page, 'Pulihkan draf'));
  // Groups of digits are separated.
  const shownIn = async (label: string) => (await box(page, label).inputValue()).replace(/\s/g, '');
  for (const [label, text] of Object.entries(typed))
    await expect.poll(() => shownIn(label), { message: label }).toBe(text.replace(/\s/g, ''));

  await chooseRadio(page, page.getByRole('radiogroup', { name: 'Moda Angkutan' }), 'Laut');
  await choose(
    page,
    page.getByRole('combobox', { name: 'Pelabuhan Muat' }),
    'batu ampar',
    'Batu Ampar, Batam',
  );
  await choose(page, page.getByRole('combobox', { name: 'Pelabuhan Tujuan' }), 'priok', 'Tanjung Priok');
  await choose(page, page.getByRole('combobox', { name: 'Gudang/TPS' }), 'cfs batu', 'Gudang CFS Batu Ampar');
  for (const [label, text] of Object.entries(typedLater)) await typeInto(page, box(page, label), text);
  for (const name of files) await giveFile(page, name);
  expect(await axeFinds(page)).toEqual([]);
  await next(page);
  await atStep(page, 2);
}

/** The second step: a container, the packaging, and an article, each in its dialog. */
async function fillContents(page: Page) {
  const dialog = page.getByRole('dialog');
  const save = async () => {
    await press(page, button(dialog, 'Simpan'));
    await dialog.waitFor({ state: 'detached' });
  };
  await press(page, button(page, 'Tambah kontainer'));
  await typeInto(page, box(dialog, 'Nomor Peti Kemas'), 'csqu 305438 3');
  await chooseRadio(page, dialog.getByRole('radiogroup', { name: 'Ukuran Kontainer' }), '20 kaki');
  await chooseRadio(page, dialog.getByRole('radiogroup', { name: 'Jenis Kontainer' }), /^FCL/);
  await save();
  await page.getByRole('rowheader', { name: /CSQU/ }).waitFor();

  await press(page, button(page, 'Tambah kemasan'));
  await typeInto(page, box(dialog, 'Jumlah Kemasan'), '1');
  await choose(page, dialog.getByRole('combobox', { name: 'Jenis Kemasan' }), 'CT', 'Karton');
  await save();

  await press(page, button(page, 'Tambah barang'));
  await typeInto(page, box(dialog, 'Uraian Barang'), 'Lemari pakaian bekas');
  await typeInto(page, box(dialog, 'Jumlah Satuan'), '2');
  await choose(page, dialog.getByRole('combobox', { name: 'Jenis Satuan' }), 'C62', 'satuan (satu)');
  await typeInto(page, box(dialog, 'Jumlah Kemasan'), '1');
  await choose(page, dialog.getByRole('combobox', { name: 'Jenis Kemasan' }), 'CT', 'Karton');
  await typeInto(page, box(dialog, 'Bruto'), '82,5');
  await typeInto(page, box(dialog, 'Netto'), '80');
  await typeInto(page, box(dialog, 'Nilai Barang'), '1500000');
  await retype(page, box(dialog, 'Tarif BM'), '7,5');
  await retype(page, box(dialog, 'Tarif PPN'), '11');
  await retype(page, box(dialog, 'Tarif PPh'), '2,5');
  expect(await axeFinds(page)).toEqual([]);
  await save();
  // 1,500,000 at 7.5, 11 and 2.5 percent.
  const goods = page.getByRole('region', { name: 'Barang', exact: true });
  for (const tax of ['112.500', '177.375', '40.313']) await goods.getByText(tax).first().waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await next(page);
  await atStep(page, 3);
}

/** Declares, sends, and confirms. */
async function send(page: Page) {
  await press(page, page.getByRole('checkbox'), 'Space');
  await press(page, button(page, 'Simpan dan Kirim'));
  const question = page.getByRole('alertdialog', { name: 'Kirim data?' });
  await press(page, button(question, 'Simpan dan Kirim'));
}

/** Sends a record with a missing file, goes from the message to its slot, fixes it there, and sends again. */
async function sendTwice(page: Page, { forgotten }: Walk) {
  await page.getByRole('region', { name: 'Penerima' }).getByText('Ratna Dewi').waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await send(page);
  const refused = page.getByRole('dialog', { name: 'Keterangan Gagal Kirim' });
  await press(page, refused.getByRole('button', { name: new RegExp(forgotten) }));
  const place = page.getByLabel(forgotten, { exact: true });
  await expect.poll(() => place.evaluate((input) => input === document.activeElement)).toBe(true);
  await giveFile(page, forgotten);
  await sendFromFirstStep(page);
}

async function sendFromFirstStep(page: Page) {
  await next(page);
  await atStep(page, 2);
  await next(page);
  await atStep(page, 3);
  await page.getByText('Aju lengkap dan dapat dikirim.').waitFor();
  await send(page);
  await heading(page, 'Perekaman').waitFor();
}

/** Finds a record in a list, and returns its row. */
async function rowIn(page: Page, list: string, arrives: string, number: string): Promise<Locator> {
  await goTo(page, list, arrives);
  // The officer acted within the seconds in which a list counts as fresh.
  await page.reload();
  await press(page, page.getByRole('searchbox'), 'Control+A');
  await page.keyboard.type(number);
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect.poll(() => rows.count()).toBe(1);
  return rows;
}
const browseTo = (page: Page, number: string) => rowIn(page, 'Browse', 'Browse PPFTZ Manual', number);

/** The record's registration number. */
const registrationOf = async (row: Locator) =>
  /\d{6}(?=\d\d-\d\d-\d{4})/.exec((await row.textContent()) ?? '')?.[0];

/** Makes the requested corrections, at the field and the file that the remarks link to, and sends again. */
async function correct(page: Page, number: string, { returned, forgotten }: Walk) {
  const edit = await rowIn(page, 'Perekaman', 'Perekaman', number);
  await press(page, edit.getByRole('link', { name: /^Edit aju/ }));
  await page.getByText('Aju dikembalikan untuk diperbaiki').waitFor();
  await press(page, button(page, returned.label));
  const field = box(page, returned.label);
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  const described = await field.evaluate((input) =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  );
  expect(described).toContain('Tidak sama dengan suratnya.');
  await slotOf(page, forgotten).getByText('Pindai lebih terang.').waitFor();
  expect(await axeFinds(page)).toEqual([]);
  await retype(page, field, returned.text);
  await giveFile(page, forgotten);
  await sendFromFirstStep(page);
}

async function pay(page: Page, row: Locator, ntpn: string) {
  await press(page, row.getByRole('button', { name: /^Rekam bukti bayar aju/ }));
  const dialog = page.getByRole('dialog', { name: 'Rekam Bukti Bayar' });
  await dialog.getByText('620261').waitFor();
  await typeInto(page, box(dialog, 'Nomor NTPN'), ntpn);
  await typeInto(page, box(dialog, 'Tanggal NTPN'), '02-03-2026');
  await press(page, button(dialog, 'Simpan'));
  await dialog.waitFor({ state: 'detached' });
}

/** Downloads the release from the list of responses, and returns its text. */
async function readRelease(page: Page, row: Locator): Promise<string> {
  await press(page, row.getByRole('button', { name: /^Unduh respon aju/ }));
  const dialog = page.getByRole('dialog', { name: 'Unduh respon' });
  const taking = page.waitForEvent('download');
  await press(page, button(dialog, 'Unduh SPPB'));
  const { text } = await readPdf(await readFile(await (await taking).path()));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return text;
}

/** Walks from New Aju to the release, by keyboard only. */
export async function walkRecord(portal: Portal, walk: Walk): Promise<void> {
  const { server } = portal;
  const { user, width, returned, forgotten } = walk;
  const page = await portal.open('/ppftz/perekaman', { user, width, mayLog: /400/ });
  page.on('dialog', (dialog) => dialog.accept());
  answerFileDialogs(page);
  const number = await begin(page, walk);
  await fillIdentity(page, walk);
  await fillContents(page);
  await sendTwice(page, walk);
  const registration = await registrationOf(await browseTo(page, number));
  expect(registration).toBeDefined();

  await runOfficerCommand(
    server,
    'return',
    number,
    ...['--reason', 'Isian tidak sesuai.', '--remark', `${returned.field}=Tidak sama dengan suratnya.`],
    ...[
      '--remark',
      `file_${forgotten.toLowerCase().replace('kartu keluarga', 'kk').replace(' ', '_')}=Pindai lebih terang.`,
    ],
  );
  await correct(page, number, walk);
  await runOfficerCommand(server, 'bill', number, '--code', '620261');
  const billed = await browseTo(page, number);
  expect(await registrationOf(billed)).toBe(registration);
  await pay(page, billed, walk.ntpn);
  const release = `SPPB-${walks.indexOf(walk) + 1}/2026`;
  await runOfficerCommand(server, 'pay', number);
  await runOfficerCommand(server, 'inspect', number);
  await runOfficerCommand(server, 'release', number, '--number', release);

  const released = await browseTo(page, number);
  await released.getByText('SPPB').first().waitFor();
  const letter = await readRelease(page, released);
  for (const field of [release, registration ?? '', 'Ratna Dewi', 'Lemari pakaian bekas'])
    expect(letter).toContain(field);
  await press(page, released.getByRole('link', { name: /^Detail aju/ }));
  await heading(page, 'Detail PPFTZ').waitFor();
  await page.getByRole('region', { name: 'Dokumen' }).getByText(returned.text).waitFor();
  await page.getByRole('region', { name: 'Barang', exact: true }).getByText('177.375').first().waitFor();
  const files = page.getByRole('button', { name: /^Lihat berkas/ });
  await expect.poll(() => files.count()).toBe(walk.files.length + 1);
  expect(await axeFinds(page)).toEqual([]);
}
