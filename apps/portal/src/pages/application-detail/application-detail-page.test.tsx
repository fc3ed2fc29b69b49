import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDraft, startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

let portal: TestPortal;

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
  const [edit] = await screen.findAllByRole('button', { name: /^Edit / });
  await userEvent.click(edit as HTMLElement);
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
