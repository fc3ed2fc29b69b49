import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { office020400 } from '@pabean/api/rules';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { makeTheme } from '../../../packages/ui/src/theme/make-theme.ts';
import { smallPng } from './files.ts';
import { heading } from './focus-steps.ts';
import { office } from './second-office.ts';
import { secondOffice, secondPortal } from './second-portal.ts';
import { type LocalServer, startServer } from './server.ts';
import { startPortal } from './support.ts';

let server: LocalServer;
const portal = startPortal(async () => {
  server = await startServer({ OFFICE: secondOffice.office, PORTAL_DIR: secondPortal });
  return server;
});

const { name, code, contact, mailbox, siteUrl } = office020400;
const ofTheDefaultOffice = (text: string) =>
  [name, code, contact, mailbox, siteUrl].filter((word) => text.includes(word));
const drafts = '/pengajuan/listpengajuan?cari=Pembukaan+Segel&status=draf';

async function expectOwn(page: Page) {
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0);
  expect(ofTheDefaultOffice(await page.content())).toEqual([]);
}

const rgb = (hex: string) =>
  `rgb(${hex
    .match(/[\da-f]{2}/g)
    ?.map((part) => Number.parseInt(part, 16))
    .join(', ')})`;
const paintOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { backgroundColor, color } = getComputedStyle(element);
      return { backgroundColor, color };
    });

it('is built without a message of the default office', () => {
  const files = globSync('**/*.{html,js,css,svg}', { cwd: secondPortal });
  expect(files.length).toBeGreaterThan(10);
  const named = files.flatMap((file) => ofTheDefaultOffice(readFileSync(join(secondPortal, file), 'utf8')));
  expect(named).toEqual([]);
});

it('has its name, its words and the answers of its server at the door', async () => {
  const page = await portal().open('/login', { mayLog: /401/ });
  await page
    .getByText('Portal perizinan, laporan berkala, dan rekonsiliasi manifes KPPBC Tanjung Contoh.')
    .waitFor();
  await page.getByText('Masuk dengan akun loket Anda.').waitFor();
  await page.getByText('Izin di tanjung, tanpa antre.').waitFor();
  await page.getByLabel('Username').fill('importir');
  await page.getByLabel('Password', { exact: true }).fill('salah sekali');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Nama atau kata sandi tidak dikenal di loket ini.').waitFor();
  await expectOwn(page);
  const english = await portal().open('/login', { language: 'en' });
  await english.getByText('Sign in with your account at the counter.').waitFor();
  await expectOwn(english);
});

it.each(['light', 'dark'] as const)('has its colours in %s, and black on white on paper', async (theme) => {
  const page = await portal().open('/dashboard', { user: 'importir', theme });
  await heading(page, /Selamat/).waitFor();
  const colors = makeTheme(office.theme, theme);
  expect((await paintOf(page, 'header[data-chrome]')).backgroundColor).toBe(rgb(colors.chrome));
  expect(await paintOf(page, 'body')).toEqual({
    backgroundColor: rgb(colors.canvas),
    color: rgb(colors.text),
  });
  await page.emulateMedia({ media: 'print' });
  expect(await paintOf(page, 'body')).toEqual({ backgroundColor: rgb('#ffffff'), color: rgb('#000000') });
});

it('is named on every page of the way', async () => {
  const page = await portal().open('/dashboard', { user: 'importir' });
  await heading(page, /Selamat/).waitFor();
  await page.getByText('KPPBC Tanjung Contoh').first().waitFor();
  await page.getByText('Kode kantor 990100 · (0999) 555-0177 · loket@tanjung.example').first().waitFor();
  await expectOwn(page);
  await page.goto(`${server.url}/#/pengajuan/header`);
  await heading(page, 'Form Header Perijinan').waitFor();
  await page.getByText('Identitas penghadap').first().waitFor();
  expect(await page.getByLabel('Kantor').inputValue()).toBe('990100 – KPPBC Tanjung Contoh');
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await page.getByText('Kolom Nomor Surat Pemohon belum diisi').first().waitFor();
  await expectOwn(page);
  await page.goto(`${server.url}/#${drafts}`);
  await heading(page, 'Pengajuan').waitFor();
  await expectOwn(page);
});

it('refuses a file above its own limit, in the browser and on the server', async () => {
  const page = await portal().open(drafts, { user: 'importir', mayLog: /422/ });
  await page.getByRole('link', { name: /^Detail permohonan/ }).click();
  await page.getByRole('button', { name: /^(Isi|Edit) Surat Permohonan/ }).click();
  const letter = page.getByRole('dialog', { name: 'Surat Permohonan' });
  const input = letter.locator('input[type=file]');
  const large = Buffer.concat([smallPng.buffer, Buffer.alloc(150 * 1024)]);
  await input.setInputFiles({ ...smallPng, buffer: large });
  await letter
    .getByText(/berukuran \d+ Kb, max\. 100 Kb/)
    .first()
    .waitFor();
  await input.setInputFiles(smallPng);
  await page.route('**/api/updateDokap', async (route) => {
    const body = route.request().postDataJSON();
    await route.continue({
      postData: { ...body, file: `data:image/png;base64,${large.toString('base64')}` },
    });
  });
  await letter.getByRole('button', { name: 'Simpan', exact: true }).click();
  await letter
    .getByText(/berukuran \d+ Kb, max\. 100 Kb/)
    .first()
    .waitFor();
});

it('sends mails in its own name', async () => {
  const page = await portal().open(drafts, { user: 'importir' });
  await page.getByRole('link', { name: /^Detail permohonan/ }).click();
  await heading(page, 'Pembukaan Segel').waitFor();
  await expectOwn(page);
  await page.getByRole('button', { name: 'Kirim', exact: true }).click();
  await page.getByRole('checkbox', { name: /^Saya menyatakan/ }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Kirim' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kirim' }).click();
  await page.getByRole('dialog', { name: 'Hasil pengiriman' }).waitFor();
  const mails = () => globSync('*.eml', { cwd: join(server.dataDir, 'outbox') });
  // One about the required second factor, two about the sending.
  await expect.poll(() => mails().length, { timeout: 10_000 }).toBe(3);
  for (const file of mails()) {
    const mail = readFileSync(join(server.dataDir, 'outbox', file), 'utf8');
    expect(mail).toMatch(/^From: KPPBC Tanjung Contoh <loket@tanjung\.example>\r?$/m);
    expect(ofTheDefaultOffice(mail)).toEqual([]);
  }
});
