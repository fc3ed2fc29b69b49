import { reportSchema } from '@pabean/api/rules';

/** The smallest valid PNG, for inputs that take a file. */
export const smallPng = {
  name: 'surat permohonan.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** A PDF of 600 KB, which takes a while over a slow connection. */
export const largePdf = {
  name: 'besar.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${'%'.repeat(600_000)}\nstartxref\n0\n%%EOF\n`),
};

/** A report of one line with a wrong date and weight, with a unique number. */
export function wrongReport() {
  const columns = reportSchema('1')?.columns ?? [];
  const number = `BL${Date.now()}`;
  const wrong: Readonly<Record<string, string>> = { no_bl: number, tgl_bl: '31-02-2026', brutto: 'berat' };
  const lines = [columns.map(({ name }) => name), columns.map(({ name, example }) => wrong[name] ?? example)];
  const text = lines.map((cells) => `${cells.join(';')}\r\n`).join('');
  return { name: 'laporan.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
}
