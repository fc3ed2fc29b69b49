import { actAs } from '@pabean/server/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { addDraft, startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

let portal: TestPortal;

// What a draft's page fetches late is transformed before.
beforeAll(() => import('./tasks.tsx'));
beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.close());

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const openDraft = async () => portal.open(`/pengajuan/detilheader/${await addDraft(portal)}`);

it('says why the application did not come, and shows it when it does', async () => {
  portal.breakCalls('dtlheader', 'offline');
  await openDraft();
  await screen.findByRole('heading', { name: 'Permohonan tidak dapat dimuat' });
  portal.mend();
  await press('Coba lagi');
  await screen.findByRole('heading', { name: 'Data permohonan' });
});

it('tells an application that does not exist, and leads back to the list', async () => {
  await portal.open('/pengajuan/detilheader/TIDAK-ADA');
  await screen.findByRole('heading', { name: 'Data tidak ditemukan.' });
  const out = screen.getByRole('link', { name: 'Ke daftar pengajuan' });
  expect(out.getAttribute('href')).toBe('#/pengajuan/listpengajuan');
  expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
});

it('tells what is not for this account in words of its own', async () => {
  portal.breakCalls('dtlheader', {
    status: 403,
    message: 'Anda tidak berhak melakukan ini dengan akun ini.',
  });
  await openDraft();
  await screen.findByRole('heading', { name: 'Anda tidak berhak melakukan ini dengan akun ini.' });
});

it('says why the documents did not come, and shows them when they do', async () => {
  portal.breakCalls('dokap');
  await openDraft();
  const table = within(await screen.findByRole('region', { name: 'Dokumen pelengkap' }));
  await table.findByText('Terjadi kesalahan di server.');
  portal.mend();
  await userEvent.click(table.getByRole('button', { name: 'Coba lagi' }));
  expect((await table.findAllByRole('row')).length).toBeGreaterThan(1);
});

it('opens the editor of a document once its definition and the document itself are here', async () => {
  portal.breakCalls('geteditDokap');
  await openDraft();
  const [fillIn] = await screen.findAllByRole('button', { name: /^Isi / });
  await userEvent.click(fillIn as HTMLElement);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('heading', { name: 'Dokumen tidak dapat dimuat' });
  portal.mend();
  await userEvent.click(dialog.getByRole('button', { name: 'Coba lagi' }));
  await screen.findByRole('button', { name: 'Simpan' });
  expect(portal.calls.filter((call) => call === 'POST geteditDokap')).toHaveLength(2);
});

it('opens the editor for a new document once the definitions are here', async () => {
  portal.breakCalls('ref/jndokap', 'offline');
  await openDraft();
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah Dokap' }));
  await screen.findByRole('heading', { name: 'Dokumen tidak dapat dimuat' });
  portal.mend();
  await press('Coba lagi');
  await screen.findByRole('combobox', { name: 'Jenis Dokumen Pelengkap' });
});

it('counts how far a draft is, says in each row what it lacks, and leads to the next', async () => {
  await openDraft();
  const aside = within(await screen.findByRole('complementary'));
  const rows = (await screen.findAllByRole('button', { name: /^Isi / })).map(({ ariaLabel }) => ariaLabel);
  expect(screen.getAllByText('Belum diisi')).toHaveLength(rows.length);
  const items = aside
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
    .slice(0, 3);
  expect(items[1]).toBe(`Belum: 0 dari ${rows.length} dokumen lengkap`);
  expect(items[2]).toMatch(/^Belum: Berikutnya: Dokumen Surat Permohonan belum diisi\./);
  await press('Lengkapi Surat Permohonan');
  await screen.findByRole('dialog', { name: 'Surat Permohonan' });
});

it('tells what is missing in the first dialog of sending, and leads there', async () => {
  await openDraft();
  await screen.findAllByRole('button', { name: /^Isi / });
  await press('Kirim');
  const dialog = within(await screen.findByRole('dialog', { name: 'Kirim permohonan' }));
  dialog.getByRole('checkbox', { name: /^Saya menyatakan/ });
  await userEvent.click(dialog.getByRole('button', { name: 'Dokumen Surat Permohonan belum diisi' }));
  await screen.findByRole('dialog', { name: 'Surat Permohonan' });
  expect(screen.queryByRole('dialog', { name: 'Kirim permohonan' })).toBeNull();
});

it('asks of a complete draft only the declaration, and puts no place under the date', async () => {
  const importir = await actAs(portal.server, 'importir');
  const id = await importir.saveDraft();
  await importir.fillAll(id);
  await portal.open(`/pengajuan/detilheader/${id}`);
  const place = await screen.findByRole('row', { name: /Lokasi Kegiatan/ });
  const cells = [...place.querySelectorAll('td')].map(({ textContent }) => textContent);
  expect(cells.slice(0, 2)).toEqual(['Gudang ABatu Ampar', '–']);
  expect(screen.getByText('5 dari 5 dokumen lengkap').closest('li')?.textContent).toMatch(/^Sudah:/);
  await press('Kirim');
  const dialog = within(await screen.findByRole('dialog', { name: 'Kirim permohonan' }));
  expect(dialog.queryByText(/belum lengkap/)).toBeNull();
});
