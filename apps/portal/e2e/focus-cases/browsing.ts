import { actAs } from '../applications.ts';
import { button, failing, lost, offline, restoreDraft } from '../focus-steps.ts';
import type { FocusCase } from './focus-case.ts';

/** Pages of sent applications, and filing a rejected one again. */
export const browsing: readonly FocusCase[] = [
  {
    name: 'officers’ notes, and filing again from the list',
    draws: [
      'apps/portal/src/pages/browse-list/browse-list-page.tsx',
      'apps/portal/src/pages/browse-list/notes-dialog.tsx',
      'apps/portal/src/permit/refile-dialog.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/brows/listbrows?cari=Ditolak', { user: 'importir', mayLog: lost });
      const did = on(page);
      const notes = page.getByRole('dialog', { name: 'Catatan petugas' });
      const openNotes = () =>
        button(page, /^Catatan petugas/)
          .first()
          .click();
      await page.route('**/api/bc/petugas/*', (route) => route.abort());
      await did('fail', openNotes, notes.getByText(offline));
      await page.unroute('**/api/bc/petugas/*');
      await did(
        'open',
        () => button(notes, 'Coba lagi').click(),
        notes.getByText(/Pemeriksa Dokumen/).first(),
      );
      await did('close', () => button(notes, 'Tutup').last().click(), notes, 'hidden');
      const question = page.getByRole('alertdialog');
      const ask = () =>
        button(page, /^Ajukan kembali permohonan/)
          .first()
          .click();
      await did('open', ask, question);
      await did('close', () => page.keyboard.press('Escape'), question, 'hidden');
      await ask();
      const confirm = () => button(question, 'Ajukan Kembali').click();
      await failing(page, did, '**/api/ajukembali', confirm, question);
      await did('save', confirm, button(page, 'Kirim'));
    },
  },
  {
    name: 'what an officer asks',
    draws: [
      'apps/portal/src/notes/answer.tsx',
      'packages/forms/src/answer-question/answer-question-dialog.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/dashboard', { user: 'importir', mayLog: lost });
      const did = on(page);
      await page
        .getByRole('link', { name: /^Jawab / })
        .first()
        .click();
      // The case of the other width may have answered it already.
      const way = button(page, /^(Jawab|Tambah jawaban)$/);
      await way.waitFor();
      const dialog = page.getByRole('dialog', { name: 'Jawab pertanyaan petugas' });
      const answer = dialog.getByRole('textbox', { name: /^Jawaban/ });
      const send = () => button(dialog, 'Kirim jawaban').click();
      await did('open', () => way.click(), answer);
      await did('fail', send, dialog.getByRole('region', { name: /isian yang perlu/ }));
      await answer.fill('Segelnya terlampir.');
      await failing(page, did, '**/api/catatan/*/jawab', send, dialog);
      await page.keyboard.press('Escape');
      await did('close', () => button(dialog, 'Buang isian').click(), dialog, 'hidden');
      await restoreDraft(dialog, did, way);
      await did('save', send, dialog, 'hidden');
    },
  },
  {
    name: 'the detail of a rejected application',
    draws: ['apps/portal/src/permit/rejection.tsx', 'apps/portal/src/pages/browse-detail/browse-body.tsx'],
    async drive({ portal, open, on }) {
      const page = await open('/brows/listbrows?cari=Ditolak', { user: 'importir', mayLog: lost });
      const did = on(page);
      await page
        .getByRole('link', { name: /^Detail/ })
        .first()
        .click();
      const question = page.getByRole('alertdialog');
      await did('open', () => button(page, 'Ajukan Kembali').click(), question);
      await did('close', () => page.keyboard.press('Escape'), question, 'hidden');
      const importir = await actAs(portal.server, 'importir');
      const listed = (await importir.applications()).find(
        ({ permitTypeId, status }) => permitTypeId === '16' && status !== '10',
      );
      await page.goto(`${portal.server.url}/#/brows/detilbrows/${listed?.id}`);
      const rows = page.getByRole('dialog');
      await did('open', () => button(page, /^Lihat daftar/).click(), rows);
      await did('close', () => button(rows, 'Tutup').last().click(), rows, 'hidden');
    },
  },
];
