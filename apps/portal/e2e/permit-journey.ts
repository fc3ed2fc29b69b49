import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { readPdf } from '../../server/src/testing/read-pdf.ts';
import { runCli } from '../../server/src/testing/run-cli.ts';
import { button, heading } from './focus-steps.ts';
import { choose, press, tabTo, typeInto } from './keyboard.ts';
import { addDocument, answerFileDialogs, fillRows, fillWaiting } from './permits/fill-document.ts';
import { type PermitKind, permitKinds } from './permits/kinds.ts';
import { demoPassword, type LocalServer } from './server.ts';
import type { Portal } from './support.ts';

/** Runs an officer's command; it must succeed. */
async function runOfficerCommand(server: LocalServer, ...args: string[]) {
  const { code, stderr } = await runCli({ DATA_DIR: server.dataDir }, 'office', 'permit', ...args);
  expect(stderr).toBe('');
  expect(code).toBe(0);
}

async function signIn(page: Page) {
  await typeInto(page, page.getByLabel('Username'), 'importir');
  await typeInto(page, page.getByLabel('Password', { exact: true }), demoPassword);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'NPWP 16 digit' }).waitFor();
  await page.keyboard.press('Escape');
}

/** Names of the pages of a kind, and the path of its detail. */
const pagesOf = ({ zone }: PermitKind) =>
  zone
    ? {
        list: 'Pengajuan FTZ',
        form: 'Form Header FTZ',
        browse: 'Browse FTZ',
        detail: /#\/pengajuanftz\/detilheader\//,
      }
    : {
        list: 'Pengajuan',
        form: 'Form Header Perijinan',
        browse: 'Browse',
        detail: /#\/pengajuan\/detilheader\//,
      };

/** An item of the menu. */
const place = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Perizinan' }).getByRole('link', { name, exact: true });

async function openForm(page: Page, kind: PermitKind) {
  if (kind.zone) {
    await press(page, place(page, pagesOf(kind).list));
    await press(page, page.getByRole('link', { name: 'Tambah Pengajuan' }));
  } else await press(page, page.getByRole('link', { name: 'Buat permohonan izin' }));
  await heading(page, pagesOf(kind).form).waitFor();
}

async function fillHeader(page: Page, kind: PermitKind, number: string) {
  const { words, name, extra } = kind;
  await openForm(page, kind);
  await choose(page, page.getByRole('combobox', { name: 'Jenis Izin' }), words, name);
  if (extra) {
    const [group, answer] = extra;
    await chooseRadio(page, page.getByRole('radiogroup', { name: group }), answer);
  }
  await typeInto(page, page.getByLabel('Nomor Permohonan'), number);
  await typeInto(page, page.getByLabel('Tanggal Permohonan'), '24-09-2026');
  await press(page, button(page, 'Simpan'));
  await heading(page, name).waitFor();
  expect(page.url()).toMatch(pagesOf(kind).detail);
}

/** Goes to a radio group with Tab, and to one of its options with the arrow keys. */
async function chooseRadio(page: Page, group: Locator, answer: string) {
  const choice = group.getByRole('radio', { name: answer, exact: true });
  await press(page, group.getByRole('radio').first(), 'Space');
  for (let presses = 0; presses < 10 && !(await choice.isChecked()); presses++)
    await page.keyboard.press('ArrowDown');
  expect(await choice.isChecked()).toBe(true);
}

/** Fills every required document, adds the others, and fills their lists. */
async function fillDocuments(page: Page, added: readonly string[]) {
  const waiting = page.getByRole('table').getByRole('button', { name: /^Isi (?!daftar )/ });
  await page.getByRole('table').getByRole('rowheader').first().waitFor();
  for (const each of await waiting.evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel ?? '')))
    await fillWaiting(page, each.replace('Isi ', ''));
  for (const each of added) await addDocument(page, each);
  const lists = page.getByRole('table').getByRole('button', { name: /^Isi daftar / });
  for (const each of await lists.evaluateAll((buttons) => buttons.map(({ ariaLabel }) => ariaLabel ?? '')))
    await fillRows(page, each.replace('Isi daftar ', ''));
}

