import { containerCheckDigit } from '@pabean/api/rules';
import type { Locator, Page } from 'playwright';
import { smallPng } from '../files.ts';
import { button } from '../focus-steps.ts';
import { press, typeInto } from '../keyboard.ts';

const date = '24-09-2026';
const containers = ['CSQU305438', 'MSKU907032'].map((ten) => `${ten}${containerCheckDigit(ten)}`);

/** Answers by the label of the field; the first match is used. */
const answers: readonly (readonly [label: RegExp, answer: string])[] = [
  [/^Berlaku Sampai/, '24-09-2027'],
  [/^Tanggal/, date],
  [/^(?:NPWP|NIK)/, '2171990101850001'],
  [/^Nomor NIB/, '9120001234567'],
  [/^Nomor (?:BC 1\.1|Pendaftaran|RKSP)/, '000118'],
  [/^Nomor Pos/, '0045'],
  [/^Nomor Subpos/, '00000001'],
  [/^Jumlah Peti Kemas/, String(containers.length)],
  [/^Jumlah /, '1'],
  [/^Pelabuhan/, 'batam'],
  [/^(?:PPFTZ|BC 1\.1|Nomor PPFTZ|Nomor BC)/, '000118'],
  [/^Pos/, '0045'],
  [/^Nomor Peti Kemas/, containers[0] ?? ''],
  [/^Ukuran/, '20'],
  [/./, 'S-118'],
];
const answerTo = (label: string) => answers.find(([pattern]) => pattern.test(label))?.[1] ?? '';

/** The visible fields of a dialog. */
const fieldsOf = (dialog: Locator) =>
  dialog.locator('input, textarea').evaluateAll((fields) =>
    (fields as HTMLInputElement[]).map(({ labels, type, role, value }) => ({
      label: labels?.[0]?.textContent?.trim() ?? '',
      type,
      isChoice: role === 'combobox',
      isFilled: value !== '',
    })),
  );

/** Answers the file dialogs that Enter opens at a field; to be called once for a page. */
export const answerFileDialogs = (page: Page) =>
  page.on('filechooser', (dialog) => dialog.setFiles(smallPng));

/** Fills the fields of a document; optional ones stay empty, but a file is chosen where there is one. */
async function fillFields(page: Page, dialog: Locator) {
  for (const [index, { label, type, isChoice, isFilled }] of (await fieldsOf(dialog)).entries()) {
    const field = dialog.locator('input, textarea').nth(index);
    if (type === 'file') {
      await press(page, field);
      await dialog.getByText(smallPng.name).waitFor();
    } else if (type !== 'checkbox' && !isFilled && !label.includes('opsional')) {
      await typeInto(page, field, answerTo(label));
      if (!isChoice) continue;
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Enter');
    }
  }
}

async function save(page: Page, dialog: Locator) {
  await press(page, button(dialog, 'Simpan'));
  await dialog.waitFor({ state: 'detached' });
}

const firstRow = (dialog: Locator) =>
  dialog.getByLabel('Nomor Peti Kemas baris 1', { exact: true }).or(button(dialog, 'Tambah baris')).first();

/** Saves a document; the rows of a list, whose editor opens next, are filled later. */
async function saveDocument(page: Page, dialog: Locator) {
  await press(page, button(dialog, 'Simpan'));
  const rows = firstRow(page.getByRole('dialog'));
  const closed = () => dialog.waitFor({ state: 'detached' }).then(() => false);
  if (!(await Promise.race([closed(), rows.waitFor().then(() => true)]))) return;
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Fills a required document. */
export async function fillWaiting(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name });
  await press(page, button(page, `Isi ${name}`));
  await button(dialog, 'Simpan').waitFor();
  await fillFields(page, dialog);
  await saveDocument(page, dialog);
  // The table is fetched again after the dialog has closed.
  await button(page, `Isi ${name}`).waitFor({ state: 'detached' });
}

/** Adds an optional document of the permit type. */
export async function addDocument(page: Page, name: string) {
  await press(page, button(page, 'Tambah Dokap'));
  const dialog = page.getByRole('dialog');
  const kinds = dialog.getByRole('combobox', { name: 'Jenis Dokumen Pelengkap' });
  await typeInto(page, kinds, name);
  await dialog.getByRole('textbox').first().waitFor();
  await fillFields(page, dialog);
  await saveDocument(page, dialog);
  await page.getByRole('rowheader').getByText(name, { exact: true }).waitFor();
}

/** Fills the rows of a list, as many as its document declares. */
export async function fillRows(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name });
  await press(page, button(page, `Isi daftar ${name}`));
  const number = dialog.getByLabel('Nomor Peti Kemas baris 1', { exact: true });
  const add = button(dialog, 'Tambah baris');
  await firstRow(dialog).waitFor();
  if (await number.count()) {
    for (const [index, container] of containers.entries()) {
      await typeInto(
        page,
        dialog.getByLabel(`Nomor Peti Kemas baris ${index + 1}`, { exact: true }),
        container,
      );
      await typeInto(page, dialog.getByLabel(`Ukuran (kaki) baris ${index + 1}`, { exact: true }), '20');
    }
    return save(page, dialog);
  }
  await fillFields(page, dialog);
  await press(page, add);
  await dialog.getByRole('rowheader').first().waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
}
