import { expect } from 'vitest';
import { button, heading } from '../focus-steps.ts';
import { press, tabTo, typeInto } from '../keyboard.ts';
import { companyTexts } from '../registering.ts';
import { enter, type Walk, type Walking } from './walk.ts';

const password = 'lima perahu di selat';

const person = {
  'Nomor Identitas Pendaftar': 'C 4455667',
  'Nama Pendaftar': 'Rina Contoh',
  'Alamat Pendaftar (opsional)': 'Jl. Camar No. 2',
  'No. Telepon Pendaftar': '0811 555 0122',
  'Email Pendaftar': 'rina@contoh-bahari.example',
};

/** A document with unique content. */
const document = (name: string) => ({
  name: `${name}.pdf`,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n% ${name} dari Rina Contoh, hanya untuk kantor\nstartxref\n0\n%%EOF\n`),
});

/** Opens the browser's file dialog with a key, and chooses a file. */
async function chooseFile({ page, did }: Walk, label: string) {
  const file = document(label);
  const field = page.locator('input[type=file]').and(page.getByLabel(label));
  const choose = async () => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, field, 'Space')]);
    await chooser.setFiles(file);
  };
  await did('save', choose, page.getByText(file.name));
}

/** From the login page to a new account that signs in. */
export async function register({ open }: Walking) {
  const walk = await open('/login');
  const { page, did } = walk;
  const daftar = button(page, 'Daftar');
  await did('open', () => press(page, page.getByRole('link', { name: 'Daftar' })), daftar);
  await did(
    'fail',
    () => press(page, daftar),
    page.getByRole('region', { name: 'Mohon Isi dengan Lengkap' }),
  );

  for (const [label, text] of Object.entries(companyTexts))
    await typeInto(page, page.getByLabel(label, { exact: true }), text);
  const kinds = page.getByRole('group', { name: 'Identitas pendaftar' });
  await tabTo(page, kinds.getByRole('radio', { name: 'KTP' }));
  const passport = kinds.getByRole('radio', { name: 'Paspor', checked: true });
  await did('save', () => page.keyboard.press('ArrowDown'), passport);
  for (const [label, text] of Object.entries(person))
    await typeInto(page, page.getByLabel(label, { exact: true }), text);
  const access = page.getByLabel('Jenis Akses');
  await typeInto(page, access, 'Importir');
  expect(await access.locator('option:checked').textContent()).toBe('Importir');
  await typeInto(page, page.getByLabel('Username', { exact: true }), 'bahari.baru');
  await typeInto(page, page.getByLabel('Password', { exact: true }), password);
  for (const name of ['Identitas Perusahaan', 'Identitas Pendaftar', 'Surat Kuasa', 'Surat Pernyataan'])
    await chooseFile(walk, name);
  await did(
    'save',
    () => press(page, button(page, 'Saya bukan robot'), 'Space'),
    button(page, 'Terverifikasi'),
  );

  await did('save', () => press(page, daftar), page.getByText(/^Pendaftaran berhasil\./));
  await heading(page, 'Login').waitFor();
  expect(page.url()).toMatch(/#\/login$/);
  await enter(walk, 'bahari.baru', password);
}
