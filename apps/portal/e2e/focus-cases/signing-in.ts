import { codeOf } from '@pabean/server/testing';
import type { Page } from 'playwright';
import { button, failing, heading, offline } from '../focus-steps.ts';
import { demoPassword, demoTfaSecret, later } from '../support.ts';
import type { FocusCase } from './focus-case.ts';

/** Signing in, and signing in again. */
export const signingIn: readonly FocusCase[] = [
  {
    name: 'login and announcement',
    draws: [
      'packages/forms/src/login/login-form.tsx',
      'apps/portal/src/pages/login/sign-in.tsx',
      'apps/portal/src/pages/dashboard/announcement.tsx',
      'apps/portal/src/pages/dashboard/dashboard-page.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/login', { mayLog: /401|ERR_FAILED/ });
      const did = on(page);
      const login = () => button(page, 'Login').click();
      await button(page, 'Login').waitFor();
      await did('fail', login, page.getByText('Kolom Username belum diisi'));
      await page.getByLabel('Username').fill('importir');
      await did('fail', login, page.getByText('Kolom Password belum diisi'));
      await page.getByLabel('Password', { exact: true }).fill('salah');
      const alert = page.getByRole('alert');
      const signIn = '**/api/otentikasi/signin';
      await failing(page, did, signIn, login, alert);
      await did('fail', () => button(alert, 'Coba lagi').click(), alert.getByText(/tidak sesuai/));
      await page.getByLabel('Password', { exact: true }).fill(demoPassword);
      const announcement = page.getByRole('dialog', { name: 'NPWP 16 digit' });
      await did('save', login, announcement);
      await did('close', () => page.keyboard.press('Escape'), announcement, 'hidden');
      await did('open', () => button(page, 'Pengumuman').click(), announcement);
      await did('close', () => button(announcement, 'Tutup').last().click(), announcement, 'hidden');
    },
  },
  {
    name: 'second step of a login',
    draws: [
      'packages/forms/src/two-factor/otp-form.tsx',
      'apps/portal/src/pages/two-factor/tfa-verify-page.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/login', { mayLog: /401|422|ERR_FAILED/ });
      const did = on(page);
      const code = page.getByLabel('Kode OTP');
      await passwordOf(page, 'tfa');
      await did('open', () => button(page, 'Login').click(), code);
      const verify = () => button(page, 'Verifikasi').click();
      await did('fail', verify, page.getByText('Kolom Kode OTP belum diisi'));
      await did('fail', () => code.fill('000000'), page.getByRole('alert'));
      await failing(page, did, '**/api/otentikasi/signin', verify, page.getByRole('alert'));
      const recovery = page.getByLabel('Kode pemulihan');
      await did('open', () => button(page, 'Pakai kode pemulihan').click(), recovery);
      await recovery.fill('7K3M-PQ9X-2WTD');
      await did('fail', verify, page.getByText(/^Kode pemulihan salah/));
      await did('open', () => button(page, 'Pakai kode dari aplikasi').click(), code);
      const announcement = page.getByRole('dialog', { name: 'NPWP 16 digit' });
      await did('save', () => code.fill(codeOf(demoTfaSecret, new Date())), announcement);
    },
  },
  {
    name: 'set-up of two-factor',
    draws: [
      'packages/forms/src/two-factor/recovery-codes.tsx',
      'apps/portal/src/pages/two-factor/tfa-setup-page.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/login', { mayLog: /422|ERR_FAILED/ });
      const did = on(page);
      const code = page.getByLabel('Kode OTP');
      await passwordOf(page, 'tfa-baru');
      const setup = '**/api/tfa/view-file-local/**';
      await page.route(setup, (route) => route.abort());
      await did('open', () => button(page, 'Login').click(), page.getByRole('alert').getByText(offline));
      await page.unroute(setup);
      const copy = button(page, 'Salin');
      await did('open', () => button(page, 'Coba lagi').click(), copy);
      const secret = await page
        .locator(`[id="${await copy.getAttribute('aria-describedby')}"]`)
        .textContent();
      await did('fail', () => code.fill('000000'), page.getByRole('alert'));
      await did(
        'save',
        () => code.fill(codeOf(secret ?? '', new Date())),
        heading(page, 'Simpan kode pemulihan'),
      );
      const goOn = () => button(page, 'Lanjutkan ke portal').click();
      await did('fail', goOn, page.getByText('Simpan kode pemulihan dahulu'));
      await page.getByRole('checkbox').check();
      await did('save', goOn, page.getByRole('dialog', { name: 'NPWP 16 digit' }));
    },
  },
  {
    name: 'end of a session',
    draws: [
      'packages/forms/src/session-dialog/ending-dialog.tsx',
      'packages/forms/src/session-dialog/over-dialog.tsx',
      'packages/forms/src/session-dialog/session-dialog.tsx',
      'apps/portal/src/session/late-session-dialog.tsx',
      'apps/portal/src/session/session-dialog-failure.tsx',
      'apps/portal/src/session/session-watch.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/login', { mayLog: /401|ERR_FAILED/ });
      await page.clock.install();
      await page.reload();
      const did = on(page);
      await page.getByLabel('Username').fill('tps');
      await page.getByLabel('Password', { exact: true }).fill(demoPassword);
      await button(page, 'Login').click();
      await button(page.getByRole('dialog'), 'Tutup').last().click();
      await page
        .getByRole('link', { name: 'Profile' })
        .or(heading(page, /Selamat/))
        .first()
        .waitFor();
      const code = '**/late-session-dialog*.js';
      await page.route(code, (route) => route.abort());
      const lostCode = page.getByRole('alertdialog', { name: 'Sesi Anda segera berakhir' });
      await did('fail', later(page, 28), lostCode.getByText(offline));
      await page.unroute(code);
      const ending = lostCode.filter({ hasText: 'Sisa waktu' });
      await did('open', () => button(lostCode, 'Coba lagi').click(), ending);
      const stay = () => button(ending, 'Tetap masuk').click();
      await failing(page, did, '**/api/otentikasi/me', stay, ending);
      await did('close', stay, ending, 'hidden');

      await later(page, 28)();
      await ending.waitFor();
      const over = page.getByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' });
      await did('open', later(page, 3), over);
      await did('fail', () => button(over, 'Login').click(), over.getByText('Kolom Password belum diisi'));
      await did('close', () => page.keyboard.press('Escape'), over.getByRole('region'));
      await did(
        'close',
        () => over.getByRole('region').getByRole('button').first().click(),
        over.getByRole('region'),
        'hidden',
      );
      await over.getByLabel('Password', { exact: true }).fill(demoPassword);
      await did('save', () => button(over, 'Login').click(), over, 'hidden');
    },
  },
];

async function passwordOf(page: Page, username: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
}