/** Sends the application of the page and returns its id. */
async function send(page: Page, kind: PermitKind): Promise<string> {
  const id = page.url().split('/').at(-1) ?? '';
  await press(page, button(page, 'Kirim'));
  const declaration = page.getByRole('dialog', { name: 'Kirim permohonan' });
  await press(page, declaration.getByRole('checkbox', { name: /^Saya menyatakan/ }), 'Space');
  await press(page, button(declaration, 'Kirim'));
  await press(page, button(page.getByRole('alertdialog', { name: 'Kirim data' }), 'Kirim'));
  await page
    .getByRole('dialog', { name: 'Hasil pengiriman' })
    .getByText('Permohonan berhasil dikirim')
    .waitFor();
  await page.keyboard.press('Enter');
  await heading(page, pagesOf(kind).list).waitFor();
  return id;
}

/** Goes to the list of sent applications, and finds the only one with a number and status. */
async function browseTo(page: Page, kind: PermitKind, number: string, status: string): Promise<Locator> {
  const { browse } = pagesOf(kind);
  await press(page, place(page, browse));
  await heading(page, browse).waitFor();
  const search = page.getByRole('searchbox', { name: 'Cari permohonan' });
  await press(page, search, 'Control+A');
  await page.keyboard.type(number);
  const row = page.getByRole('row').filter({ hasText: number }).filter({ hasText: status });
  await row.waitFor();
  return row;
}

/** Files a rejected application again, which opens its copy with every document filled, and sends it. */
async function fileAgain(page: Page, kind: PermitKind, number: string): Promise<string> {
  const row = await browseTo(page, kind, number, 'Ditolak');
  await press(page, button(row, `Ajukan kembali permohonan ${number}`));
  await press(page, button(page.getByRole('alertdialog'), 'Ajukan Kembali'));
  await page.waitForURL(pagesOf(kind).detail);
  await heading(page, kind.name).waitFor();
  await page.getByText(/(\d+) dari \1 dokumen lengkap/).waitFor();
  return send(page, kind);
}

/** Opens the preview of the licence, downloads it, and returns its text. */
async function readLicence(page: Page): Promise<string> {
  await press(page, button(page, 'Cetak'));
  const dialog = page.getByRole('dialog');
  const taking = page.waitForEvent('download');
  // Backwards from “Tutup”: the other direction leads through the browser's own viewer.
  await tabTo(page, button(dialog, 'Unduh'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const { text } = await readPdf(await readFile(await (await taking).path()));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return text;
}

/** Types the code of a licence, like the reader of a printed one. */
async function check(portal: Portal, code: string): Promise<Page> {
  const page = await portal.open('/cek');
  await typeInto(page, page.getByRole('textbox', { name: 'Kode Pemeriksaan' }), code);
  await page.keyboard.press('Enter');
  await page.getByText('Dokumen ini asli dan berlaku hari ini').waitFor();
  return page;
}

/** Walks from the login to the licence, by keyboard only. */
export async function walkPermit(portal: Portal, kind: PermitKind): Promise<void> {
  const { server } = portal;
  const number = `${permitKinds.indexOf(kind) + 1}/LENGKAP/2026`;
  const approval = `KEP-${permitKinds.indexOf(kind) + 1}/2026`;
  const page = await portal.open('/login');
  answerFileDialogs(page);
  await signIn(page);
  await fillHeader(page, kind, number);
  await fillDocuments(page, kind.added);
  let id = await send(page, kind);

  if (kind.rejected) {
    await runOfficerCommand(server, 'reject', id, '--reason', 'Invoice tidak terbaca.');
    id = await fileAgain(page, kind, number);
  }
  await runOfficerCommand(server, 'process', id);
  await runOfficerCommand(server, 'note', id, '--text', 'Berkas sudah lengkap.', '--officer', 'Rina Contoh');
  await runOfficerCommand(server, 'approve', id, '--number', approval, '--date', '2026-09-25');

  const row = await browseTo(page, kind, number, 'Disetujui');
  await press(page, row.getByRole('link', { name: `Detail permohonan ${number}` }));
  await heading(page, kind.name).waitFor();
  await page.getByText('Berkas sudah lengkap.').waitFor();
  const licence = await readLicence(page);
  for (const field of [approval, number, kind.name, 'PT Contoh Logistik Batam'])
    expect(licence).toContain(field);
  const code = /\b\w{4}(?:-\w{2,4}){6,}/.exec(licence)?.[0] ?? '';
  const checked = await check(portal, code);
  for (const field of [approval, kind.name]) await checked.getByText(field).first().waitFor();
}
