import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { smallPng } from '../files.ts';
import { button, failing, heading, lost, offline, restoreDraft } from '../focus-steps.ts';
import { box, fillArticle, saveQuestion, slotOf } from '../record-steps.ts';
import { recordAs } from '../records.ts';
import type { FocusCase } from './focus-case.ts';

const toCorrect = (within: Page | Locator) => within.getByRole('region', { name: /isian yang perlu/ });
const wrongFile = { name: 'surat.txt', mimeType: 'text/plain', buffer: Buffer.from('x') };

const hasFocus = (field: Locator) => field.evaluate((element) => element === document.activeElement);

/** The editor of a PPFTZ record, and the detail of a sent one. */
export const recording: readonly FocusCase[] = [
  {
    name: 'the first step of a record',
    draws: ['packages/forms/src/ppftz-wizard/identity-step.tsx'],
    async drive({ portal, open, on }) {
      const ppjk = await recordAs(portal.server, 'ppjk');
      const { ajuNumber } = await ppjk.begin('2');
      const page = await open('/ppftz/perekaman', { user: 'ppjk', mayLog: lost });
      page.on('dialog', (dialog) => dialog.accept());
      const did = on(page);
      const save = button(page, 'Simpan');
      const edit = page.getByRole('row').filter({ has: page.locator(`a[href$="${ajuNumber}"]`) });
      const arrives = () =>
        edit
          .getByRole('link', { name: /^Edit aju/ })
          .first()
          .click();
      await did('open', arrives, save);
      await did('fail', () => button(page, 'Simpan dan lanjut').click(), toCorrect(page));
      await box(page, 'Nama Sarana Pengangkut').fill('KM Kelud');
      const question = saveQuestion(page);
      const confirm = async () => {
        await save.click();
        await button(question, 'Simpan').click();
      };
      await did('open', () => save.click(), question);
      await did('close', () => button(question, 'Batal').click(), question, 'hidden');
      await failing(page, did, '**/api/ppftz', confirm, page);

      const slot = slotOf(page, 'BPKB');
      const choose = async (file: typeof smallPng) => {
        await slot.locator('input[type=file]').focus();
        await slot.locator('input[type=file]').setInputFiles(file);
      };
      await did('fail', () => choose(wrongFile), slot.getByText(/Berkas harus PDF/));
      await failing(page, did, '**/api/ppftz/upload', () => choose(smallPng), slot);
      await did(
        'save',
        () => slot.getByRole('button', { name: /^Coba lagi/ }).click(),
        slot.getByText('Berhasil meng-upload dokumen'),
      );
      const view = slot.getByRole('button', { name: /^Lihat berkas/ });
      const above = page.getByRole('dialog').filter({ has: button(page, 'Unduh') });
      await did('open', () => view.click(), above);
      await did('close', () => page.keyboard.press('Escape'), above, 'hidden');
      const trash = slot.getByRole('button', { name: /^Hapus berkas / });
      const really = button(slot, 'Hapus berkas');
      await did('open', () => trash.click(), really);
      await did('close', () => button(slot, 'Batal').click(), really, 'hidden');
      await trash.click();
      await failing(page, did, '**/api/ppftz', () => really.click(), slot);
      await trash.click();
      await did('delete', () => really.click(), slot.getByText('berhasil menghapus dokumen'));

      await box(page, 'Nomor Voyage/Flight').fill('V-77');
      await page.getByText(/^Draf tersimpan/).waitFor();
      const restore = button(page, 'Pulihkan draf');
      await page.reload();
      await did('restore', () => restore.click(), restore, 'hidden');
      await did('save', confirm, page.getByText(/Berhasil menyimpan, /));
      await did(
        'open',
        () => page.goto(`${page.url().replace(/\?.*/, '')}?langkah=2`),
        button(page, 'Kembali'),
      );
    },
  },
  {
    name: 'containers and packaging of a record',
    draws: [
      'packages/forms/src/internal/rows/row-dialog.tsx',
      'packages/forms/src/internal/rows/rows-editor.tsx',
      'packages/forms/src/internal/rows/row-dialog.tsx',
      'packages/forms/src/ppftz-packaging/ppftz-packaging-panel.tsx',
      'packages/forms/src/internal/bulk/bulk-dialog.tsx',
    ],
    async drive({ portal, open, on }) {
      const ppjk = await recordAs(portal.server, 'ppjk');
      const { ajuNumber } = await ppjk.begin('1');
      const page = await open(`/ppftz/perekaman/${ajuNumber}?langkah=2`, { user: 'ppjk', mayLog: lost });
      const did = on(page);
      const dialog = page.getByRole('dialog');
      const save = () => button(dialog, 'Simpan').click();

      const containers = page.getByRole('region', { name: 'Kontainer' });
      const add = button(containers, 'Tambah kontainer');
      await did('open', () => add.click(), dialog);
      await did('fail', save, toCorrect(dialog));
      await box(dialog, 'Nomor Peti Kemas').fill('CSQU3054383');
      await dialog.getByRole('radio', { name: '20 kaki' }).check();
      await dialog.getByRole('radio', { name: /^FCL/ }).check();
      await failing(page, did, '**/api/ppftz/kontainer', save, dialog);
      await page.keyboard.press('Escape');
      await did('close', () => button(dialog, 'Buang isian').click(), dialog, 'hidden');
      await restoreDraft(dialog, did, add);
      await did(
        'save',
        () => button(dialog, 'Simpan dan tambah lagi').click(),
        box(dialog, 'Nomor Peti Kemas'),
      );
      await did('close', () => button(dialog, 'Batal').click(), dialog, 'hidden');

      await did('open', () => button(containers, 'Tempel').click(), dialog);
      const lines = dialog.getByLabel('Baris', { exact: true });
      const take = () => button(dialog, 'Tambahkan').click();
      await did('fail', take, dialog.getByRole('group', { name: /^Belum ada baris/ }));
      await lines.fill('MSKU1234565,40,L');
      await failing(page, did, '**/api/ppftz/kontainer', take, dialog);
      await did('close', () => button(dialog, 'Kembali ke daftar').click(), dialog, 'hidden');
      await did('open', () => button(containers, 'Impor CSV').click(), dialog);
      await did('save', take, dialog, 'hidden');

      const trash = (number: string) => button(containers, `Hapus ${number}`);
      const really = button(containers, 'Hapus');
      await did('open', () => trash('MSKU1234565').click(), really);
      await did('close', () => button(containers, 'Batal').click(), really, 'hidden');
      await trash('MSKU1234565').click();
      await failing(page, did, '**/api/ppftz/kontainer', () => really.click(), containers);
      for (const number of ['MSKU1234565', 'CSQU3054383']) {
        await trash(number).click();
        await did('delete', () => really.click(), trash(number), 'hidden');
      }

      const packaging = page.getByRole('region', { name: 'Kemasan' });
      const addPackaging = button(packaging, 'Tambah kemasan');
      await did('open', () => addPackaging.click(), dialog);
      await did('fail', save, toCorrect(dialog));
      await box(dialog, 'Jumlah Kemasan').fill('12');
      await page.keyboard.press('Escape');
      await did('close', () => button(dialog, 'Buang isian').click(), dialog, 'hidden');
      await restoreDraft(dialog, did, addPackaging);
      await dialog.getByRole('combobox', { name: 'Jenis Kemasan' }).fill('CT');
      await page.keyboard.press('Enter');
      await failing(page, did, '**/api/ppftz/kemasan', save, dialog);
      await did('save', save, dialog, 'hidden');
      const change = button(packaging, 'Ubah Kemasan');
      await did('open', () => change.click(), dialog);
      await did('close', () => page.keyboard.press('Escape'), dialog, 'hidden');
    },
  },
  {
    name: 'goods of a record',
    draws: [
      'packages/forms/src/internal/rows/row-dialog.tsx',
      'packages/forms/src/goods-editor/goods-editor.tsx',
      'packages/forms/src/goods-editor/typing-form.tsx',
    ],
    async drive({ portal, open, on }) {
      const ppjk = await recordAs(portal.server, 'ppjk');
      const { ajuNumber } = await ppjk.begin('1');
      const page = await open(`/ppftz/perekaman/${ajuNumber}?langkah=2`, { user: 'ppjk', mayLog: lost });
      const did = on(page);
      const dialog = page.getByRole('dialog');
      const goods = page.getByRole('region', { name: 'Barang' });
      const save = () => button(dialog, 'Simpan').click();
      const call = '**/api/ppftz/barang';

      const add = button(goods, 'Tambah barang');
      await did('open', () => add.click(), dialog);
      await did('fail', save, toCorrect(dialog));
      await fillArticle(page, dialog, 'Lemari');
      await failing(page, did, call, save, dialog);
      await page.keyboard.press('Escape');
      await did('close', () => button(dialog, 'Buang isian').click(), dialog, 'hidden');
      await restoreDraft(dialog, did, add);
      await did('save', () => button(dialog, 'Simpan dan tambah lagi').click(), box(dialog, 'Uraian Barang'));
      await fillArticle(page, dialog, 'Meja');
      await did('save', save, dialog, 'hidden');
      await did('open', () => button(goods, 'Gandakan Meja').click(), dialog);
      await did('close', () => button(dialog, 'Batal').click(), dialog, 'hidden');
      await did('open', () => button(goods, 'Ubah Meja').click(), dialog);
      await did('close', () => page.keyboard.press('Escape'), dialog, 'hidden');

      // In the table itself.
      const row = goods.getByRole('form', { name: 'Meja' });
      const name = button(goods, 'Meja');
      const type = () => name.dblclick();
      await did('open', type, row);
      await did('close', () => page.keyboard.press('Escape'), row, 'hidden');
      await type();
      await box(row, 'Uraian Barang').fill('');
      await did('fail', () => button(row, 'Simpan').click(), toCorrect(row));
      await box(row, 'Uraian Barang').fill('Meja tulis');
      await failing(page, did, call, () => button(row, 'Simpan').click(), row);
      await did('save', () => button(row, 'Simpan').click(), row, 'hidden');

      const trash = button(goods, 'Hapus Meja tulis');
      const really = button(goods, 'Hapus');
      await did('open', () => trash.click(), really);
      await did('close', () => button(goods, 'Batal').click(), really, 'hidden');
      await trash.click();
      await failing(page, did, call, () => really.click(), goods);
      await trash.click();
      const undo = button(goods, 'Urungkan');
      await did('delete', () => really.click(), undo);
      await failing(page, did, call, () => undo.click(), goods);
      await did('restore', () => undo.click(), undo, 'hidden');

      // Several at once.
      const remove = button(goods, 'Hapus yang dipilih');
      const pick = (name: string) => goods.getByRole('checkbox', { name: `Pilih ${name}` }).check();
      await did('open', () => pick('Lemari'), remove);
      await did('close', () => button(goods, 'Batal').click(), remove, 'hidden');
      await pick('Lemari');
      await pick('Meja tulis');
      await did('open', () => remove.click(), really);
      await did('close', () => button(goods, 'Batal').click(), really, 'hidden');
      await remove.click();
      await failing(page, did, call, () => really.click(), goods);
      await remove.click();
      await did('delete', () => really.click(), undo);
      await did('restore', () => undo.click(), undo, 'hidden');
    },
  },
  {
    name: 'the third step of a record',
    draws: [
      'packages/forms/src/ppftz-wizard/review-step.tsx',
      'packages/forms/src/ppftz-wizard/refused-dialog.tsx',
    ],
    async drive({ portal, open, on }) {
      const ppjk = await recordAs(portal.server, 'ppjk');
      const record = await ppjk.begin('1');
      const page = await open(`/ppftz/perekaman/${record.ajuNumber}?langkah=3`, {
        user: 'ppjk',
        mayLog: /ERR_FAILED|400/,
      });
      const did = on(page);
      const send = button(page, 'Simpan dan Kirim').first();
      const question = page.getByRole('alertdialog', { name: 'Kirim data?' });
      const refused = page.getByRole('dialog', { name: 'Keterangan Gagal Kirim' });
      const confirm = () => button(question, 'Simpan dan Kirim').click();
      const toStep = (name: string) => page.getByRole('heading', { level: 2, name });

      // Each missing thing links to where it is fixed: a field, a file, the goods.
      const missing = (text: string | RegExp) => page.getByRole('button', { name: text }).first();
      const back = async () => {
        await page.goBack();
        await send.waitFor();
      };
      await did('open', () => missing(/Nomor Surat Pindah/).click(), box(page, 'Nomor Surat Pindah'));
      await back();
      await did('open', () => missing(/Kartu Keluarga/).click(), toStep('Identitas dan angkutan'));
      await back();
      await did('open', () => missing(/Barang/).click(), toStep('Kontainer, kemasan, barang'));
      await back();
      await did('open', () => button(page, /^Ubah Penerima/).click(), toStep('Identitas dan angkutan'));
      await back();

      await did('fail', () => send.click(), page.getByText('Centang pernyataan ini sebelum mengirim.'));
      await page.getByRole('checkbox').check();
      await did('open', () => send.click(), question);
      await did('close', () => page.keyboard.press('Escape'), question, 'hidden');
      await send.click();
      await failing(page, did, '**/api/ppftz/send', confirm, question);
      await did('open', confirm, refused);
      await did('close', () => button(refused, 'Tutup').last().click(), refused, 'hidden');
      await send.click();
      await confirm();
      await did(
        'open',
        () => refused.getByRole('button', { name: /Nomor Surat Pindah/ }).click(),
        box(page, 'Nomor Surat Pindah'),
      );

      await ppjk.fillAll(record);
      await page.goto(`${portal.server.url}/#/ppftz/perekaman/${record.ajuNumber}?langkah=3`);
      await page.reload();
      await page.getByText('Aju lengkap dan dapat dikirim.').waitFor();
      await page.getByRole('checkbox').check();
      await send.click();
      await did('save', confirm, heading(page, 'Perekaman'));
    },
  },
  {
    name: 'what an officer asks to be corrected',
    draws: [],
    async drive({ open, on }) {
      const page = await open('/ppftz/perekaman?cari=Dikembalikan', { user: 'ppjk' });
      const did = on(page);
      await page
        .getByRole('link', { name: /^Edit aju/ })
        .first()
        .click();
      const way = page.getByRole('listitem').filter({ hasText: ': ' }).getByRole('button').first();
      const label = (await way.textContent()) ?? '';
      const field = page.getByLabel(new RegExp(`^${label}`)).first();
      await did('open', () => way.click(), field);
      expect(await hasFocus(field)).toBe(true);
      // Once more, from the linked place.
      await way.click();
      expect(await hasFocus(field)).toBe(true);
    },
  },
  {
    name: 'the detail of a record',
    draws: ['apps/portal/src/pages/ppftz-detail/ppftz-detail-page.tsx'],
    async drive({ open, on }) {
      const page = await open('/ppftz/browse?status=150', { user: 'ppjk', mayLog: lost });
      const did = on(page);
      const detail = page.getByRole('link', { name: /^Detail aju/ }).first();
      // The page fetches them, too: an officer's question is shown above it.
      await page.route('**/api/catatan', (route) => route.abort());
      await did('open', () => detail.click(), heading(page, 'Detail PPFTZ'));
      const notes = page.getByRole('dialog', { name: 'Catatan petugas' });
      const openNotes = () => button(page, 'Catatan').click();
      await did('fail', openNotes, notes.getByText(offline));
      await page.unroute('**/api/catatan');
      await did('close', () => button(notes, 'Tutup').last().click(), notes, 'hidden');
      await did('open', openNotes, notes);
      await did('close', () => page.keyboard.press('Escape'), notes, 'hidden');
      const above = page.getByRole('dialog').filter({ has: button(page, 'Unduh') });
      const file = page.getByRole('button', { name: /^Lihat berkas/ }).first();
      await did('open', () => file.click(), above);
      await did('close', () => page.keyboard.press('Escape'), above, 'hidden');
      const responses = page.getByRole('region', { name: 'Respon', exact: true });
      const save = () => button(responses, 'Unduh SPPB').click();
      await failing(page, did, '**/api/ppftz/pdf/**', save, responses);
      await did(
        'close',
        () => page.getByRole('link', { name: 'Kembali' }).click(),
        heading(page, 'Browse PPFTZ Manual'),
      );
    },
  },
];
