import type { Page } from 'playwright';
import { button, failing, heading } from '../focus-steps.ts';
import { box } from '../record-steps.ts';
import { arrive, askToSend, courier, declare, fillForm, fillSection, passenger } from '../transit-steps.ts';
import type { FocusCase } from './focus-case.ts';

/** Expected console messages of lost and refused requests. */
const mayLog = /ERR_FAILED|404|422|503/;

/** Continues to the next section, where one at a time is shown. */
async function goOn(page: Page) {
  const forward = button(page, 'Lanjut');
  if (await forward.isVisible()) await forward.click();
}

/** Transit requests of visitors. */
export const transit: readonly FocusCase[] = [
  {
    name: 'a look-up of a transit request',
    draws: [
      'packages/forms/src/look-up-form/look-up-form.tsx',
      'apps/portal/src/pages/transit-menu/find-request.tsx',
      'apps/portal/src/pages/transit-courier-form/transit-courier-form-page.tsx',
    ],
    async drive({ open, on }) {
      const filing = await open('/formtransitA-aquarayaikn');
      await fillForm(filing, courier('Rina Fokus'));
      const dialog = await declare(filing);
      await on(filing)('save', () => button(dialog, 'Kirim').click(), heading(filing, 'Kode registrasi'));
      const code = await arrive(filing);
      const keep = button(filing, 'Simpan di perangkat ini');
      await on(filing)('save', () => keep.click(), button(filing, 'Hapus dari perangkat ini'));

      const page = await open('/menutransit', { mayLog });
      const did = on(page);
      const look = () => button(page, 'Cari permohonan').click();
      const field = box(page, 'Kode Registrasi');
      await did('fail', look, page.getByRole('region', { name: /isian yang perlu/ }));
      await field.fill(code);
      await failing(page, did, '**/api/transit/getpdf/**', look, page);
      await field.fill('0000000000000000');
      await did('fail', look, page.getByRole('alert').first());
      await field.fill(code);
      const above = page.getByRole('dialog').filter({ has: button(page, 'Unduh') });
      await did('save', look, above);
      await did('close', () => page.keyboard.press('Escape'), above, 'hidden');
    },
  },
  {
    name: 'goods of a passenger, and a carrier that nobody has',
    draws: [
      'packages/forms/src/internal/rows/row-dialog.tsx',
      'packages/forms/src/internal/rows/rows-editor.tsx',
      'packages/forms/src/transit-form/add-carrier-dialog.tsx',
      'packages/forms/src/transit-form/carrier-field.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/formtransit', { mayLog });
      const did = on(page);
      const dialog = page.getByRole('dialog');
      const save = () => button(dialog, 'Simpan').click();
      const sections = passenger('Sari Fokus');
      const toCorrect = dialog.getByRole('region', { name: /isian yang perlu/ });
      for (const section of sections.slice(0, 3)) {
        await fillSection(page, section);
        await goOn(page);
      }
      const add = button(page, 'Tambah nama sarana pengangkut');
      await did('open', () => add.click(), dialog);
      await did('fail', save, toCorrect);
      await dialog.getByRole('textbox').fill('kapal fokus');
      await page.keyboard.press('Escape');
      await did('close', () => button(dialog, 'Buang isian').click(), dialog, 'hidden');
      await add.click();
      await dialog.getByRole('textbox').fill(`KAPAL FOKUS ${page.viewportSize()?.width}`);
      await did('save', save, dialog, 'hidden');
      await fillSection(page, sections[3] ?? {});
      await goOn(page);

      const addGoods = button(page, 'Tambah barang');
      await did('open', () => addGoods.click(), dialog);
      await did('fail', save, toCorrect);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      await fillSection(page, sections[4] ?? {});
      const goods = page.getByRole('region', { name: 'Barang', exact: true });
      await did('open', () => button(goods, 'Ubah Tripod karbon').click(), dialog);
      await did('close', () => button(dialog, 'Batal').click(), dialog, 'hidden');
      const undo = button(goods, 'Urungkan');
      await did('delete', () => button(goods, 'Hapus Tripod karbon').click(), undo);
      await did('restore', () => undo.click(), undo, 'hidden');
      await did('open', () => button(goods, 'Tempel').click(), dialog);
      await did('close', () => page.keyboard.press('Escape'), dialog, 'hidden');
    },
  },
  {
    name: 'approval of a transit request',
    draws: [
      'packages/forms/src/transit-form/approval-dialog.tsx',
      'packages/forms/src/transit-form/transit-frame.tsx',
      'apps/portal/src/pages/transit-form/transit-form-page.tsx',
    ],
    async drive({ open, on }) {
      const page = await open('/menutransit', { mayLog });
      page.on('dialog', (each) => each.accept());
      const did = on(page);
      const form = heading(page, 'Form Pembawaan Barang Asal TLDDP');
      await did('open', () => page.getByRole('link', { name: /^Barang Bawaan/ }).click(), form);
      const next = button(page, /^(Lanjut|Periksa jawaban)$/).first();
      await did('fail', () => next.click(), page.getByText(/^Kolom Nama Pemberitahu belum diisi/).first());
      await fillForm(page, passenger('Sari Setuju'));
      // Input is saved a quarter of a second after the last key.
      await page.waitForTimeout(400);
      await page.reload();
      const restore = button(page, 'Pulihkan draf');
      await restore.waitFor();
      await did('restore', () => restore.click(), restore, 'hidden');
      for (let section = 1; section < 7; section++) await goOn(page);
      const dialog = page.getByRole('dialog', { name: 'Kirim permohonan' });
      const send = () => button(dialog, 'Kirim').click();
      await did('open', () => askToSend(page, dialog), dialog);
      await did('fail', send, dialog.getByText('Centang pernyataan ini untuk mengirim.'));
      await did('close', () => button(dialog, 'Batal').click(), dialog, 'hidden');

      const discard = page.getByRole('alertdialog');
      const cancel = button(page, 'Batal');
      if (await cancel.isVisible()) {
        await did('open', () => cancel.click(), discard);
        await did('close', () => page.keyboard.press('Escape'), discard, 'hidden');
      }
      await declare(page);
      await page.route('**/api/storeTransit', (route) => route.fulfill({ status: 503, body: '{}' }));
      await did('fail', send, dialog.getByText('Permohonan belum terkirim'));
      await page.unroute('**/api/storeTransit');
      await did('save', send, heading(page, 'Kode registrasi'));
    },
  },
];
