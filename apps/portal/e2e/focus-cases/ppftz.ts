import { button, driveDeletion, failing, lost, restoreDraft } from '../focus-steps.ts';
import type { FocusCase } from './focus-case.ts';

/** PPFTZ records. */
export const ppftz: readonly FocusCase[] = [
  {
    name: 'a new record',
    draws: [
      'packages/forms/src/new-aju/new-aju-dialog.tsx',
      'apps/portal/src/pages/ppftz-recording/new-aju.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/ppftz/perekaman', { user: 'ppjk', mayLog: lost });
      const did = on(page);
      const add = button(page, 'New Aju');
      await add.waitFor();
      const dialog = page.getByRole('dialog', { name: 'New Aju' });
      const make = () => button(dialog, 'Buat aju').click();
      await did('open', () => add.click(), button(dialog, 'Buat aju'));
      await did('fail', make, dialog.getByRole('region', { name: /isian yang perlu/ }));
      await dialog.getByRole('radio', { name: 'Barang Pindahan' }).check();
      await dialog.getByLabel('Nama Penerima').fill('Ratna Dewi');
      await dialog.getByLabel('Nomor Identitas').fill('1000000000000001');
      await failing(page, did, '**/api/ppftz', make, dialog);
      await page.keyboard.press('Escape');
      await did(
        'close',
        () => button(dialog, 'Lanjut mengisi').click(),
        button(dialog, 'Buang isian'),
        'hidden',
      );
      await page.keyboard.press('Escape');
      await did('close', () => button(dialog, 'Buang isian').click(), dialog, 'hidden');
      await add.click();
      await dialog.getByRole('radio', { name: 'Kendaraan Bermotor' }).check();
      await dialog.getByLabel('Nama Penerima').fill('Budi Santoso');
      await dialog.getByLabel('Nomor Identitas').fill('1000000000000001');
      await did('save', make, dialog, 'hidden');
    },
  },
  {
    name: 'decisions about a record, and its deletion',
    draws: [
      'apps/portal/src/pages/ppftz-recording/ppftz-recording-page.tsx',
      'apps/portal/src/pages/ppftz-recording/history-dialog.tsx',
      'apps/portal/src/pages/ppftz-recording/delete-dialog.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/ppftz/perekaman', { user: 'ppjk', mayLog: lost });
      const did = on(page);
      const history = page.getByRole('dialog', { name: 'Riwayat keputusan' });
      const decided = page.getByRole('button', { name: /^Riwayat keputusan/ }).first();
      await did('open', () => decided.click(), history);
      await history.getByText('Sri Wahyuni').first().waitFor();
      await did('close', () => page.keyboard.press('Escape'), history, 'hidden');
      const trash = page.getByRole('button', { name: /^Hapus aju/ }).first();
      // The row before which the next one would be inserted.
      const name = (await trash.getAttribute('aria-label')) ?? '';
      await driveDeletion(page, did, button(page, name), '**/api/ppftz');
    },
  },
  {
    name: 'notes on a record',
    draws: ['apps/portal/src/ppftz/notes-dialog.tsx'],
    async drive({ open, on }) {
      const page = await open('/ppftz/browse', { user: 'ppjk' });
      const did = on(page);
      const dialog = page.getByRole('dialog', { name: 'Catatan petugas' });
      const notes = page.getByRole('button', { name: /^Catatan petugas aju/ }).first();
      await notes.waitFor();
      await did('open', () => notes.click(), dialog);
      await did('close', () => button(dialog, 'Tutup').last().click(), dialog, 'hidden');
    },
  },
  {
    name: 'responses to a record',
    draws: [
      'packages/forms/src/response-downloads/response-downloads-dialog.tsx',
      'apps/portal/src/pages/ppftz-list/responses.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/ppftz/browse', { user: 'ppjk', mayLog: lost });
      const did = on(page);
      const dialog = page.getByRole('dialog', { name: 'Unduh respon' });
      const responses = page.getByRole('button', { name: /^Unduh respon aju/ }).first();
      await responses.waitFor();
      await did('open', () => responses.click(), dialog.getByRole('listitem').first());
      const save = () => button(dialog, 'Unduh PPFTZ').click();
      await failing(page, did, '**/api/ppftz/pdf/**', save, dialog);
      await did('close', () => button(dialog, 'Tutup').last().click(), dialog, 'hidden');
    },
  },
  {
    name: 'how a record was paid',
    draws: [
      'packages/forms/src/payment-proof/payment-proof-dialog.tsx',
      // The same fields in a page, which an office may use instead.
      'packages/forms/src/payment-proof/payment-proof-form.tsx',
      'apps/portal/src/ppftz/proof.tsx',
      'apps/portal/src/pages/ppftz-list/ppftz-list-page.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/ppftz/browse?status=115', { user: 'ppjk', mayLog: lost });
      const did = on(page);
      const dialog = page.getByRole('dialog', { name: 'Rekam Bukti Bayar' });
      const record = page.getByRole('button', { name: /^Rekam bukti bayar aju/ }).first();
      const number = dialog.getByLabel('Nomor NTPN');
      const save = () => button(dialog, 'Simpan').click();
      await record.waitFor();
      await did('open', () => record.click(), number);
      await number.fill('0A1B');
      await did('fail', save, dialog.getByRole('region', { name: /isian yang perlu/ }));
      await number.fill(nextNtpn());
      await dialog.getByRole('textbox', { name: 'Tanggal NTPN' }).fill('02-03-2026');
      await failing(page, did, '**/api/ppftz/billing', save, dialog);
      await page.keyboard.press('Escape');
      await did('close', () => button(dialog, 'Buang isian').click(), dialog, 'hidden');
      await restoreDraft(dialog, did, record);
      await did('save', save, dialog, 'hidden');
      // The same from the record's page.
      await page
        .getByRole('link', { name: /^Detail aju/ })
        .first()
        .click();
      const due = page.getByRole('button', { name: /^(Rekam Bukti Bayar|Ubah bukti bayar)$/ });
      await due.waitFor();
      await did('open', () => due.click(), number);
      await did('close', () => page.keyboard.press('Escape'), dialog, 'hidden');
    },
  },
];

let payments = 0;

/** A unique payment number. */
const nextNtpn = () => `FOKUS${String(++payments).padStart(11, '0')}`;
