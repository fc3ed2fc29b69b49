import { checkCodeFrom, containerCheckDigit, groupCheckCode } from '@pabean/api/rules';
import type { Locator } from 'playwright';
import { expect } from 'vitest';
import { actAs } from '../applications.ts';
import { smallPng } from '../files.ts';
import {
  button,
  detail,
  driveDeletion,
  driveRows,
  failing,
  lost,
  openDraft,
  restoreDraft,
} from '../focus-steps.ts';
import type { FocusCase } from './focus-case.ts';

/** The documents of an application, and their lists. */
export const documents: readonly FocusCase[] = [
  {
    name: 'document',
    draws: [
      'packages/forms/src/dokap-editor/dokap-editor.tsx',
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

      // Loading the data to edit fails at first.
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
    name: 'document that is kept',
    draws: ['packages/forms/src/dokap-editor/dokap-form.tsx'],
    async drive(drive) {
      const page = await openDraft(drive, '30');
      const did = drive.on(page);
      const dialog = page.getByRole('dialog', { name: 'Surat Permohonan' });
      const save = () => button(dialog, 'Simpan').click();
      const status = (text: RegExp) => dialog.getByText(text);

      // Saved, and also as a master document at the second try.
      await did('open', () => button(page, 'Isi Surat Permohonan').click(), button(dialog, 'Simpan'));
      const number = dialog.getByLabel('Nomor Surat', { exact: true });
      await number.fill('118/CLB');
      await dialog.getByLabel('Tanggal Surat', { exact: true }).fill('24-09-2026');
      await dialog.locator('input[type=file]').setInputFiles(smallPng);
      const viewer = page.getByRole('dialog', { name: smallPng.name });
      await did('open', () => button(dialog, 'Lihat').click(), button(viewer, 'Unduh'));
      await did('close', () => page.keyboard.press('Escape'), viewer, 'hidden');
      expect(await number.inputValue()).toBe('118/CLB');
      await dialog.getByRole('checkbox', { name: /permohonan berikutnya/ }).check();
      const master = '**/api/saveDokapMaster';
      await page.route(master, (route) => route.abort());
      await did('fail', save, status(/belum tersimpan untuk permohonan berikutnya/));
      await page.unroute(master);
      await did('save', () => button(dialog, 'Coba simpan lagi').click(), dialog, 'hidden');

      // The stored file is viewed. Then it is chosen, removed again, and deleted.
      await did('open', () => button(page, 'Edit Surat Permohonan').click(), button(dialog, 'Simpan'));
      await number.fill('119/CLB');
      const above = page.getByRole('dialog').filter({ has: button(page, 'Unduh') });
      await did('open', () => button(dialog, 'Lihat').click(), above);
      await did('close', () => button(above, 'Tutup').last().click(), above, 'hidden');
      expect(await number.inputValue()).toBe('119/CLB');
      const kept = button(dialog, 'Pakai dokumen tersimpan');
      const take = button(dialog, 'Pakai 118/CLB');
      await did('open', () => kept.click(), take);
      const file = '**/api/file/dokapmaster/**';
      await page.route(file, (route) => route.abort());
      await did('fail', () => take.click(), status(/tidak dapat diambil/));
      await page.unroute(file);
      await did('save', () => button(dialog, 'Coba lagi').click(), status(/Isian diambil dari/));
      await did(
        'restore',
        () => button(dialog, 'Kembalikan isian semula').click(),
        status(/Isian semula dikembalikan/),
      );
      await did('open', () => kept.click(), take);
      await did('open', () => button(dialog, 'Hapus 118/CLB').click(), button(dialog, 'Hapus'));
      await did('delete', () => button(dialog, 'Hapus').click(), take, 'hidden');
    },
  },
  {
    name: 'file above the page',
    draws: ['apps/portal/src/files/preview.tsx', 'apps/portal/src/files/preview-dialog.tsx'],
    async drive(drive) {
      const page = await drive.open('/pengajuan/listpengajuan?status=disetujui', {
        user: 'importir',
        mayLog: lost,
      });
      await page
        .getByRole('link', { name: /^Detail permohonan/ })
        .first()
        .click();
      const did = drive.on(page);
      const dialog = page.getByRole('dialog');
      const view = page.getByRole('button', { name: /, Lihat Surat Permohonan$/ });
      await failing(page, did, '**/api/file/dokap/**', () => view.click(), dialog);
      await did('open', () => button(dialog, 'Coba lagi').click(), button(dialog, 'Unduh'));
      await did('close', () => page.keyboard.press('Escape'), dialog, 'hidden');
      await did('open', () => button(page, 'Cetak').click(), button(dialog, 'Unduh'));
      await did('close', () => button(dialog, 'Tutup').last().click(), dialog, 'hidden');
    },
  },
  {
    name: 'check of a licence',
    draws: [
      'packages/forms/src/licence-check/licence-check-form.tsx',
      'apps/portal/src/pages/licence-check/licence-check-page.tsx',
    ],
    async drive(drive) {
      const page = await drive.open('/cek', { mayLog: /404|ERR_FAILED/ });
      const did = drive.on(page);
      const code = page.getByRole('textbox');
      const check = () => button(page, 'Periksa dokumen').click();
      await code.waitFor();
      await did('fail', check, page.getByRole('region', { name: /isian/ }));
      await code.fill(groupCheckCode(checkCodeFrom(new Uint8Array(26))));
      await did('save', check, page.getByText('Dokumen tidak ditemukan'));
    },
  },
  {
    name: 'deletion of a document',
    draws: [
      'apps/portal/src/dialog/confirm-deletion.tsx',
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
      const lines = dialog.getByLabel('Baris', { exact: true });
      const back = () => button(dialog, 'Kembali ke daftar').click();
      await did('open', () => button(dialog, 'Tempel').click(), lines);
      await lines.fill('CSQU3054384,20');
      const add = button(dialog, 'Tambahkan');
      await did('fail', () => add.click(), dialog.getByRole('region', { name: /perlu diperbaiki/ }));
      await did('close', back, number(1));
      await did('open', () => button(dialog, 'Impor CSV').click(), dialog.getByLabel(/^Berkas CSV/));
      await lines.fill('');
      await did('close', back, number(1));
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
      'packages/forms/src/internal/rows/entry-form.tsx',
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
      'packages/forms/src/internal/rows/entry-form.tsx',
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
    name: 'rows of a sent list',
    draws: ['apps/portal/src/permit/rows-dialog.tsx'],
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

function noStripValue(label: string): string {
  if (label.startsWith('Tanggal')) return '24-09-2026';
  if (label.startsWith('Nomor Peti')) return 'CSQU3054383';
  if (label.startsWith('Ukuran')) return '20';
  return '0045';
}
