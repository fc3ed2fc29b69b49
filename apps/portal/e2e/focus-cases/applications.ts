import { actAs } from '../applications.ts';
import { button, driveDeletion, failing, heading, lost, nextNumber } from '../focus-steps.ts';
import type { FocusCase } from './focus-case.ts';

/** Applications and their headers. */
export const applications: readonly FocusCase[] = [
  {
    name: 'header of an application',
    draws: [
      'packages/forms/src/permit-header/permit-header.tsx',
      'packages/forms/src/permit-header/npwp-refused-dialog.tsx',
      'apps/portal/src/pages/application-form/application-form-page.tsx',
      'apps/portal/src/pages/application-form/header-form.tsx',
      'apps/portal/src/shell/leave-dialog.tsx',
      'apps/portal/src/shell/account-frame.tsx',
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
    name: 'an application as a new draft, whose header is changed',
    draws: [
      'apps/portal/src/permit/copy-button.tsx',
      'apps/portal/src/permit/copy-dialog.tsx',
      'apps/portal/src/permit/omitted-documents.tsx',
      'apps/portal/src/pages/application-form/change-header.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/brows/listbrows?cari=Ditolak', { user: 'importir', mayLog: lost });
      const did = on(page);
      const detail = page.getByRole('link', { name: /^Detail/ }).first();
      await did('open', () => detail.click(), button(page, 'Salin'));
      const dialog = page.getByRole('dialog');
      const copy = button(dialog, /^Salin dengan/);
      await did('open', () => button(page, 'Salin').click(), copy);
      await did('close', () => page.keyboard.press('Escape'), dialog, 'hidden');
      await button(page, 'Salin').click();
      await failing(page, did, '**/api/salinpengajuan', () => copy.click(), dialog);
      const save = button(page, 'Simpan');
      await did('save', () => copy.click(), save);
      await page.getByLabel('Nomor Permohonan', { exact: true }).fill('773/FOKUS/2026');
      await did('save', () => save.click(), button(page, 'Kirim'));
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
];
