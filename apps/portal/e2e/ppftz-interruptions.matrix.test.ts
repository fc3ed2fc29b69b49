import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { smallPng } from './files.ts';
import { button, heading, offline, serverDown } from './focus-steps.ts';
import { box, fillArticle, saveRecord, slotOf } from './record-steps.ts';
import { recordAs } from './records.ts';
import { startPortal } from './support.ts';

const portal = startPortal();

const changed = /412/;
const open = (number: string, step: 1 | 2 | 3, mayLog = serverDown) =>
  portal().open(`/ppftz/perekaman/${number}?langkah=${step}`, { user: 'ppjk', mayLog });
const draftKept = (page: Page) => page.getByText(/^Draf tersimpan di perangkat ini/).waitFor();

/** Reloads a page; the browser's confirmation is accepted. */
async function reload(page: Page) {
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
}

it('keeps the first step while the server is killed, and gives it back to a page that is loaded again', async () => {
  const ppjk = await recordAs(portal().server, 'ppjk');
  const { ajuNumber } = await ppjk.begin('2');
  const page = await open(ajuNumber, 1);
  await box(page, 'Nama Sarana Pengangkut').fill('KM Kelud');
  await page.getByRole('checkbox', { name: 'Dikuasakan' }).check();
  await box(page, 'Nama Kuasa').fill('Andi Contoh');
  await draftKept(page);
  await portal().server.kill();
  await saveRecord(page);
  await page.getByText(offline).first().waitFor();
  expect(await box(page, 'Nama Kuasa').inputValue()).toBe('Andi Contoh');
  await box(page, 'Nomor Voyage/Flight').fill('V-12');

  const slot = slotOf(page, 'BPKB');
  await slot.locator('input[type=file]').setInputFiles(smallPng);
  await slot.getByText(offline).first().waitFor();
  await portal().server.restart();
  await slot.getByRole('button', { name: /^Coba lagi/ }).click();
  await slot.getByText('Berhasil meng-upload dokumen').waitFor();

  await reload(page);
  await button(page, 'Pulihkan draf').click();
  await expect.poll(() => box(page, 'Nama Kuasa').inputValue()).toBe('Andi Contoh');
  await saveRecord(page);
  await page.getByText(/Berhasil menyimpan, /).waitFor();
  expect(await ppjk.detail(ajuNumber)).toMatchObject({
    carrier: 'KM Kelud',
    hasProxy: true,
    proxyName: 'Andi Contoh',
    voyage: 'V-12',
    file_bpkb: expect.any(String),
  });
});

it('keeps the input of the dialogs of the second step while the server is killed, and adds it once', async () => {
  const ppjk = await recordAs(portal().server, 'ppjk');
  const { id, ajuNumber } = await ppjk.begin('1');
  const page = await open(ajuNumber, 2);
  const dialog = page.getByRole('dialog');
  const save = button(dialog, 'Simpan');
  await button(page, 'Tambah kontainer').click();
  await box(dialog, 'Nomor Peti Kemas').fill('CSQU3054383');
  await dialog.getByRole('radio', { name: '20 kaki' }).check();
  await dialog.getByRole('radio', { name: /^FCL/ }).check();
  await portal().server.kill();
  await save.click();
  await dialog.getByText(offline).first().waitFor();
  await portal().server.restart();
  await save.click();
  await dialog.waitFor({ state: 'detached' });
  const containers = page.getByRole('region', { name: 'Kontainer', exact: true });
  await expect.poll(() => containers.getByRole('rowheader').count()).toBe(1);

  await button(page, 'Tambah barang').click();
  await fillArticle(page, dialog, 'Lemari');
  await portal().server.kill();
  await save.click();
  await dialog.getByText(offline).first().waitFor();
  await portal().server.restart();
  await reload(page);
  await button(page, 'Tambah barang').click();
  await button(dialog, 'Pulihkan draf').click();
  expect(await box(dialog, 'Uraian Barang').inputValue()).toBe('Lemari');
  await save.click();
  await dialog.waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await ppjk.goods(id)).map(({ description }) => description))
    .toEqual(['Lemari']);

  // In the table itself, too.
  const goods = page.getByRole('region', { name: 'Barang', exact: true });
  const row = goods.getByRole('form', { name: 'Lemari' });
  await button(goods, 'Lemari').dblclick();
  await box(row, 'Uraian Barang').fill('Lemari pakaian');
  await portal().server.kill();
  await button(row, 'Simpan').click();
  await row.getByText(offline).first().waitFor();
  await portal().server.restart();
  await button(row, 'Simpan').click();
  await row.waitFor({ state: 'detached' });
  expect(await ppjk.goods(id)).toMatchObject([{ description: 'Lemari pakaian' }]);
});

