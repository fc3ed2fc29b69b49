import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { button, heading, serverDown } from './focus-steps.ts';
import { box } from './record-steps.ts';
import { later, startPortal } from './support.ts';
import { arrive, atOnce, courier, declare, fillForm, fillSection, passenger } from './transit-steps.ts';

const portal = startPortal();

/** The codes of a person's stored requests. */
function filedBy(person: string): unknown[] {
  const store = new DatabaseSync(join(portal().server.dataDir, 'pabean.db'), { readOnly: true });
  const rows = store.prepare('select code from transit_request where person = ?').all(person);
  store.close();
  return rows.map(({ code }) => code);
}

/** Checks that the page shows the code of a request that is stored once. */
async function expectFiledOnce(page: Page, person: string) {
  const code = await arrive(page);
  expect(filedBy(person)).toEqual([code]);
}

const waits = (page: Page) => page.getByText('Menunggu koneksi internet').waitFor();

it('keeps what is typed while the line is away, shows a message, and sends once when it is back', async () => {
  const name = 'Sari Tanpa Sinyal';
  const [notifier, ...others] = passenger(name);
  const page = await portal().open('/formtransit', { width: 390, mayLog: serverDown });
  await fillForm(page, notifier ? [notifier] : []);
  await page.context().setOffline(true);
  await page.getByText(/^Koneksi internet terputus/).waitFor();
  await fillForm(page, others);
  const dialog = await declare(page);
  await button(dialog, 'Kirim').click();
  await waits(page);
  await button(dialog, 'Berhenti menunggu').click();
  await dialog.getByText('Anda menghentikan pengiriman').waitFor();
  await page.context().setOffline(false);
  // It was aborted: nothing is sent automatically.
  await page.getByText(/^Koneksi internet terputus/).waitFor({ state: 'detached' });
  expect(filedBy(name)).toEqual([]);
  await page.context().setOffline(true);
  await button(dialog, 'Kirim').click();
  await waits(page);
  await page.context().setOffline(false);
  await expectFiledOnce(page, name);
});

it('gives back everything that was typed to a page that is loaded again, and to no other tab', async () => {
  const page = await portal().open('/formtransit');
  page.on('dialog', (dialog) => dialog.accept());
  await fillForm(page, passenger('Sari Muat Ulang'));
  await page.getByText(/^Draf tersimpan di tab ini/).waitFor();
  // Input is saved a quarter of a second after the last key.
  await page.waitForTimeout(400);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await heading(other, 'Form Pembawaan Barang Asal TLDDP').waitFor();
  expect(await button(other, 'Pulihkan draf').count()).toBe(0);

  await page.reload();
  await button(page, 'Pulihkan draf').click();
  await expect.poll(() => box(page, 'Nama Pemberitahu').inputValue()).toBe('Sari Muat Ulang');
  for (const [label, text] of [
    ['Alamat Pemberitahu', 'Perumahan Taman Baloi Blok D3 No. 8'],
    ['Tujuan Pemasukan Lainnya', 'Liputan pernikahan'],
    ['Perkiraan Tanggal Keluar', '20-03-2027'],
  ] as const)
    expect(await box(page, label).inputValue()).toBe(text);
  for (const [label, text] of [
    ['Nama Sarana Pengangkut', 'KM KELUD'],
    ['Pelabuhan Keluar', 'Terminal Hang Nadim'],
  ] as const)
    expect(await page.getByRole('combobox', { name: label }).inputValue()).toBe(text);
  expect(await page.getByRole('radio', { name: 'Lainnya' }).isChecked()).toBe(true);
  for (const line of ['Kamera video profesional', 'Tripod karbon', 'Invoice'])
    await page.getByRole('rowheader', { name: line }).waitFor();
  const dialog = await declare(page);
  await button(dialog, 'Kirim').click();
  await expectFiledOnce(page, 'Sari Muat Ulang');
  expect(await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))).not.toContain('Sari');
});

it('is filled in and sent over a line of 400 kbit/s', async () => {
  const page = await (await portal().context({ width: 360 })).newPage();
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto(`${portal().server.url}/#/formtransit`, { timeout: 60_000 });
  await heading(page, 'Form Pembawaan Barang Asal TLDDP').waitFor({ timeout: 60_000 });
  await fillForm(page, passenger('Sari Pelan'));
  const dialog = await declare(page);
  await button(dialog, 'Kirim').click();
  await expectFiledOnce(page, 'Sari Pelan');
}, 180_000);

