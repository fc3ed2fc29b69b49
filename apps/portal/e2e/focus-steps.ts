import type { Locator, Page } from 'playwright';
import { actAs } from './applications.ts';
import type { Did } from './focus.ts';
import type { OpenOptions, Portal } from './support.ts';

/** Tools of a case. */
export interface Drive {
  readonly portal: Portal;
  /** Opens a tab of the case's width. */
  open(address: string, options?: OpenOptions): Promise<Page>;
  /** Does one step in a tab, then checks the focus. */
  on(page: Page): Did;
}

export const detail = (id: string) => `/pengajuan/detilheader/${id}`;
export const button = (within: Page | Locator, name: string | RegExp) =>
  within.getByRole('button', { name, exact: true });
export const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });
export const offline = 'Server tidak dapat dihubungi';
export const lost = /ERR_FAILED|422/;

/** Console messages without connection or server. A kept connection to a killed server is a socket error. */
export const serverDown = /ERR_INTERNET|ERR_NETWORK|ERR_CONNECTION|ERR_EMPTY_RESPONSE|ERR_SOCKET/;

let serial = 700;

/** A unique number. */
export const nextNumber = (word: string) => `${++serial}/${word}/2026`;

/** Opens a new draft of a type of permit as `importir`. */
export async function openDraft(
  { portal, open }: Drive,
  permitTypeId: string,
  prepare?: (id: string) => Promise<unknown>,
) {
  const importir = await actAs(portal.server, 'importir');
  const id = await importir.draft(permitTypeId, nextNumber('FOKUS'));
  await prepare?.(id);
  const page = await open(detail(id), { user: 'importir', mayLog: lost });
  await heading(page, /./).waitFor();
  return page;
}

/** Does something whose call is lost, and checks the error message; then the connection works again. */
export async function failing(
  page: Page,
  did: Did,
  call: string,
  act: () => Promise<unknown>,
  within: Page | Locator,
) {
  await page.route(call, (route) => route.abort());
  await did('fail', act, within.getByText(offline));
  await page.unroute(call);
}

/** Opens an editor again and restores its draft. */
export async function restoreDraft(dialog: Locator, did: Did, open: Locator) {
  await open.click();
  await button(dialog, 'Pulihkan draf').waitFor();
  await did('restore', () => button(dialog, 'Pulihkan draf').click(), button(dialog, 'Buang draf'), 'hidden');
}

/** Drives an editor of rows that are added one by one. */
export async function driveRows(
  page: Page,
  did: Did,
  name: string,
  fillRow: (dialog: Locator) => Promise<void>,
  row: RegExp,
) {
  const dialog = page.getByRole('dialog', { name });
  await did('open', () => button(page, `Isi daftar ${name}`).click(), dialog);
  await did(
    'fail',
    () => button(dialog, 'Tambah baris').click(),
    dialog.getByRole('region', { name: /isian/ }),
  );
  await fillRow(dialog);
  const save = () => button(dialog, 'Tambah baris').click();
  await failing(page, did, '**/api/savedokapdtl*', save, dialog);
  await did('close', () => button(dialog, 'Tutup').first().click(), button(dialog, 'Buang isian'));
  await did('close', () => button(dialog, 'Lanjut mengisi').click(), button(dialog, 'Buang isian'), 'hidden');
  await page.keyboard.press('Escape');
  await did('close', () => button(dialog, 'Buang isian').click(), dialog, 'hidden');
  await button(page, `Isi daftar ${name}`).click();
  await did('open', () => Promise.resolve(), button(dialog, 'Pulihkan draf'));
  await did(
    'restore',
    () => button(dialog, 'Pulihkan draf').click(),
    button(dialog, 'Pulihkan draf'),
    'hidden',
  );
  await did('save', save, dialog.getByRole('row').filter({ hasText: row }));
  const trash = dialog.getByRole('button', { name: /^Hapus / });
  const really = button(dialog, 'Hapus');
  await did('delete', () => trash.click(), really);
  await did('close', () => button(dialog, 'Batal').click(), really, 'hidden');
  await trash.click();
  await failing(page, did, '**/api/delete*', () => really.click(), dialog);
  await trash.click();
  await did('delete', () => really.click(), dialog.getByText('Belum ada baris.'));
  await did('close', () => page.keyboard.press('Escape'), dialog, 'hidden');
}

/** Opens the confirmation, cancels, fails, and deletes. */
export async function driveDeletion(page: Page, did: Did, trash: Locator, call: string) {
  const question = page.getByRole('alertdialog');
  const remove = () => button(question, 'Hapus').click();
  await did('open', () => trash.click(), question);
  await did('close', () => button(question, 'Batal').click(), question, 'hidden');
  await trash.click();
  await failing(page, did, call, remove, question);
  await did('delete', remove, trash, 'hidden');
}
