import type { BrowserContext, Page } from 'playwright';
import { expect, it } from 'vitest';
import { heading } from './focus-steps.ts';
import { atRest, demoPassword, startPortal } from './support.ts';

const portal = startPortal();
const number = (page: Page) => page.getByLabel('Nomor Permohonan');
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const minutes = (count: number) => count * 60_000;
const refused = /status of 401/;

/** Signs in on the login page: the session belongs to this test only. */
async function signIn(page: Page, username = 'importir') {
  await page.goto(`${portal().server.url}/#/login?lanjut=/pengajuan/header`);
  await page.getByLabel('Username').fill(username);
  await password(page).fill(demoPassword);
  await password(page).press('Enter');
  await formIsThere(page);
}

/** Waits for the form and all its requests: a later answer would restart the idle time. */
async function formIsThere(page: Page) {
  await number(page).waitFor();
  await atRest(page);
}

const newPage = async (context: BrowserContext) => {
  const page = await context.newPage();
  await signIn(page);
  return page;
};

/** Ends the session on the server without notifying any tab. */
async function endOnServer(page: Page) {
  const token = await page.evaluate(() => sessionStorage.getItem('pabean.token'));
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  await fetch(`${portal().server.url}/api/otentikasi/signout`, { method: 'POST', headers, body: '{}' });
}

async function fillHeader(page: Page) {
  await page.getByRole('combobox', { name: 'Jenis Izin' }).fill('luar pemuatan');
  await page.keyboard.press('Enter');
  await number(page).fill('904/CLB/XI/2026');
  await page.getByLabel('Tanggal Permohonan').fill('22-11-2026');
}

const over = (page: Page) => page.getByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' });
const warning = (page: Page) => page.getByRole('alertdialog', { name: 'Sesi Anda segera berakhir' });

it('goes on with a form whose session is over once its account has signed in again, by keyboard alone', async () => {
  const page = await newPage(await portal().context({ mayLog: refused, width: 390 }));
  await fillHeader(page);
  await endOnServer(page);
  const saved: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/savepengajuan')) saved.push(request.headers()['idempotency-key'] ?? '');
  });
  await page.getByRole('button', { name: 'Simpan', exact: true }).press('Enter');
  await over(page).waitFor();
  expect(await page.getByLabel('Username').inputValue()).toBe('importir');
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('password');
  await page.keyboard.type('salah');
  await page.keyboard.press('Enter');
  await over(page).getByText('Username/password tidak sesuai').waitFor();
  await password(page).fill(demoPassword);
  await password(page).press('Enter');
  await page.waitForURL(/#\/pengajuan\/detilheader\//);
  await page.getByText('904/CLB/XI/2026').filter({ visible: true }).first().waitFor();
  // The same save, repeated.
  expect(saved).toHaveLength(2);
  expect(new Set(saved).size).toBe(1);
});

it('leaves what was typed where it is, and gives the page up only when asked twice', async () => {
  const page = await newPage(await portal().context({ mayLog: refused }));
  await fillHeader(page);
  await endOnServer(page);
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  await over(page).waitFor();
  await page.keyboard.press('Escape');
  await over(page).getByRole('region').getByRole('button').first().click();
  expect(await number(page).inputValue()).toBe('904/CLB/XI/2026');
  await over(page).getByRole('button', { name: 'Tinggalkan halaman ini' }).click();
  await over(page).getByRole('region').getByRole('button').last().click();
  await heading(page, 'Login').waitFor();
  await page.getByText('Sesi Anda telah berakhir. Silakan login kembali.').waitFor();
});

it('says to load the page anew where a newer release no longer has the dialog, and what was typed is a draft', async () => {
  const page = await newPage(await portal().context({ mayLog: /status of 40[14]|dynamically imported/ }));
  await fillHeader(page);
  const code = '**/late-session-dialog*.js';
  await page.route(code, (route) => route.fulfill({ status: 404 }));
  await endOnServer(page);
  await page.getByRole('button', { name: 'Simpan', exact: true }).click();
  const failed = page.getByRole('alertdialog', { name: /^Sesi Anda telah berakhir/ });
  await failed.getByText(/Muat ulang halaman ini/).waitFor();
  await page.unroute(code);
  await failed.getByRole('button', { name: 'Coba lagi' }).click();
  await heading(page, 'Login').waitFor();
  await password(page).waitFor();
  await page.getByLabel('Username').fill('importir');
  await password(page).fill(demoPassword);
  await password(page).press('Enter');
  await page.getByRole('button', { name: 'Pulihkan draf' }).click();
  expect(await number(page).inputValue()).toBe('904/CLB/XI/2026');
});

it('warns in every tab before an idle session ends, and stays signed in everywhere when extended in one', async () => {
  const context = await portal().context();
  await context.clock.install();
  const first = await newPage(context);
  const second = await context.newPage();
  await second.goto(first.url());
  await formIsThere(second);
  await context.clock.fastForward(minutes(27));
  expect(await warning(first).count()).toBe(0);
  await context.clock.fastForward(minutes(1));
  await warning(first).waitFor();
  await warning(second).waitFor();
  await warning(first)
    .getByText(/^Sisa waktu 1:\d\d$/)
    .waitFor();
  await warning(first).getByRole('button', { name: 'Tetap masuk' }).press('Enter');
  await warning(first).waitFor({ state: 'detached' });
  await warning(second).waitFor({ state: 'detached' });
  await context.clock.fastForward(minutes(27));
  expect(await warning(second).count()).toBe(0);
});

it('ends an idle session in every tab, and goes on in every tab', async () => {
  const context = await portal().context({ mayLog: refused });
  await context.clock.install();
  const first = await newPage(context);
  const second = await context.newPage();
  await second.goto(first.url());
  await formIsThere(second);
  await number(second).fill('905/CLB/XI/2026');
  await context.clock.fastForward(minutes(28));
  await warning(second).waitFor();
  await context.clock.fastForward(minutes(2));
  await over(first).waitFor();
  await over(second).waitFor();
  await password(first).fill(demoPassword);
  await password(first).press('Enter');
  await over(first).waitFor({ state: 'detached' });
  await over(second).waitFor({ state: 'detached' });
  expect(await number(second).inputValue()).toBe('905/CLB/XI/2026');
});

it('extends the session of a typing user silently', async () => {
  const context = await portal().context();
  await context.clock.install();
  const page = await newPage(context);
  await context.clock.fastForward(minutes(25));
  const asked = page.waitForRequest('**/api/otentikasi/me');
  await number(page).pressSequentially('906');
  await context.clock.fastForward(minutes(3));
  await asked;
  expect(await warning(page).count()).toBe(0);
});

it('signs out of every tab at once', async () => {
  const context = await portal().context();
  const first = await newPage(context);
  const second = await context.newPage();
  await second.goto(first.url());
  await heading(second, 'Form Header Perijinan').waitFor();
  await first.getByRole('button', { name: /importir$/ }).click();
  await first.getByRole('menuitem', { name: 'Logout' }).click();
  for (const page of [first, second]) {
    await heading(page, 'Login').waitFor();
    await page.getByText('Anda sudah logout.').waitFor();
  }
});
