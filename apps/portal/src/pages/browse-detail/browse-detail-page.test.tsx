import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { actAs, decideAbout } from '@pabean/server/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

// Lazy on the page; here it is loaded before the first test.
import '../application-detail/tasks.tsx';
import '../../notes/answer.tsx';

let portal: TestPortal;

beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.close());

const decide = (...words: string[]) => decideAbout(portal.server, ...words);

async function sent() {
  const importir = await actAs(portal.server, 'importir');
  const id = await importir.saveDraft({ number: '118/SNB/2026' });
  await importir.fillAll(id);
  portal.server.clock.advance(60_000);
  await importir.send(id);
  portal.server.clock.advance(60_000);
  return id;
}

async function attach(id: string) {
  const folder = mkdtempSync(join(tmpdir(), 'pabean-browse-'));
  writeFileSync(join(folder, 'nota.pdf'), '%PDF-1.7\nstartxref\n0\n%%EOF\n');
  const words = ['--file', join(folder, 'nota.pdf'), '--name', 'Nota Dinas', '--number', 'ND-1'];
  await decide('attach', id, ...words);
  rmSync(folder, { recursive: true });
}

it('shows who did what, when, and what comes next', async () => {
  const id = await sent();
  await decide('process', id, '--nip', '060102030');
  await portal.open(`/brows/detilbrows/${id}`);
  const timeline = within(await screen.findByRole('region', { name: 'Riwayat' }));
  expect(timeline.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Draf dibuat02-03-2026 08.00Nama importir',
    'Dikirim02-03-2026 08.01Nama importir',
    expect.stringMatching(/^Penelitian Dokumen02-03-2026 08\.02Petugas, NIP 060102030$/),
    expect.stringContaining('(belum)'),
  ]);
});

it('shows approval, documents of both sides and notes, and changes nothing', async () => {
  const id = await sent();
  await decide('note', id, '--text', 'Dokumen lengkap.', '--officer', 'Hendra Saputra');
  await attach(id);
  await decide('approve', id, '--number', 'KEP-7/KPU.02/2026');
  await portal.open(`/brows/detilbrows/${id}`);
  await screen.findByText(/KEP-7\/KPU\.02\/2026, 02-03-2026/);
  const own = within(await screen.findByRole('region', { name: 'Dokumen pelengkap' }));
  await own.findByText('Surat Permohonan');
  const office = within(screen.getByRole('region', { name: 'Dokumen petugas' }));
  expect((await office.findByRole('row', { name: /Nota Dinas/ })).textContent).toContain('ND-1');
  office.getByRole('button', { name: /Unduh Nota Dinas$/ });
  const notes = within(screen.getByRole('region', { name: 'Catatan petugas' }));
  await notes.findByText('Dokumen lengkap.');
  for (const name of [/^Edit/, /^Hapus/, /^Isi/, 'Tambah Dokap', 'Kirim', 'Ajukan Kembali'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('link', { name: 'Kembali' }).getAttribute('href')).toBe('#/brows/listbrows');
});

it('shows where there is nothing, and what could not be loaded', async () => {
  const id = await sent();
  portal.breakCalls('bc/petugas/approvedokapptg');
  await portal.open(`/brows/detilbrows/${id}`);
  const office = within(await screen.findByRole('region', { name: 'Dokumen petugas' }));
  await office.findByText('Terjadi kesalahan di server.');
  portal.repair();
  await userEvent.click(office.getByRole('button', { name: 'Coba lagi' }));
  await office.findByText('Tidak ada dokumen petugas');
  await screen.findByText('Belum ada catatan petugas.');
});

it('shows why it was rejected, and files it again', async () => {
  const id = await sent();
  await decide('reject', id, '--reason', 'Denah belum ditandatangani.');
  await portal.open(`/brows/detilbrows/${id}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Ajukan Kembali' }));
  expect(screen.getAllByText(/Alasan: Denah belum ditandatangani\./)).toHaveLength(2);
  const question = within(screen.getByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Ajukan Kembali' }));
  await screen.findByText('5 dari 5 dokumen lengkap', {}, { timeout: 5_000 });
  screen.getByText(/Salinan dari permohonan 118\/SNB\/2026/);
});

it('shows that an application does not exist, and leads back', async () => {
  await portal.open('/brows/detilbrows/TIDAK-ADA');
  await screen.findByRole('heading', { name: 'Data tidak ditemukan.' });
  expect(screen.getByRole('link', { name: 'Ke Browse' }).getAttribute('href')).toBe('#/brows/listbrows');
});

it('answers what an officer asks with a text and a file, until the officer goes on', async () => {
  const id = await sent();
  await decide('ask', id, '--text', 'Kirim foto segel.', '--officer', 'Rina');
  await portal.open(`/brows/detilbrows/${id}`);
  await screen.findByText('Petugas menanyakan sesuatu');
  await userEvent.click(screen.getByRole('button', { name: 'Jawab' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Jawab pertanyaan petugas' }));
  dialog.getByText('Kirim foto segel.');
  const answer = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Jawaban/ });
  await userEvent.type(answer, 'Segelnya terlampir.');
  const photo = new File(['%PDF-1.7\nstartxref\n0\n%%EOF\n'], 'Foto segel.pdf', { type: 'application/pdf' });
  await userEvent.upload(dialog.getByLabelText(/^Berkas 1/), photo);
  const [question] = await portal.server.store.db.selectFrom('office_note').select('id').execute();
  portal.breakCalls(`catatan/${question?.id}/jawab`);
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim jawaban' }));
  await dialog.findByText('Terjadi kesalahan di server.');
  expect(answer.value).toBe('Segelnya terlampir.');
  portal.repair();
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim jawaban' }));
  expect((await screen.findAllByText('Jawaban sudah dikirim ke petugas.')).length).toBeGreaterThan(0);
  const notes = within(await screen.findByRole('region', { name: 'Catatan petugas' }));
  await notes.findByRole('button', { name: 'Foto segel.pdf' });
  notes.getByText('Segelnya terlampir.');
  const timeline = within(screen.getByRole('region', { name: 'Riwayat' }));
  expect(timeline.getByText(/Petugas bertanya/).textContent).toContain('Kirim foto segel.');
  expect(timeline.getByText(/Perusahaan menjawab/).textContent).toContain('Segelnya terlampir.');
  await screen.findByRole('button', { name: 'Tambah jawaban' });
  expect(await decide('show', id)).toMatch(/Segelnya terlampir\..*\[Foto segel\.pdf, 1 Kb\]/);
});

it('shows what was asked and answered as before where the officer has gone on', async () => {
  const id = await sent();
  await decide('ask', id, '--text', 'Kirim foto segel.', '--officer', 'Rina');
  await decide('reject', id, '--reason', 'Tidak dijawab.');
  await portal.open(`/brows/detilbrows/${id}`);
  const notes = within(await screen.findByRole('region', { name: 'Catatan petugas' }));
  await notes.findByText('Kirim foto segel.');
  notes.getByText('Tidak dijawab.');
  expect(screen.queryByRole('button', { name: 'Jawab' })).toBeNull();
});
