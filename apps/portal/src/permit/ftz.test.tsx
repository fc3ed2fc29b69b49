import { actAs, decideAbout } from '@pabean/server/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../testing/open-portal.tsx';

// Lazy on the page; here it is loaded before the first test.
import '../pages/application-detail/tasks.tsx';

let portal: TestPortal;
let importir: Awaited<ReturnType<typeof actAs>>;

beforeEach(async () => {
  portal = await startTestPortal();
  importir = await actAs(portal.server, 'importir');
});
afterEach(() => portal.close());

const cancellation = { permitTypeId: '23', documentKind: '167', number: '23/FTZ/2026' };
const draft = () => importir.saveDraft(cancellation);
const pdf = {
  file: 'data:application/pdf;base64,JVBERi0xLjcKc3RhcnR4cmVmCjAKJSVFT0YK',
  extension: 'pdf',
} as const;

async function complete() {
  const id = await draft();
  await importir.fill(id, { code: '1', remarks: 'Rangkap dua', ...pdf });
  await importir.fill(id, { code: '74', first: 'Kapal batal sandar', second: null });
  await importir.fill(id, { code: '49', ...pdf });
  return id;
}

async function sent() {
  const id = await complete();
  portal.server.clock.advance(60_000);
  await importir.send(id);
  portal.server.clock.advance(60_000);
  return id;
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('lists only what belongs to the zone, and leads to its own pages', async () => {
  await importir.saveDraft({ number: 'UMUM-1' });
  const id = await draft();
  await portal.open('/pengajuanftz');
  await screen.findByRole('heading', { level: 1, name: 'Pengajuan FTZ' });
  await screen.findByRole('row', { name: /23\/FTZ\/2026/ });
  expect(screen.queryByRole('row', { name: /UMUM-1/ })).toBeNull();
  expect(hrefOf('Tambah Pengajuan')).toBe('#/pengajuanftz/addheader');
  expect(hrefOf('Detail permohonan 23/FTZ/2026')).toBe(`#/pengajuanftz/detilheader/${id}`);
});

it('deletes a draft, and the list no longer has it', async () => {
  await draft();
  await portal.open('/pengajuanftz/list');
  await press('Hapus permohonan 23/FTZ/2026');
  const question = within(screen.getByRole('alertdialog', { name: 'Hapus data permohonan' }));
  await userEvent.click(question.getByRole('button', { name: 'Hapus' }));
  await screen.findByText('Belum ada pengajuan');
});

it.each([
  ['importir', true],
  ['ppjk', false],
])('locks the office for everybody, and the applicant for %s: %s', async (user, locked) => {
  await portal.open('/pengajuanftz/addheader', user);
  await screen.findByRole('heading', { level: 1, name: 'Form Header FTZ' });
  const isLocked = async (name: string) =>
    (await screen.findByRole<HTMLInputElement>('textbox', { name })).readOnly;
  expect(await isLocked('Kantor')).toBe(true);
  for (const name of ['Nomor Identitas', 'Nama', 'Alamat']) expect(await isLocked(name)).toBe(locked);
});

it('changes the header of a draft, and goes back to it', async () => {
  const id = await draft();
  await portal.open(`/pengajuanftz/addheader/${id}`);
  const number = await screen.findByRole('textbox', { name: 'Nomor Permohonan' });
  await userEvent.clear(number);
  await userEvent.type(number, '24/FTZ/2026');
  await press('Simpan');
  await screen.findByRole('heading', { level: 1, name: 'Pembatalan RKSP atau Manifes' });
  expect(location.hash).toBe(`#/pengajuanftz/detilheader/${id}`);
  expect(screen.getAllByText('24/FTZ/2026')).not.toHaveLength(0);
});

it('waits for header and documents, and shows when one of them could not be loaded', async () => {
  portal.breakCalls('dokap');
  const id = await draft();
  await portal.open(`/pengajuanftz/detilheader/${id}`);
  await screen.findByRole('heading', { name: 'Permohonan tidak dapat dimuat' });
  expect(screen.queryByRole('heading', { name: 'Data permohonan' })).toBeNull();
  portal.repair();
  await press('Coba lagi');
  await screen.findByRole('heading', { name: 'Data permohonan' });
  screen.getByRole('button', { name: 'Kirim' });
});

it('has the facts and the columns of the documents in their order', async () => {
  await portal.open(`/pengajuanftz/detilheader/${await complete()}`);
  const table = within(await screen.findByRole('region', { name: 'Dokumen pelengkap' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Nama dokumen',
    'Nomor',
    'Tanggal',
    'Keterangan',
    'Berkas',
    'Aksi',
  ]);
  const letter = table.getByRole('row', { name: /^Surat Permohonan/ });
  expect(letter.querySelectorAll('td')[2]?.textContent).toBe('Rangkap dua');
  const facts = within(screen.getByRole('region', { name: 'Data permohonan' }));
  expect(facts.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Nomor NPWP',
    'Pemohon',
    'Alamat',
    'No. Telepon',
    'Email',
    'Kantor',
    'Nomor Permohonan',
    'Tanggal Permohonan',
    'Jenis Izin',
    'Dokumen yang Dibatalkan',
  ]);
  expect(hrefOf('Ubah data')).toMatch(/^#\/pengajuanftz\/addheader\/\w+$/);
  expect(hrefOf('Kembali')).toBe('#/pengajuanftz/list');
});

it.each(['/pengajuanftz', '/pengajuan'])(
  'refuses a file above 800 Kb before it is sent, under %s',
  async (root) => {
    await portal.open(`${root}/detilheader/${await draft()}`);
    await press('Isi Surat Permohonan');
    const file = await screen.findByLabelText<HTMLInputElement>(/^Berkas/);
    screen.getByText(/800 Kb/);
    await userEvent.upload(
      file,
      new File([new Uint8Array(801 * 1024)], 'besar.pdf', { type: 'application/pdf' }),
    );
    await screen.findByText('File besar.pdf berukuran 801 Kb, max. 800 Kb.');
  },
);

it('does not ask for confirmation while something is missing', async () => {
  await portal.open(`/pengajuanftz/detilheader/${await draft()}`);
  await screen.findAllByRole('button', { name: /^Isi / });
  await press('Kirim');
  const dialog = within(await screen.findByRole('dialog', { name: 'Kirim permohonan' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Saya menyatakan/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim' }));
  const missing = within(await screen.findByRole('dialog', { name: 'Hasil Validasi' }));
  missing.getByText('Dokumen Surat Permohonan belum diisi');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('sends once the declaration is ticked, and shows it where it was filed', async () => {
  await portal.open(`/pengajuanftz/detilheader/${await complete()}`);
  await press('Kirim');
  const dialog = within(await screen.findByRole('dialog', { name: 'Kirim permohonan' }));
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Kirim' });
  expect(send.disabled).toBe(true);
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Saya menyatakan/ }));
  expect(send.disabled).toBe(false);
  await userEvent.click(send);
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Kirim' }),
  );
  await userEvent.click((await screen.findAllByRole('button', { name: 'Tutup' })).at(-1) as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'Pengajuan FTZ' });
  const row = await screen.findByRole('row', { name: /23\/FTZ\/2026/ });
  expect(row.getAttribute('aria-current')).toBe('true');
});

it('browses what was sent without a filter, shows it as the office sees it, and files it again', async () => {
  const id = await sent();
  await draft();
  await decideAbout(portal.server, 'reject', id, '--reason', 'Kapal sudah sandar.');
  await portal.open('/browseftz');
  await screen.findByRole('heading', { level: 1, name: 'Browse FTZ' });
  await screen.findByRole('row', { name: /23\/FTZ\/2026/ });
  expect(screen.getAllByRole('row', { name: /FTZ/ })).toHaveLength(1);
  expect(screen.queryByRole('combobox', { name: 'Jenis izin' })).toBeNull();
  screen.getByRole('searchbox', { name: 'Cari permohonan' });
  await userEvent.click(screen.getByRole('link', { name: 'Detail permohonan 23/FTZ/2026' }));
  expect(location.hash).toBe(`#/browseftz/list/${id}`);
  await screen.findByRole('heading', { level: 1, name: 'Pembatalan RKSP atau Manifes' });
  expect(screen.getAllByText('Ditolak')).not.toHaveLength(0);
  await screen.findByRole('region', { name: 'Dokumen petugas' });
  for (const name of [/^Edit/, /^Hapus/, /^Isi/, 'Tambah Dokap', 'Kirim'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(hrefOf('Kembali')).toBe('#/browseftz/list');
  await press('Ajukan Kembali');
  const question = within(screen.getByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Ajukan Kembali' }));
  await screen.findByText('3 dari 3 dokumen lengkap', {}, { timeout: 5_000 });
  expect(location.hash).toMatch(/^#\/pengajuanftz\/detilheader\/\w+$/);
});

it('shows approval and the office’s documents', async () => {
  const id = await sent();
  await decideAbout(portal.server, 'approve', id, '--number', 'KEP-9/FTZ/2026');
  await portal.open(`/browseftz/list/${id}`);
  await screen.findByText(/KEP-9\/FTZ\/2026, 02-03-2026/);
  expect(screen.getAllByText('Disetujui')).not.toHaveLength(0);
});
