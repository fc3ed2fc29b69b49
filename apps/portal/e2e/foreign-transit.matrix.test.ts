import { expect, it } from 'vitest';
import { failures } from '../../../tools/foreign-provider/index.ts';
import { button, heading } from './focus-steps.ts';
import { type ForeignPortal, startForeignPortal } from './foreign-portal.ts';
import { box } from './record-steps.ts';
import { secondPortal } from './second-portal.ts';
import { startPortal } from './support.ts';
import { declare, fillForm, passenger, pick, type Section } from './transit-steps.ts';

// An office whose codes have another format.
let foreign: ForeignPortal;
const portal = startPortal(async () => {
  foreign = await startForeignPortal(secondPortal);
  return foreign;
});

/** Answers from this provider's lists, instead of ours. */
const itsOwn: Readonly<Record<string, ReturnType<typeof pick>>> = {
  'Pelabuhan Keluar': pick('Pelabuhan Keluar', 'punggur', 'Telaga Punggur'),
  'Satuan Barang': pick('Satuan Barang', 'NIU', 'UNIT'),
};
const answered = (answers: NonNullable<Section['answers']>) =>
  answers.map((given) => itsOwn[given.label] ?? given);
const sections = passenger('Sari Seberang').map(({ answers, lines }) => ({
  ...(answers && { answers: answered(answers) }),
  ...(lines && { lines: { ...lines, rows: lines.rows.map(answered) } }),
}));

it('files a transit request on another provider, is refused at a field and fixes it, and finds it again', async () => {
  const page = await portal().open('/formtransit', { width: 390, mayLog: /422/ });
  await fillForm(page, sections);
  const { provider } = foreign;
  provider.answerNext('POST storeTransit', failures.fieldTexts({ idPemberitahu: 'NIK tidak terdaftar.' }));
  await button(await declare(page), 'Kirim').click();
  await page.getByRole('link', { name: 'NIK tidak terdaftar.' }).click();
  const number = box(page, 'Nomor Identitas Pemberitahu');
  expect(await number.evaluate((input) => input === document.activeElement)).toBe(true);
  await number.fill('2171041907900003');
  for (let section = 1; section < 7; section++) await button(page, 'Lanjut').click();
  await button(await declare(page), 'Kirim').click();

  await heading(page, 'Kode registrasi').waitFor();
  const [{ kd_regis: code }] = provider.office.transits.slice(-1) as [{ kd_regis: string }];
  expect(decodeURIComponent(page.url())).toContain(`/resulttransit/${code}`);
  await page.getByText(code).first().waitFor();
  expect(provider.office.transits.at(-1)).toMatchObject({
    namaPemberitahu: 'Sari Seberang',
    idPemberitahu: '2171041907900003',
    pelKeluar: 'Telaga Punggur',
    tableDetail: [{ satuanBarang: 'NIU', harga: '86400000' }, { satuanBarang: 'NIU' }],
  });

  await page.getByRole('link', { name: 'Ke menu transit' }).click();
  const field = box(page, 'Kode Registrasi');
  const look = button(page, 'Cari permohonan');
  await field.fill('BTM-2024/1');
  await look.click();
  await page.getByRole('alert').getByText('Kode registrasi tidak terdaftar').waitFor();
  await field.fill(code);
  await look.click();
  const dialog = page.getByRole('dialog', { name: code });
  const taking = page.waitForEvent('download');
  await button(dialog, 'Unduh').click();
  expect((await taking).suggestedFilename()).toMatch(/\.pdf$/);
});

it('says of a code that another provider does not have what that one says', async () => {
  const page = await portal().open('/resulttransit/BTM-2024%2F1', { mayLog: /404/ });
  await page.getByText('No query results for model.').waitFor();
  await page.getByRole('link', { name: 'Ke menu transit' }).waitFor();
});
