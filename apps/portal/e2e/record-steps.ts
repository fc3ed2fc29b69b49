import type { Locator, Page } from 'playwright';

/** A field by its label, which may be marked as optional. */
export const box = (within: Page | Locator, label: string) =>
  within.getByRole('textbox', { name: new RegExp(`^${label}(?: \\(opsional\\))?$`) });

/** The slot of a file in the first step of a PPFTZ record. */
export const slotOf = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByLabel(name, { exact: true }) });

/** The confirmation of “Simpan” in the first step. */
export const saveQuestion = (page: Page) => page.getByRole('alertdialog', { name: 'Simpan data?' });

/** Saves the first step. */
export async function saveRecord(page: Page) {
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await saveQuestion(page).getByRole('button', { name: 'Simpan', exact: true }).click();
}

/** Fills the dialog of an article. */
export async function fillArticle(page: Page, dialog: Locator, name: string) {
  await box(dialog, 'Uraian Barang').fill(name);
  for (const [label, text] of [
    ['Jumlah Satuan', '2'],
    ['Jumlah Kemasan', '1'],
    ['Bruto', '20'],
    ['Netto', '18'],
    ['Nilai Barang', '1500000'],
  ] as const)
    await box(dialog, label).fill(text);
  for (const [label, text] of [
    ['Jenis Satuan', 'C62'],
    ['Jenis Kemasan', 'CT'],
  ] as const) {
    await dialog.getByRole('combobox', { name: label }).fill(text);
    await page.keyboard.press('Enter');
  }
}
