import { actAs, dataUrl, largePdf } from '@pabean/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDraft, startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

// Lazy on the page; here it is loaded before the first test.
import './tasks.tsx';

let portal: TestPortal;

beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.close());

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const pdf = (name: string) => new File([Uint8Array.from(largePdf())], name, { type: 'application/pdf' });

async function openLetter() {
  await portal.open(`/pengajuan/detilheader/${await addDraft(portal)}`);
  await press('Isi Surat Permohonan');
  await screen.findByRole('button', { name: 'Simpan' });
}

async function fillLetter() {
  await userEvent.type(await field(/^Nomor Surat/), '118/CLB');
  await userEvent.type(await field(/^Tanggal Surat/), '24-09-2026');
  await userEvent.upload(screen.getByLabelText(/^Berkas/), pdf('surat.pdf'));
}

/** The company's master documents on the server. */
async function kept() {
  const { token } = await actAs(portal.server, 'importir');
  const { answer } = await portal.server.call('masterDokapList', { body: { user: 'importir' } }, token);
  return answer?.map(({ code, first, second, fileBytes }) => ({ code, first, second, fileBytes }));
}

async function keep(first = '118/CLB') {
  const { token } = await actAs(portal.server, 'importir');
  const values = { code: '1', first, second: '2026-09-24', expiry: null, remarks: 'Rangkap dua' };
  const file = { file: dataUrl(largePdf()), extension: 'pdf' as const };
  await portal.server.call('saveMasterDokap', { body: { ...values, ...file, user: 'importir' } }, token);
}

const letter = { code: '1', first: '118/CLB', second: '2026-09-24', fileBytes: largePdf().length };

it('saves a master document, and fills the next one from it, file included', async () => {
  await openLetter();
  await fillLetter();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Simpan juga untuk permohonan berikutnya' }));
  await press('Simpan');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await kept()).toEqual([letter]);

  await press('Tambah Dokap');
  const type = await screen.findByRole('combobox', { name: 'Jenis Dokumen Pelengkap' });
  await userEvent.selectOptions(type, 'Surat Permohonan');
  await press('Pakai dokumen tersimpan');
  await press('Pakai 118/CLB');
  await screen.findByText('Isian diambil dari 118/CLB.');
  expect((await field(/^Tanggal Surat/)).value).toBe('24-09-2026');
  await press('Simpan');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findAllByRole('button', { name: /^PDF · .*Lihat Surat Permohonan/ })).toHaveLength(2);
});

it('keeps the stored file of a document that is only changed', async () => {
  await openLetter();
  await fillLetter();
  await press('Simpan');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Edit Surat Permohonan');
  await userEvent.click(await screen.findByRole('checkbox', { name: /permohonan berikutnya/ }));
  await press('Simpan');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await kept()).toEqual([letter]);
});

it('shows that a document is saved, when the master document was not', async () => {
  portal.breakCalls('saveDokapMaster', { status: 409, message: 'Dokumen tersimpan sudah penuh.' });
  await openLetter();
  await fillLetter();
  await userEvent.click(screen.getByRole('checkbox', { name: /permohonan berikutnya/ }));
  await press('Simpan');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('Dokumen sudah tersimpan di permohonan ini.');
  dialog.getByText('Dokumen tersimpan sudah penuh.');
  portal.repair();
  await press('Coba simpan lagi');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await kept()).toEqual([letter]);
  expect(portal.calls.filter((call) => call === 'POST updateDokap')).toHaveLength(1);
});

it('leaves what was typed as it is when the file of a master document could not be loaded', async () => {
  await keep();
  await openLetter();
  await userEvent.type(await field(/^Nomor Surat/), '119/CLB');
  await press('Pakai dokumen tersimpan');
  const address = portal.calls.length;
  const [master] = (await portal.server.store.db.selectFrom('master_dokap').select('id').execute()) ?? [];
  portal.breakCalls(`file/dokapmaster/${master?.id}/Surat%20Permohonan%20118-CLB.pdf`, 'offline');
  await press('Pakai 118/CLB');
  await screen.findByText(/^Berkas .* tidak dapat diambil$/);
  expect(portal.calls.slice(address).some((call) => call.startsWith('GET file/dokapmaster/'))).toBe(true);
  expect((await field(/^Nomor Surat/)).value).toBe('119/CLB');
  portal.repair();
  await press('Coba lagi');
  await screen.findByText('Isian diambil dari 118/CLB.');
  await press('Kembalikan isian semula');
  expect((await field(/^Nomor Surat/)).value).toBe('119/CLB');
});

it('deletes a master document, and shows why when it cannot', async () => {
  await keep('118/CLB');
  await keep('120/CLB');
  await openLetter();
  await press('Pakai dokumen tersimpan');
  portal.breakCalls('deleteDokapMaster');
  await press('Hapus 120/CLB');
  await press('Hapus');
  await screen.findByText('Terjadi kesalahan di server.');
  portal.repair();
  await press('Hapus 120/CLB');
  await press('Hapus');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Pakai 120/CLB' })).toBeNull());
  expect(await kept()).toEqual([letter]);
});

it('offers nothing, and shows nothing, where master documents are unavailable', async () => {
  await keep();
  portal.breakCalls('dokapMaster', { status: 404, message: 'Tidak ada.' });
  await openLetter();
  await waitFor(() => expect(portal.calls).toContain('POST dokapMaster'));
  expect(screen.queryByRole('button', { name: 'Pakai dokumen tersimpan' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('calls a provider without master documents once, however often the editor opens', async () => {
  portal.breakCalls('dokapMaster', { status: 404, message: 'Tidak ditemukan' });
  const asked = () => portal.calls.filter((call) => call.endsWith(' dokapMaster')).length;
  await openLetter();
  await waitFor(() => expect(asked()).toBe(1));
  await press('Batal');
  await press('Isi Surat Permohonan');
  await screen.findByRole('button', { name: 'Simpan' });
  await press('Batal');
  expect(asked()).toBe(1);
});
