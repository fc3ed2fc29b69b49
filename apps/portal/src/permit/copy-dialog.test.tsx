import { actAs } from '@pabean/server/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/open-portal.tsx';

// Lazy on the page; here it is loaded before the first test.
import './copy-dialog.tsx';

let portal: TestPortal;

beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.close());

/** Opens a sent application and its dialog. */
async function openCopying() {
  const importir = await actAs(portal.server, 'importir');
  const id = await importir.saveDraft({ number: '118/SNB/IX/2026' });
  await importir.fillAll(id);
  await importir.send(id);
  await portal.open(`/pengajuan/detilheader/${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Salin' }));
  await screen.findByRole('button', { name: 'Salin dengan 5 dokumen' });
  return { importir, dialog: within(screen.getByRole('dialog')) };
}

const latestDraft = async () =>
  portal.server.store.db
    .selectFrom('application')
    .selectAll()
    .where('status', '=', '10')
    .executeTakeFirstOrThrow();

it('makes a draft with the documents that were chosen, and opens its header', async () => {
  const { importir, dialog } = await openCopying();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Lokasi Kegiatan' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Salin dengan 4 dokumen' }));
  await screen.findByRole('heading', { level: 1, name: 'Ubah data permohonan' });
  const number = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nomor Permohonan' });
  expect(number.value).toBe('118/SNB/IX/2026');
  const { id } = await latestDraft();
  const filled = (await importir.dokaps(id)).filter(({ first }) => first !== null);
  expect(filled).toHaveLength(4);
  expect(filled.map(({ name }) => name)).not.toContain('Lokasi Kegiatan');
});

it('takes all documents or none at one stroke', async () => {
  const { importir, dialog } = await openCopying();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Lokasi Kegiatan' }));
  const all = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Semua dokumen' });
  expect(all.indeterminate).toBe(true);
  await userEvent.click(all);
  dialog.getByRole('button', { name: 'Salin dengan 5 dokumen' });
  await userEvent.click(all);
  await userEvent.click(dialog.getByRole('button', { name: 'Salin dengan 0 dokumen' }));
  await screen.findByRole('heading', { level: 1, name: 'Ubah data permohonan' });
  const { id } = await latestDraft();
  expect((await importir.dokaps(id)).every(({ first }) => first === null)).toBe(true);
});

it('shows why nothing was copied, and keeps the choice', async () => {
  const { dialog } = await openCopying();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Lokasi Kegiatan' }));
  portal.breakCalls('salinpengajuan', 'offline');
  await userEvent.click(dialog.getByRole('button', { name: 'Salin dengan 4 dokumen' }));
  await dialog.findByText(/Server tidak dapat dihubungi/);
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Lokasi Kegiatan' }).checked).toBe(false);
  portal.repair();
  await userEvent.click(dialog.getByRole('button', { name: 'Salin dengan 4 dokumen' }));
  await screen.findByRole('heading', { level: 1, name: 'Ubah data permohonan' });
});