it('keeps the declaration and the question of the third step while the server is killed, and sends once', async () => {
  const ppjk = await recordAs(portal().server, 'ppjk');
  const { ajuNumber } = await ppjk.beginFilled('1');
  const page = await open(ajuNumber, 3);
  await page.getByRole('checkbox').check();
  await button(page, 'Simpan dan Kirim').click();
  const question = page.getByRole('alertdialog', { name: 'Kirim data?' });
  const confirm = button(question, 'Simpan dan Kirim');
  await portal().server.kill();
  await confirm.click();
  await question.getByText(offline).waitFor();
  await portal().server.restart();
  await confirm.click();
  await heading(page, 'Perekaman').waitFor();
  expect(await ppjk.detail(ajuNumber)).toMatchObject({ status: '110', recipient: 'Ratna Dewi' });
});

it('shows both versions of the first step field by field to the user who saves second', async () => {
  const ppjk = await recordAs(portal().server, 'ppjk');
  const { ajuNumber } = await ppjk.begin('1');
  const one = await open(ajuNumber, 1, changed);
  const two = await open(ajuNumber, 1, changed);
  await box(one, 'Nama Sarana Pengangkut').fill('KM Kelud');
  await box(one, 'Bruto').fill('82,5');
  await box(two, 'Nama Sarana Pengangkut').fill('KM Sinabung');
  await box(two, 'Nomor Voyage/Flight').fill('V-2');
  await saveRecord(one);
  await one.getByText(/Berhasil menyimpan, /).waitFor();
  await saveRecord(two);

  const choice = two.getByRole('group', { name: /^Data ini sudah diubah di tempat lain/ });
  await choice.waitFor();
  expect(await choice.evaluate((frame) => frame === document.activeElement)).toBe(true);
  const fields = choice.getByRole('radiogroup');
  await expect.poll(() => fields.count()).toBe(2);
  const carrier = choice.getByRole('radiogroup', { name: 'Nama Sarana Pengangkut' });
  for (const text of ['KM Kelud', 'KM Sinabung']) await carrier.getByText(text).waitFor();
  expect(await carrier.getByRole('radio', { name: /^Isian Anda/ }).isChecked()).toBe(true);
  const gross = choice.getByRole('radiogroup', { name: /^Bruto/ });
  for (const text of ['82,5', '(kosong)']) await gross.getByText(text).first().waitFor();
  // It was not changed here.
  expect(await gross.getByRole('radio', { name: /^Versi terbaru/ }).isChecked()).toBe(true);
  expect(await ppjk.detail(ajuNumber)).toMatchObject({ carrier: 'KM Kelud', voyage: '' });

  await button(choice, 'Simpan pilihan ini').click();
  await two.getByText(/Berhasil menyimpan, /).waitFor();
  expect(await ppjk.detail(ajuNumber)).toMatchObject({
    carrier: 'KM Sinabung',
    gross: '82.5',
    voyage: 'V-2',
  });

  // The first tab detects it as well, and takes the other version.
  await box(one, 'Nama Sarana Pengangkut').fill('KM Lawit');
  await saveRecord(one);
  const again = one.getByRole('group', { name: /^Data ini sudah diubah di tempat lain/ });
  await again
    .getByRole('radiogroup', { name: 'Nama Sarana Pengangkut' })
    .getByRole('radio', { name: /^Versi terbaru/ })
    .check();
  await button(again, 'Simpan pilihan ini').click();
  await again.waitFor({ state: 'detached' });
  await expect.poll(() => box(one, 'Nama Sarana Pengangkut').inputValue()).toBe('KM Sinabung');
  await expect.poll(async () => (await ppjk.detail(ajuNumber)).carrier).toBe('KM Sinabung');
});

it('says to a tab in which a record is sent that another one has changed it, and sends what is then shown', async () => {
  const ppjk = await recordAs(portal().server, 'ppjk');
  const { id, ajuNumber } = await ppjk.beginFilled('1');
  const page = await open(ajuNumber, 3, changed);
  await page.getByRole('checkbox').check();
  await ppjk.save(id, { carrier: 'KM Lawit' });
  await button(page, 'Simpan dan Kirim').click();
  const question = page.getByRole('alertdialog', { name: 'Kirim data?' });
  await button(question, 'Simpan dan Kirim').click();
  await page.getByText('Nama Sarana Pengangkut: KM Kelud menjadi KM Lawit').waitFor();
  expect(await question.count()).toBe(0);
  expect((await ppjk.detail(ajuNumber)).status).toBe('100');
  await page.getByRole('checkbox').check();
  await button(page, 'Simpan dan Kirim').click();
  await button(question, 'Simpan dan Kirim').click();
  await heading(page, 'Perekaman').waitFor();
});
