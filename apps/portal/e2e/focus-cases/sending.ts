import { actAs } from '../applications.ts';
import { button, failing, heading, offline, openDraft } from '../focus-steps.ts';
import type { FocusCase } from './focus-case.ts';

/** Sending an application. */
export const sending: readonly FocusCase[] = [
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
];

const complete = [
  { code: '1', filled: { first: 'S-1', second: '2026-02-27' }, hasFile: true },
  { code: '69', filled: { first: 'S-1', second: '2026-02-27' }, hasFile: true },
  { code: '70', filled: { first: 'SGL-1', second: '2' }, hasFile: false },
  { code: '21', filled: { first: '2026-03-03', second: '2026-03-04' }, hasFile: false },
  { code: '22', filled: { first: 'Gudang A', second: 'Batu Ampar' }, hasFile: false },
];
