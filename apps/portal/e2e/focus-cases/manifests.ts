import { largePdf } from '../files.ts';
import { button, failing, heading, lost, nextNumber } from '../focus-steps.ts';
import type { FocusCase } from './focus-case.ts';

/** Manifests that are uploaded for reconciliation. */
export const manifests: readonly FocusCase[] = [
  {
    name: 'a manifest with its file',
    draws: [
      'packages/forms/src/manifest-upload/manifest-upload-form.tsx',
      'packages/forms/src/internal/answer-dialog.tsx',
      'apps/portal/src/pages/reconciliation-form/reconciliation-form-page.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/rekonmanifes/browse', { user: 'importir', mayLog: lost });
      page.on('dialog', (dialog) => dialog.accept());
      const did = on(page);
      const send = () => button(page, 'Kirim').click();
      const field = (name: string) => page.getByLabel(name, { exact: true });
      const number = nextNumber('BL');
      await did('open', () => page.getByRole('link', { name: 'Tambah File' }).click(), button(page, 'Kirim'));
      await did('fail', send, page.getByRole('region', { name: /isian yang perlu/ }));
      const fillRest = async () => {
        await field('Nomor BL/AWB').fill(number);
        await field('Tanggal BL/AWB').fill('01-03-2026');
        await page.getByRole('radio', { name: 'Agen Pengangkut' }).check();
        await page.getByRole('radio', { name: /^Dari luar/ }).check();
      };
      // First, so that every draft contains it.
      await field('Berkas').setInputFiles(largePdf);
      await page.getByText(/^Draf tersimpan/).waitFor();

      const restore = button(page, 'Pulihkan draf');
      await page.reload();
      await did('restore', () => restore.click(), restore, 'hidden');
      await page.getByText(`Draf tidak menyimpan berkas. Pilih lagi ${largePdf.name}.`).waitFor();
      await field('Berkas').setInputFiles(largePdf);
      await fillRest();
      await failing(page, did, '**/api/rekonmanifes/upload', send, page);

      const network = await page.context().newCDPSession(page);
      const line = { offline: false, latency: 0, downloadThroughput: -1 };
      await network.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: 40_000 });
      const stop = button(page, 'Batalkan pengiriman');
      await send();
      await stop.waitFor();
      await did('close', () => stop.click(), stop, 'hidden');
      await network.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1 });

      const answer = page.getByRole('dialog', { name: 'Berhasil' });
      await did('save', send, answer);
      await did('close', () => button(answer, 'Buka Browse BL/AWB').click(), answer, 'hidden');
      await heading(page, 'Browse BL/AWB').waitFor();
      await page.locator('[aria-current="true"]', { hasText: number }).waitFor();
    },
  },
];
