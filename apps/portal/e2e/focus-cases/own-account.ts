import { codeOf } from '@pabean/server/testing';
import { button, failing, heading, lost } from '../focus-steps.ts';
import { demoPassword } from '../support.ts';
import type { FocusCase } from './focus-case.ts';

/** The pages about one's own account. */
export const ownAccount: readonly FocusCase[] = [
  {
    name: 'forgotten password',
    draws: [
      'packages/forms/src/password/forgot-password-form.tsx',
      'packages/forms/src/password/new-password-form.tsx',
      'apps/portal/src/pages/reset-password/reset-password-page.tsx',
      'apps/portal/src/pages/update-password/update-password-page.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/resetpassword', { mayLog: /404|400|ERR_FAILED/ });
      const did = on(page);
      const send = () => button(page, /^Kirim/).click();
      await did('fail', send, page.getByRole('region', { name: /isian yang perlu/ }));
      await page.getByRole('textbox', { name: 'Email', exact: true }).fill('siapa@pabean.example');
      await did('fail', send, page.getByRole('group', { name: 'Email tidak ditemukan' }));
      await page.getByRole('textbox', { name: 'Email', exact: true }).fill('tfa-baru@pabean.example');
      await failing(page, did, '**/api/sendPasswordResetLink', send, page);
      await did('save', send, page.getByRole('group', { name: 'Berhasil mengirim email!' }));

      const other = await open('/updatepassword/-', { mayLog: /400|ERR_FAILED/ });
      await other.getByText('Tautan ini tidak lengkap').waitFor();
      const late = await open('/updatepassword/sudah-dipakai', { mayLog: /400|ERR_FAILED/ });
      await late.getByText('Tautan ini tidak berlaku lagi').waitFor();
      await late.route('**/api/cekresetpassword', (route) => route.fulfill({ json: { berlaku: true } }));
      await late.reload();
      const tried = on(late);
      const save = () => button(late, 'Simpan password').click();
      await late.getByLabel('Password baru', { exact: true }).fill('tujuh belas perahu');
      await tried('fail', save, late.getByRole('region', { name: /isian yang perlu/ }));
      await late.getByLabel('Ketik ulang password baru').fill('tujuh belas perahu');
      await tried('fail', save, late.getByRole('group', { name: 'Gagal meng-update password' }));
      await failing(late, tried, '**/api/resetpassword', save, late);
      await late.route('**/api/resetpassword', (route) => route.fulfill({ json: { status: 'success' } }));
      await tried('save', save, late.getByText('Password berhasil di-update'));
    },
  },
  {
    name: 'profile',
    draws: [
      'packages/forms/src/npwp-dialog/npwp-dialog.tsx',
      'apps/portal/src/pages/profile/identity.tsx',
      'apps/portal/src/pages/profile/sessions.tsx',
    ],
    async drive({ portal, open, on }) {
      await fetch(`${portal.server.url}/api/otentikasi/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ USER_NAME: 'tps', password: demoPassword }),
      });
      const page = await open('/profile', { user: 'tps', mayLog: lost });
      const did = on(page);
      const npwp = page.getByRole('dialog', { name: 'Ubah NPWP' });
      const save = () => button(npwp, 'Save').click();
      await did('open', () => button(page, 'Ubah NPWP').click(), npwp);
      await did('close', () => page.keyboard.press('Escape'), npwp, 'hidden');
      await button(page, 'Ubah NPWP').click();
      await did('fail', save, npwp.getByRole('region', { name: /isian yang perlu/ }));
      await npwp.getByLabel('NPWP').fill('0019000017999001');
      await failing(page, did, '**/api/changeNPWP', save, npwp);
      await did('save', save, npwp, 'hidden');

      const question = page.getByRole('alertdialog');
      const end = page.getByRole('button', { name: /^Keluarkan .*, masuk/ }).first();
      const really = () => button(question, 'Keluarkan').click();
      await did('open', () => end.click(), question);
      await did('close', () => button(question, 'Batal').click(), question, 'hidden');
      await end.click();
      await failing(page, did, '**/api/otentikasi/sesi/akhiri', really, question);
      await did('delete', really, question, 'hidden');
    },
  },
  {
    name: 'another password',
    draws: [
      'packages/forms/src/password/change-password-form.tsx',
      'apps/portal/src/pages/change-password/change-password-page.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/changepass', { user: 'tps', mayLog: lost });
      const did = on(page);
      const save = () => button(page, 'Simpan password').click();
      await did('fail', save, page.getByRole('region', { name: /isian yang perlu/ }));
      await page.getByLabel('Password saat ini').fill('salah');
      await page.getByLabel('Password baru', { exact: true }).fill('tujuh belas perahu');
      await page.getByLabel('Ketik ulang password baru').fill('tujuh belas perahu');
      await did('fail', save, page.getByRole('region', { name: /isian yang perlu/ }));
      await page.getByLabel('Password saat ini').fill(demoPassword);
      await failing(page, did, '**/api/changepw', save, page);
      await did('save', save, heading(page, 'Profile'));
    },
  },
  {
    name: 'own second factor',
    draws: [
      'packages/forms/src/two-factor/two-factor-dialog.tsx',
      'packages/forms/src/two-factor/password-step.tsx',
      'apps/portal/src/pages/profile/two-factor.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/profile', { user: 'pindahan', mayLog: /422|ERR_FAILED/ });
      const did = on(page);
      const dialog = page.getByRole('dialog');
      const goOn = () => button(dialog, 'Lanjutkan').click();
      const password = dialog.getByLabel('Password saat ini', { exact: true });
      await did('open', () => button(page, 'Aktifkan…').click(), password);
      await did('fail', goOn, dialog.getByText('Kolom Password saat ini belum diisi'));
      await password.fill('salah');
      await did('fail', goOn, dialog.getByRole('alert').getByText(/tidak sesuai/));
      await did('close', () => page.keyboard.press('Escape'), dialog, 'hidden');
      await button(page, 'Aktifkan…').click();
      await password.fill(demoPassword);
      const copy = button(dialog, 'Salin');
      await did('save', goOn, copy);
      const id = await copy.getAttribute('aria-describedby');
      const secret = (await page.locator(`[id="${id}"]`).textContent()) ?? '';
      const kept = dialog.getByRole('checkbox');
      await did('save', () => dialog.getByLabel('Kode OTP').fill(codeOf(secret, new Date())), kept);
      await kept.check();
      await did('save', goOn, button(page, 'Matikan…'));
      await did('open', () => button(page, 'Matikan…').click(), password);
      await password.fill(demoPassword);
      await goOn();
      const code = dialog.getByLabel('Kode OTP');
      await did('fail', () => code.fill('000000'), dialog.getByRole('alert'));
      await did('save', () => code.fill(codeOf(secret, new Date(), 1)), dialog, 'hidden');
    },
  },
];