it('waits for a server that was killed, and sends once when it is there again', async () => {
  const page = await portal().open('/formtransitA-aquarayaikn', { mayLog: serverDown });
  await fillForm(page, courier('Rina Tabah'));
  const dialog = await declare(page);
  await button(dialog, 'Terverifikasi').waitFor();
  await portal().server.kill();
  await button(dialog, 'Kirim').click();
  await waits(page);
  await portal().server.restart();
  await button(dialog, 'Coba sekarang').click();
  await expectFiledOnce(page, 'Rina Tabah');
});

it('solves the captcha anew once it has expired', async () => {
  const page = await (await portal().context()).newPage();
  await page.clock.install();
  const asked: string[] = [];
  page.on('request', (request) => /\/api\/captcha/.test(request.url()) && asked.push(request.url()));
  await page.goto(`${portal().server.url}/#/formtransitA-aquarayaikn`);
  await fillForm(page, courier('Rina Kedaluwarsa'));
  const dialog = await declare(page);
  await button(dialog, 'Terverifikasi').waitFor();
  expect(asked).toHaveLength(1);
  await later(page, 11)();
  await expect.poll(() => asked.length).toBe(2);
  await button(dialog, 'Terverifikasi').waitFor();
  await button(dialog, 'Kirim').click();
  await expectFiledOnce(page, 'Rina Kedaluwarsa');
});

it('solves the captcha anew when the server does not take it, and keeps what was typed', async () => {
  const page = await (await portal().context({ mayLog: /422/ })).newPage();
  // Created for another form.
  const foreign = await (await fetch(`${portal().server.url}/api/captcha?form=register`)).text();
  await page.route('**/api/captcha*', (route) => route.fulfill({ body: foreign }), { times: 1 });
  await page.goto(`${portal().server.url}/#/formtransitA-aquarayaikn`);
  await fillForm(page, courier('Rina Ditolak'));
  const dialog = await declare(page);
  await button(dialog, 'Kirim').click();
  await dialog.getByText('Permohonan belum terkirim').waitFor();
  await button(dialog, 'Terverifikasi').waitFor();
  await button(dialog, 'Kirim').click();
  await expectFiledOnce(page, 'Rina Ditolak');
});

it('keeps two tabs apart: each has its own draft, and its own code', async () => {
  const one = await portal().open('/formtransit');
  const two = await one.context().newPage();
  await two.goto(one.url());
  for (const [page, name] of [
    [one, 'Sari Tab Satu'],
    [two, 'Sari Tab Dua'],
  ] as const)
    await fillForm(page, passenger(name));
  const codes: string[] = [];
  for (const page of [one, two]) {
    await button(await declare(page), 'Kirim').click();
    codes.push(await arrive(page));
  }
  expect([filedBy('Sari Tab Satu'), filedBy('Sari Tab Dua')]).toEqual(codes.map((code) => [code]));
  expect(codes[0]).not.toBe(codes[1]);
});

it('adds an unknown carrier, which a reloaded page still offers', async () => {
  const page = await portal().open('/formtransit', { mayLog: /422/ });
  page.on('dialog', (dialog) => dialog.accept());
  await button(page, 'Tambah nama sarana pengangkut').click();
  const dialog = page.getByRole('dialog');
  await button(dialog, 'Simpan').click();
  await dialog.getByText('ISIAN TIDAK BOLEH KOSONG').first().waitFor();
  await dialog.getByRole('textbox').fill('mv sindo empress 7');
  await button(dialog, 'Simpan').click();
  await page.getByText('Data Berhasil Disimpan').waitFor();
  const carrier = page.getByRole('combobox', { name: 'Nama Sarana Pengangkut' });
  expect(await carrier.inputValue()).toBe('MV SINDO EMPRESS 7');
  await page.reload();
  await carrier.fill('sindo emp');
  await page.getByRole('option', { name: 'MV SINDO EMPRESS 7' }).waitFor();
});

it.each(['/menutransit', '/formtransit', '/formtransitA-aquarayaikn', '/resulttransit/X'])(
  '%s leads a signed-in account to the dashboard',
  async (address) => {
    const page = await portal().open(address, { user: 'importir' });
    await heading(page, /^Selamat/).waitFor();
    expect(page.url()).toMatch(/#\/dashboard$/);
  },
);

it('shows a text that means something elsewhere as nothing but a text', async () => {
  const text = '<img src=x onerror=window.ran=1>';
  const [notifier, ...others] = passenger(text, text);
  const page = await portal().open('/formtransit');
  if (notifier) await fillSection(page, notifier, atOnce);
  await fillForm(page, others);
  await page.getByRole('rowheader', { name: text }).waitFor();
  await button(await declare(page), 'Kirim').click();
  await expectFiledOnce(page, text);
  expect(await page.evaluate('window.ran')).toBeUndefined();
});
