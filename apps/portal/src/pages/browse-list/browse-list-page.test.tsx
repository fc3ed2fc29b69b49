import { actAs, decideAbout } from '@pabean/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

// Lazy on the page; here it is loaded before the first test.
import '../application-detail/tasks.tsx';

let portal: TestPortal;

beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.close());

async function sent(number: string, permitTypeId = '30') {
  const importir = await actAs(portal.server, 'importir');
  const id = await importir.saveDraft({ number });
  await importir.fillAll(id);
  await importir.send(id);
  if (permitTypeId !== '30')
    await portal.server.store.write((trx) =>
      trx.updateTable('application').set({ permit_type_id: permitTypeId }).where('id', '=', id).execute(),
    );
  return id;
}
/** A copy includes its files. */
const patient = { timeout: 5_000 };
const decide = (...words: string[]) => decideAbout(portal.server, ...words);
const rowOf = (number: string) => screen.findByRole('row', { name: new RegExp(number) });
const open = () => portal.open('/brows/listbrows');

it('shows what was sent in the documented columns, and no draft', async () => {
  const id = await sent('118/SNB/2026');
  await decide('inspect', id, '--flag', 'T');
  await decide('approve', id, '--number', 'KEP-7/KPU.02/2026');
  await (await actAs(portal.server, 'importir')).saveDraft({ number: 'DRAF/2026' });
  await open();
  const row = await rowOf('118/SNB/2026');
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    ...['Nama perusahaan', 'Permohonan', 'No. persetujuan', 'Jenis izin', 'Status', 'Pemeriksaan'],
    expect.any(String),
  ]);
  for (const text of [
    'PT importir',
    '01-03-2026',
    'KEP-7/KPU.02/2026',
    '02-03-2026',
    'Disetujui',
    'Tidak diperiksa',
  ])
    expect(row.textContent).toContain(text);
  expect(screen.queryByText('DRAF/2026')).toBeNull();
  const detail = within(row).getByRole('link', { name: 'Detail permohonan 118/SNB/2026' });
  expect(detail.getAttribute('href')).toBe(`#/brows/detilbrows/${id}`);
});

it('shows a message when nothing was sent, and why the list could not be loaded', async () => {
  portal.breakCalls('brows/listv2');
  await open();
  await screen.findByText('Terjadi kesalahan di server.');
  portal.repair();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await screen.findByText('Belum ada permohonan yang dikirim');
});

it('filters by licence type among all that there are, and remembers it over a detail', async () => {
  await sent('A-1/2026');
  await sent('B-2/2026', '2');
  await open();
  await rowOf('A-1/2026');
  const filter = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Jenis izin' });
  await waitFor(() => expect(filter().options).toHaveLength(51));
  await userEvent.selectOptions(filter(), '2');
  await waitFor(() => expect(screen.queryByRole('row', { name: /A-1\/2026/ })).toBeNull());
  await userEvent.click(within(await rowOf('B-2/2026')).getByRole('link', { name: /^Detail/ }));
  await userEvent.click(await screen.findByRole('link', { name: 'Kembali' }));
  await rowOf('B-2/2026');
  expect(filter().value).toBe('2');
  expect(screen.queryByRole('row', { name: /A-1\/2026/ })).toBeNull();
});

it('shows officers’ notes in a dialog that may be empty, or fail and be tried again', async () => {
  await sent('N-1/2026');
  const noted = await sent('N-2/2026');
  await decide('note', noted, '--text', 'Segel cocok.', '--officer', 'Rina', '--role', 'Pemeriksa Fisik');
  await open();
  const openNotes = async (number: string) => {
    const button = { name: `Catatan petugas permohonan ${number}` };
    await userEvent.click(within(await rowOf(number)).getByRole('button', button));
    return within(screen.getByRole('dialog', { name: 'Catatan petugas' }));
  };
  const empty = await openNotes('N-1/2026');
  await empty.findByText('Belum ada catatan petugas.');
  await userEvent.click(empty.getAllByRole('button', { name: 'Tutup' }).at(-1) as HTMLElement);
  portal.breakCalls('bc/petugas/approvecatatanpengguna');
  const dialog = await openNotes('N-2/2026');
  await dialog.findByText('Catatan petugas tidak dapat dimuat');
  portal.repair();
  await userEvent.click(dialog.getByRole('button', { name: 'Coba lagi' }));
  await dialog.findByText('Segel cocok.');
  dialog.getByText('Rina · Pemeriksa Fisik');
});

it('marks a row about which an officer asks', async () => {
  const id = await sent('Q-1/2026');
  await sent('Q-2/2026');
  await decide('ask', id, '--text', 'Kirim foto segel.', '--officer', 'Rina');
  await open();
  within(await rowOf('Q-1/2026')).getByText('Petugas menanyakan: Kirim foto segel.');
  expect(within(await rowOf('Q-2/2026')).queryByText(/Petugas menanyakan/)).toBeNull();
});

it('asks before a rejected application is filed again, shows a refusal there, and opens the draft', async () => {
  const id = await sent('T-1/2026');
  await sent('T-2/2026');
  await decide('reject', id, '--reason', 'Denah belum ditandatangani.');
  await open();
  const row = await rowOf('T-1/2026');
  expect(within(await rowOf('T-2/2026')).queryByRole('button', { name: /Ajukan kembali/ })).toBeNull();
  const again = within(row).getByRole('button', { name: 'Ajukan kembali permohonan T-1/2026' });
  expect(again.textContent).toBe('Ajukan Kembali');
  await userEvent.click(again);
  const question = within(screen.getByRole('alertdialog', { name: 'Ajukan kembali data permohonan' }));
  question.getByText('Anda yakin akan kembali mengajukan data permohonan ini?');
  portal.breakCalls('ajukembali', { status: 409, message: 'Jumlah draf sudah mencapai batas 200.' });
  await userEvent.click(question.getByRole('button', { name: 'Ajukan Kembali' }));
  await question.findByText('Jumlah draf sudah mencapai batas 200.');
  portal.repair();
  await userEvent.click(question.getByRole('button', { name: 'Ajukan Kembali' }));
  await screen.findByText('5 dari 5 dokumen lengkap', {}, patient);
  expect(location.hash).toMatch(/^#\/pengajuan\/detilheader\/(?!undefined)/);
  expect(location.hash).not.toContain(id);
});

it('names the documents that are missing in a copy before it opens the draft', async () => {
  const id = await sent('L-1/2026');
  await decide('reject', id, '--reason', 'Tidak lengkap.');
  await portal.server.store.write((trx) =>
    trx
      .deleteFrom('permit_document')
      .where('permit_type_id', '=', '30')
      .where('dokap_code', '=', '70')
      .execute(),
  );
  await open();
  await userEvent.click(
    within(await rowOf('L-1/2026')).getByRole('button', { name: /^Ajukan kembali permohonan/ }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Ajukan Kembali' }));
  const omitted = within(
    await screen.findByRole('dialog', { name: 'Sebagian dokumen tidak disalin' }, patient),
  );
  omitted.getByText('Nomor Segel');
  await userEvent.click(omitted.getByRole('button', { name: 'Buka draf' }));
  await screen.findByText('4 dari 4 dokumen lengkap', {}, patient);
});
