import { containerCheckDigit } from '@pabean/api/rules';
import { codeOf } from '@pabean/server/testing';
import type { Locator, Page } from 'playwright';
import { actAs } from './applications.ts';
import { smallPng } from './files.ts';
import {
  button,
  type Drive,
  detail,
  driveDeletion,
  driveRows,
  failing,
  heading,
  lost,
  nextNumber,
  offline,
  openDraft,
  restoreDraft,
} from './focus-steps.ts';
import { fillRegistration, typeRegistration } from './registering.ts';
import { demoPassword, demoTfaSecret } from './support.ts';

/** Dialogs and forms that people meet on one way, and the way through all of their actions. */
export interface FocusCase {
  readonly name: string;
  /** The files that draw them, below the root of the repository. */
  readonly draws: readonly string[];
  drive(drive: Drive): Promise<void>;
}

export const focusCases: readonly FocusCase[] = [
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
    name: 'registration',
    draws: [
      'packages/forms/src/registration/registration.tsx',
      'apps/portal/src/pages/register/register-page.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/login', { mayLog: lost });
      page.on('dialog', (dialog) => dialog.accept());
      const did = on(page);
      const submit = () => button(page, 'Daftar').click();
      const problems = page.getByRole('region', { name: 'Mohon Isi dengan Lengkap' });
      await did('open', () => page.getByRole('link', { name: 'Daftar' }).click(), button(page, 'Daftar'));
      await did('fail', submit, problems);
      await failing(page, did, '**/api/captcha*', () => button(page, 'Saya bukan robot').click(), page);
      await button(page, 'Verifikasi lagi').click();
      await button(page, 'Terverifikasi').waitFor();
      await typeRegistration(page, 'importir');
      await page.getByText(/^Draf tersimpan/).waitFor();
      await page.reload();
      await button(page, 'Pulihkan draf').waitFor();
      await did(
        'restore',
        () => button(page, 'Pulihkan draf').click(),
        button(page, 'Pulihkan draf'),
        'hidden',
      );
      await fillRegistration(page, 'importir');
      await did('fail', submit, problems.getByText(/sudah dipakai/));
      await failing(page, did, '**/api/reg-madurm171', submit, page.getByRole('group', { name: /Gagal/ }));
      await page.getByLabel('Username', { exact: true }).fill('fokus.baru');
      await did('save', submit, page.getByText('Pendaftaran berhasil.'));
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
      const lostCode = page.getByRole('alertdialog', { name: /^Sesi Anda telah berakhir/ });
      const later = (minutes: number) => () => page.clock.fastForward(minutes * 60_000);
      await did('fail', later(28), lostCode.getByText(offline));
      await page.unroute(code);
      const ending = page.getByRole('alertdialog', { name: 'Sesi Anda segera berakhir' });
      await did('open', () => button(lostCode, 'Coba lagi').click(), ending);
      const stay = () => button(ending, 'Tetap masuk').click();
      await failing(page, did, '**/api/otentikasi/me', stay, ending);
      await did('close', stay, ending, 'hidden');

      await later(28)();
      await ending.waitFor();
      const over = page.getByRole('dialog', { name: 'Masuk lagi untuk melanjutkan' });
      await did('open', later(3), over);
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
      await page.getByLabel('E-mail').fill('siapa@pabean.example');
      await did('fail', send, page.getByRole('group', { name: 'Email tidak ditemukan' }));
      await page.getByLabel('E-mail').fill('tfa-baru@pabean.example');
      await failing(page, did, '**/api/sendPasswordResetLink', send, page);
      await did('save', send, page.getByRole('group', { name: 'Berhasil mengirim email!' }));

      const other = await open('/updatepassword/-', { mayLog: /400|ERR_FAILED/ });
      await other.getByText('Tautan ini tidak lengkap').waitFor();
      const late = await open('/updatepassword/sudah-dipakai', { mayLog: /400|ERR_FAILED/ });
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
      await did('save', () => dialog.getByLabel('Kode OTP').fill(codeOf(secret, new Date(), -1)), kept);
      await kept.check();
      await did('save', goOn, button(page, 'Matikan…'));
      await did('open', () => button(page, 'Matikan…').click(), password);
      await password.fill(demoPassword);
      await goOn();
      const code = dialog.getByLabel('Kode OTP');
      await did('fail', () => code.fill('000000'), dialog.getByRole('alert'));
      await did('save', () => code.fill(codeOf(secret, new Date())), dialog, 'hidden');
    },
  },
  {
    name: 'header of an application',
    draws: [
      'packages/forms/src/permit-header/permit-header.tsx',
      'packages/forms/src/permit-header/npwp-refused-dialog.tsx',
      'apps/portal/src/pages/application-form/application-form-page.tsx',
      'apps/portal/src/shell/leave-dialog.tsx',
      'apps/portal/src/shell/shell.tsx',
      'apps/portal/src/shell/user-menu.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/pengajuan/listpengajuan', { user: 'ppjk', mayLog: lost });
      page.on('dialog', (dialog) => dialog.accept());
      const did = on(page);
      const save = () => button(page, 'Simpan').click();
      const field = (name: string) => page.getByLabel(name, { exact: true });
      await did(
        'open',
        () => page.getByRole('link', { name: 'Tambah Pengajuan' }).click(),
        button(page, 'Simpan'),
      );
      await did('fail', save, page.getByRole('region', { name: /isian yang perlu/ }));
      await page.getByRole('combobox', { name: 'Jenis Izin' }).fill('Pelayanan Kepabeanan di Luar Jam Kerja');
      await field('Nomor Permohonan').fill('771/FOKUS/2026');
      await field('Tanggal Permohonan').fill('24-09-2026');
      const npwp = await field('Nomor Identitas').inputValue();
      await field('Nomor Identitas').fill('001900001799900');
      const old = page.getByRole('alertdialog');
      await did('open', save, old);
      await did('close', () => page.keyboard.press('Escape'), old, 'hidden');
      await field('Nomor Identitas').fill(npwp);
      await failing(page, did, '**/api/savepengajuan', save, page);

      const leaving = page.getByRole('dialog', { name: 'Perubahan belum disimpan' });
      const stay = () => button(leaving, 'Tetap di sini').click();
      await did('open', () => button(page, 'Kembali').click(), leaving);
      await did('close', stay, leaving, 'hidden');
      await page.getByRole('button', { name: /^Akun|ppjk$/ }).click();
      await did('open', () => page.getByRole('menuitem', { name: 'Logout' }).click(), leaving);
      await did('close', stay, leaving, 'hidden');

      const restore = button(page, 'Pulihkan draf');
      await page.reload();
      await did('restore', () => restore.click(), restore, 'hidden');
      await page.reload();
      await did('restore', () => button(page, 'Buang draf').click(), restore, 'hidden');
      await field('Nomor Permohonan').fill('772/FOKUS/2026');
      await page.getByText(/^Draf tersimpan/).waitFor();
      await page.reload();
      await restore.click();
      await page.getByRole('combobox', { name: 'Jenis Izin' }).fill('Pelayanan Kepabeanan di Luar Jam Kerja');
      await field('Tanggal Permohonan').fill('24-09-2026');
      await did('save', save, heading(page, 'Pelayanan Kepabeanan di Luar Jam Kerja'));
    },
  },
  {
    name: 'document',
    draws: [
      'packages/forms/src/dokap-editor/dokap-editor.tsx',
      'packages/forms/src/dokap-editor/dokap-form.tsx',
      'packages/forms/src/internal/edit-dialog.tsx',
      'apps/portal/src/loading/loading-dialog.tsx',
      'apps/portal/src/pages/application-detail/application-detail-page.tsx',
      'apps/portal/src/pages/application-detail/dokap-editor-task.tsx',
      'apps/portal/src/pages/application-detail/task-dialog.tsx',
    ],
    async drive(drive) {
      const page = await openDraft(drive, '30');
      const did = drive.on(page);
      const name = 'Surat Permohonan';
      const dialog = page.getByRole('dialog');
      const save = () => button(dialog, 'Simpan').click();
      const fillIn = button(page, `Isi ${name}`);

      // What it edits does not come at first.
      const types = '**/api/ref/jndokap*';
      const add = button(page, 'Tambah Dokap');
      await failing(page, did, types, () => add.click(), dialog);
      await did('open', () => button(dialog, 'Coba lagi').click(), dialog.getByLabel('Jenis Dokumen'));
      await did('fail', save, dialog.getByRole('region', { name: /isian/ }));
      await did('close', () => page.keyboard.press('Escape'), dialog, 'hidden');

      await did('open', () => fillIn.click(), button(dialog, 'Simpan'));
      await dialog.getByLabel('Nomor Surat', { exact: true }).fill('118/CLB');
      const wrong = { name: 'surat.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };
      const choose = async (file: typeof wrong) => {
        await dialog.locator('input[type=file]').focus();
        await dialog.locator('input[type=file]').setInputFiles(file);
      };
      await did('fail', () => choose(wrong), dialog.getByText(/Berkas harus PDF/));
      await page.keyboard.press('Escape');
      await did('close', () => button(dialog, 'Buang isian').click(), dialog, 'hidden');
      await restoreDraft(dialog, did, fillIn);
      await dialog.getByLabel('Tanggal Surat', { exact: true }).fill('24-09-2026');
      await choose(smallPng);
      await failing(page, did, '**/api/updateDokap', save, dialog);
      await did('save', save, dialog, 'hidden');
    },
  },
  {
    name: 'deletion of a document',
    draws: [
      'apps/portal/src/pages/confirm-deletion.tsx',
      'apps/portal/src/pages/application-detail/delete-task.tsx',
    ],
    async drive(drive) {
      const importir = await actAs(drive.portal.server, 'importir');
      const extra = { code: '49', first: 'PL-1', second: '2026-02-27', expiry: '2027-02-27' };
      const page = await openDraft(drive, '16', (id) => importir.add(id, extra, true));
      await driveDeletion(
        page,
        drive.on(page),
        page.getByRole('button', { name: /^Hapus / }),
        '**/api/deleteDokap',
      );
    },
  },
  {
    name: 'deletion of an application',
    draws: [
      'apps/portal/src/pages/application-list/application-list-page.tsx',
      'apps/portal/src/pages/application-list/delete-dialog.tsx',
    ],
    async drive({ portal, open, on }) {
      const importir = await actAs(portal.server, 'importir');
      const number = nextNumber('HAPUS');
      await importir.draft('30', number);
      const page = await open('/pengajuan/listpengajuan', { user: 'importir', mayLog: lost });
      const trash = page.getByRole('button', { name: `Hapus permohonan ${number}` });
      await driveDeletion(page, on(page), trash, '**/api/delete');
    },
  },
  {
    name: 'list of containers',
    draws: [
      'packages/forms/src/container-list/container-list-editor.tsx',
      'packages/forms/src/container-list/container-list-form.tsx',
      'apps/portal/src/pages/application-detail/rows-task.tsx',
    ],
    async drive(drive) {
      const importir = await actAs(drive.portal.server, 'importir');
      const page = await openDraft(drive, '16', (id) =>
        importir.fill(id, { code: '151', first: String(containers.length) }),
      );
      const did = drive.on(page);
      const dialog = page.getByRole('dialog');
      const last = containers.length;
      const number = (row: number) => dialog.getByLabel(`Nomor Peti Kemas baris ${row}`, { exact: true });
      const save = () => button(dialog, 'Simpan').click();
      const open = button(page, /^Isi daftar/);
      const rows = '**/api/dokapdtl';
      await failing(page, did, rows, () => open.click(), dialog);
      await did('open', () => button(dialog, 'Coba lagi').click(), number(1));
      await did('fail', save, dialog.getByRole('region', { name: /isian/ }));
      await number(last).fill('CSQU3054383');
      await did('delete', () => button(dialog, `Hapus baris ${last}`).click(), button(dialog, 'Urungkan'));
      await did('restore', () => button(dialog, 'Urungkan').click(), number(last));
      await number(last).fill('CSQU3054384');
      await did('fail', save, dialog.getByRole('region', { name: /isian/ }));
      await did('close', () => page.keyboard.press('Escape'), button(dialog, 'Buang isian'));
      await did('close', () => button(dialog, 'Buang isian').click(), dialog, 'hidden');
      await restoreDraft(dialog, did, open);
      await did('delete', () => button(dialog, 'Hapus baris 1').click(), button(dialog, 'Urungkan'));
      await did('open', () => button(dialog, 'Tambah baris').click(), number(last));
      for (const [index, container] of containers.entries()) {
        await number(index + 1).fill(container);
        await dialog.getByLabel(`Ukuran (kaki) baris ${index + 1}`, { exact: true }).fill('20');
      }
      await failing(page, did, '**/api/savedokapdtl', save, dialog);
      await did('save', save, dialog, 'hidden');
    },
  },
  {
    name: 'list of dated documents',
    draws: [
      'packages/forms/src/dated-documents/dated-documents-editor.tsx',
      'packages/forms/src/dated-documents/dated-document-form.tsx',
    ],
    async drive(drive) {
      const importir = await actAs(drive.portal.server, 'importir');
      const page = await openDraft(drive, '48', (id) => importir.fill(id, { code: '145', first: '1' }));
      const fillRow = async (dialog: Locator) => {
        await dialog.getByLabel('Nomor', { exact: true }).fill('CK-1');
        await dialog.getByLabel('Tanggal', { exact: true }).fill('24-09-2026');
      };
      await driveRows(page, drive.on(page), 'Daftar Dokumen Cukai (CK)', fillRow, /CK-1/);
    },
  },
  {
    name: 'no-strip list',
    draws: [
      'packages/forms/src/no-strip/no-strip-editor.tsx',
      'packages/forms/src/no-strip/no-strip-form.tsx',
    ],
    async drive(drive) {
      const importir = await actAs(drive.portal.server, 'importir');
      const page = await openDraft(drive, '27', (id) => importir.fill(id, { code: '256', first: 'LCL' }));
      const fillRow = async (dialog: Locator) => {
        for (const box of await dialog.locator('form input').all()) {
          const label = await box.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
          await box.fill(noStripValue(label));
        }
      };
      await driveRows(
        page,
        drive.on(page),
        'Daftar No Strip (PPFTZ, BC 1.1, Pos, Peti Kemas)',
        fillRow,
        /CSQU/,
      );
    },
  },
  {
    name: 'sending',
    draws: [
      'packages/forms/src/send-application/consent-dialog.tsx',
      'packages/forms/src/send-application/missing-dialog.tsx',
      'packages/forms/src/send-application/send-application.tsx',
      'apps/portal/src/pages/application-detail/sent-dialog.tsx',
      'apps/portal/src/pages/application-detail/tasks.tsx',
    ],
    async drive(drive) {
      const importir = await actAs(drive.portal.server, 'importir');
      let id = '';
      const page = await openDraft(drive, '30', async (draft) => {
        id = draft;
      });
      const did = drive.on(page);
      const dialog = page.getByRole('dialog');
      const question = page.getByRole('alertdialog');
      const declaration = dialog.getByRole('checkbox');
      const start = () => button(page, 'Kirim').click();
      const send = () => button(question, 'Kirim').click();
      const goToQuestion = async () => {
        await start();
        await declaration.check();
        await button(dialog, 'Kirim').click();
      };
      await did('open', start, declaration);
      await did('fail', () => button(dialog, 'Kirim').click(), dialog.getByText(/disclaimer belum diisi/));
      await did('close', () => page.keyboard.press('Escape'), dialog, 'hidden');
      await start();
      const lack = button(dialog, 'Dokumen Surat Permohonan belum diisi');
      await did('open', () => lack.click(), button(dialog, 'Simpan'));
      await did('close', () => page.keyboard.press('Escape'), dialog, 'hidden');
      await did('open', goToQuestion, question);
      await failing(page, did, '**/api/kirim', send, question);
      const missing = page.getByRole('dialog', { name: 'Hasil Validasi' });
      await did('open', send, missing.getByText('Dokumen Surat Permohonan belum diisi'));
      await did('close', () => button(missing, 'Lengkapi').click(), missing, 'hidden');

      for (const { code, filled, hasFile } of complete) await importir.fill(id, { code, ...filled }, hasFile);
      const mail = '**/api/bc/mail/sendmail';
      await page.route(mail, (route) => route.abort());
      await goToQuestion();
      const answers = page.getByRole('dialog', { name: 'Hasil pengiriman' });
      await did('save', send, answers);
      const again = button(answers, 'Coba lagi');
      await did('fail', () => again.first().click(), answers.getByText(offline));
      await page.unroute(mail);
      await did('save', () => again.first().click(), again.nth(1), 'hidden');
      await did('save', () => again.click(), again, 'hidden');
      await did('close', () => button(answers, 'Tutup').last().click(), heading(page, 'Pengajuan'));
    },
  },
  {
    name: 'rows of a sent list',
    draws: ['apps/portal/src/pages/application-detail/rows-dialog.tsx'],
    async drive({ portal, open, on }) {
      const importir = await actAs(portal.server, 'importir');
      const sent = (await importir.applications()).find(
        ({ permitTypeId, status }) => permitTypeId === '16' && status !== '10',
      );
      const page = await open(detail(sent?.id ?? ''), { user: 'importir', mayLog: lost });
      const did = on(page);
      const dialog = page.getByRole('dialog');
      const read = button(page, /^Lihat daftar/);
      await failing(page, did, '**/api/dokapdtl', () => read.click(), dialog);
      await did('open', () => button(dialog, 'Coba lagi').click(), dialog.getByRole('rowheader'));
      await did('close', () => button(dialog, 'Tutup').last().click(), dialog, 'hidden');
    },
  },
];

const containers = Array.from({ length: 8 }, (_, index) => {
  const start = `CSQU${305_438 + index}`;
  return `${start}${containerCheckDigit(start)}`;
});

async function passwordOf(page: Page, username: string) {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
}

function noStripValue(label: string): string {
  if (label.startsWith('Tanggal')) return '24-09-2026';
  if (label.startsWith('Nomor Peti')) return 'CSQU3054383';
  if (label.startsWith('Ukuran')) return '20';
  return '0045';
}

const complete = [
  { code: '1', filled: { first: 'S-1', second: '2026-02-27' }, hasFile: true },
  { code: '69', filled: { first: 'S-1', second: '2026-02-27' }, hasFile: true },
  { code: '70', filled: { first: 'SGL-1', second: '2' }, hasFile: false },
  { code: '21', filled: { first: '2026-03-03', second: '2026-03-04' }, hasFile: false },
  { code: '22', filled: { first: 'Gudang A', second: 'Batu Ampar' }, hasFile: false },
];
