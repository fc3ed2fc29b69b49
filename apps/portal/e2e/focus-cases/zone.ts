import { button, heading, lost, nextNumber } from '../focus-steps.ts';
import type { FocusCase } from './focus-case.ts';

/** The free-trade zone, where it differs: its form, its declaration, and filing again from its list. */
export const zone: readonly FocusCase[] = [
  {
    name: 'an application of the free-trade zone',
    draws: ['packages/forms/src/send-application/consent-dialog.tsx'],
    async drive({ open, on }) {
      const page = await open('/pengajuanftz/list', { user: 'importir', mayLog: lost });
      const did = on(page);
      const save = () => button(page, 'Simpan').click();
      const field = (name: string) => page.getByLabel(name, { exact: true });
      const name = 'Pembatalan RKSP atau Manifes';
      await did(
        'open',
        () => page.getByRole('link', { name: 'Tambah Pengajuan' }).click(),
        button(page, 'Simpan'),
      );
      await did('fail', save, page.getByRole('region', { name: /isian yang perlu/ }));
      await page.getByRole('combobox', { name: 'Jenis Izin' }).fill(name);
      await field('Nomor Permohonan').fill(nextNumber('FTZ'));
      await field('Tanggal Permohonan').fill('24-09-2026');
      await page.getByRole('radio', { name: 'RKSP' }).check();
      await did('save', save, heading(page, name));

      const dialog = page.getByRole('dialog');
      const declaration = dialog.getByRole('checkbox');
      const start = () => button(page, 'Kirim').click();
      await did('open', start, declaration);
      await did('close', () => page.keyboard.press('Escape'), dialog, 'hidden');
      await start();
      await declaration.check();
      // There is no confirmation while something is missing.
      const missing = page.getByRole('dialog', { name: 'Hasil Validasi' });
      const send = () => button(dialog, 'Kirim').click();
      await did('open', send, missing.getByText('Dokumen Surat Permohonan belum diisi'));
      await did('close', () => button(missing, 'Lengkapi').click(), missing, 'hidden');
    },
  },
  {
    name: 'filing again in the free-trade zone',
    draws: [
      'apps/portal/src/pages/browse-list/browse-list-page.tsx',
      'apps/portal/src/permit/refile-dialog.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/browseftz/list?cari=Ditolak', { user: 'ppjk', mayLog: lost });
      const did = on(page);
      const question = page.getByRole('alertdialog');
      const ask = () =>
        button(page, /^Ajukan kembali permohonan/)
          .first()
          .click();
      await did('open', ask, question);
      await did('close', () => page.keyboard.press('Escape'), question, 'hidden');
      await ask();
      await did('save', () => button(question, 'Ajukan Kembali').click(), button(page, 'Kirim'));
    },
  },
];
