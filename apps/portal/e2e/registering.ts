import type { Page } from 'playwright';
import { smallPng } from './files.ts';
import { button } from './focus-steps.ts';

/** The password of registrations. */
export const newPassword = 'empat perahu di teluk';

/** The document that every registration needs. */
export const statement = { ...smallPng, name: 'Surat Pernyataan Rina.png' };

/** Texts about the company. */
export const companyTexts = {
  'Nomor Identitas Perusahaan': '0019.0000.1799.9123',
  'Nama Perusahaan': 'PT Contoh Bahari Baru',
  'Alamat Perusahaan': 'Jl. Duyung No. 8, Batam 29444',
  'No. Telepon Perusahaan': '0778 555 0111',
  'Email Perusahaan': 'kantor@contoh-bahari.example',
};

const texts = {
  ...companyTexts,
  'Nomor Identitas Pendaftar': '2171 0145 0190 0001',
  'Nama Pendaftar': 'Rina Contoh',
  'No. Telepon Pendaftar': '0811 555 0122',
  'Email Pendaftar': 'rina@contoh-bahari.example',
};

/** Types all texts into the open form, without files and captcha. */
export async function typeRegistration(page: Page, username: string) {
  for (const [label, text] of Object.entries(texts)) await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Jenis Akses').selectOption('Importir');
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Password', { exact: true }).fill(newPassword);
}

export const chooseStatement = (page: Page) => page.getByLabel('Surat Pernyataan').setInputFiles(statement);

/** Presses the button of the captcha and waits until it is solved. */
export async function verify(page: Page) {
  await button(page, 'Saya bukan robot').click();
  await button(page, 'Terverifikasi').waitFor();
}

/** Completes a form up to its submission. */
export async function fillRegistration(page: Page, username: string) {
  await typeRegistration(page, username);
  await chooseStatement(page);
  await verify(page);
}
