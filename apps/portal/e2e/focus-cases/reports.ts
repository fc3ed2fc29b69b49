import { wrongReport } from '../files.ts';
import { button, failing, heading, lost } from '../focus-steps.ts';
import type { FocusCase } from './focus-case.ts';

/** Periodic reports. */
export const reports: readonly FocusCase[] = [
  {
    name: 'a report with its CSV',
    draws: [
      'packages/forms/src/report-upload/report-upload-form.tsx',
      'packages/forms/src/csv-workbench/column-dictionary.tsx',
      'apps/portal/src/loading/late.tsx',
      'apps/portal/src/pages/report-list/report-lines.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/pengajuan/upload', { user: 'tps', mayLog: lost });
      page.on('dialog', (dialog) => dialog.accept());
      const did = on(page);
      const send = () => button(page, 'Kirim').first().click();
      const report = wrongReport();
      const choose = () => page.getByLabel('Berkas', { exact: true }).setInputFiles(report);
      // First, so that every draft contains it.
      await choose();
      await page.getByText(/^Draf tersimpan/).waitFor();
      const restore = button(page, 'Pulihkan draf');
      await page.reload();
      await did('restore', () => restore.click(), restore, 'hidden');
      await page.getByText(`Draf tidak menyimpan berkas. Pilih lagi ${report.name}.`).waitFor();
      await page.getByLabel('Jenis laporan').selectOption('1');
      const dictionary = page.getByRole('dialog', { name: 'Kamus kolom' });
      await did('open', () => button(page, 'Kamus kolom').click(), dictionary);
      await did('close', () => page.keyboard.press('Escape'), dictionary, 'hidden');
      await page.getByLabel('Tanggal awal').fill('01-02-2026');
      await choose();
      await page.getByText('Kesalahan 1 dari 2').waitFor();
      await send();
      const cell = page.getByRole('textbox', { name: /, baris 2$/ });
      await cell.fill('28-02-2026');
      await page.keyboard.press('Enter');
      await page.getByText('Kesalahan 1 dari 1').waitFor();
      await cell.fill('12,5');
      const ready = page.getByText('1 baris siap dikirim');
      await did('save', () => page.keyboard.press('Enter'), ready);

      const question = page.getByRole('alertdialog', { name: 'Kirim Laporan?' });
      await did('open', send, question);
      await did('close', () => page.keyboard.press('Escape'), question, 'hidden');
      const confirm = async () => {
        await send();
        await button(question, 'Kirim').click();
      };
      await failing(page, did, '**/api/laporan', confirm, page);
      const answer = page.getByRole('dialog', { name: 'Berhasil' });
      await did('save', confirm, answer);
      await did('close', () => button(answer, 'Buka Browse Upload Laporan').click(), answer, 'hidden');
      await heading(page, 'Browse Upload Laporan').waitFor();
      const row = page.locator('[aria-current="true"]', { hasText: 'Laporan TPS' });
      const lines = page.getByRole('dialog', { name: 'Data laporan' });
      await did('open', () => row.getByRole('button', { name: /^Lihat data/ }).click(), lines);
      await lines.getByRole('table').waitFor();
      await did('close', () => page.keyboard.press('Escape'), lines, 'hidden');
    },
  },
];
