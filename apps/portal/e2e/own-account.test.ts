import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { type LocalServer, startServer } from './server.ts';
import { demoPassword, startPortal } from './support.ts';

let server: LocalServer;
const portal = startPortal(async () => {
  server = await startServer();
  return server;
});

/** All mails that were handed over, as one text; lines that were wrapped for the way are whole again. */
async function mails(): Promise<string> {
  const folder = join(server.dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts
    .join('\n')
    .replace(/=\r?\n/g, '')
    .replaceAll('=3D', '=');
}

/** Waits for a mail that says something, and gives what was found in it. */
async function mailed(pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await expect.poll(async () => (found = pattern.exec(await mails())?.[1]), { timeout: 20_000 }).toBeTruthy();
  return found ?? '';
}

async function signIn(page: Page, username: string, password: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /Selamat/ });

async function chooseNew(page: Page, password: string) {
  await page.getByLabel('Password baru', { exact: true }).fill(password);
  await page.getByLabel('Ketik ulang password baru').fill(password);
  await page.keyboard.press('Enter');
}

it('replaces a forgotten password by way of the mail, with the keyboard alone, and the link works once', async () => {
  const page = await portal().open('/login', { width: 390, mayLog: /400/ });
  await page.getByRole('link', { name: 'Lupa password?' }).press('Enter');
  await page.getByLabel('E-mail').fill('ppjk@pabean.example');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: 'Berhasil mengirim email!' }).waitFor();
  const link = await mailed(/(http:\/\/[^\s"]+updatepassword\/[\w-]{43})/);
  const token = link.slice(-43);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // The server of a test takes any free port, which its own address does not know.
  await page.goto(link.replace(/^.*#/, `${server.url}/#`));
  await page.getByRole('heading', { level: 1, name: 'Buat password baru' }).waitFor();
  expect(page.url()).not.toContain(token);
  await page.reload();
  await chooseNew(page, 'tujuh belas perahu');
  await page.getByText('Password berhasil di-update').waitFor();
  expect(page.url()).toMatch(/#\/login$/);
  expect(asked.filter((url) => url.includes(token))).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const secret of [token, 'tujuh belas perahu']) expect(kept).not.toContain(secret);

  const late = await portal().open(`/updatepassword/${token}`, { mayLog: /400/ });
  await chooseNew(late, 'delapan belas perahu');
  await late.getByRole('group', { name: 'Gagal meng-update password' }).waitFor();
  await late.getByRole('link', { name: 'minta tautan baru' }).click();
  await late.getByRole('heading', { level: 1, name: 'Lupa password' }).waitFor();

  await signIn(page, 'ppjk', 'tujuh belas perahu');
  await greeting(page).waitFor();
  await mailed(/Subject: (Password diubah)/);
  expect(await mails()).not.toContain('tujuh belas perahu');
});

it('changes the password, and signs out where else the account is open', async () => {
  const elsewhere = await portal().open('/login', { mayLog: /401/ });
  await signIn(elsewhere, 'tps', demoPassword);
  await greeting(elsewhere).waitFor();
  const page = await portal().open('/login');
  await signIn(page, 'tps', demoPassword);
  await greeting(page).waitFor();
  await page.keyboard.press('Escape');
  await page.goto(`${server.url}/#/changepass`);
  await page.getByLabel('Password saat ini').fill(demoPassword);
  await chooseNew(page, 'tujuh belas gudang');
  await page
    .getByText(/Sesi lain sudah diakhiri/)
    .first()
    .waitFor();
  await page.getByText('Tidak ada perangkat lain yang masuk dengan akun ini').waitFor();
  await elsewhere.reload();
  await elsewhere.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  await signIn(elsewhere, 'tps', 'tujuh belas gudang');
  await greeting(elsewhere).waitFor();
});

it('signs out another device from the profile', async () => {
  const elsewhere = await portal().open('/login', { mayLog: /401/ });
  await signIn(elsewhere, 'importir', demoPassword);
  await greeting(elsewhere).waitFor();
  const page = await portal().open('/profile', { user: 'importir' });
  const others = page.getByRole('button', { name: /^Keluarkan .*, masuk/ });
  await others.first().waitFor();
  await page.getByRole('button', { name: 'Keluarkan semua yang lain' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keluarkan' }).click();
  await page.getByText('Tidak ada perangkat lain yang masuk dengan akun ini').waitFor();
  expect(await others.count()).toBe(0);
  await elsewhere.reload();
  await elsewhere.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
});

it('changes the NPWP once, and shows that it waits for the office', async () => {
  const page = await portal().open('/profile', { user: 'pindahan', width: 390 });
  await page.getByRole('button', { name: 'Ubah NPWP' }).click();
  await page.getByLabel('NPWP', { exact: true }).fill('0019 0000 1799 9001');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.getByText('Menunggu verifikasi kantor').first().waitFor();
  const shown = (await page.locator('main').textContent()) ?? '';
  expect(shown.replace(/\s/g, '')).toContain('0019000017999001');
  expect(await page.getByRole('button', { name: 'Ubah NPWP' }).count()).toBe(0);
});
