import { billPpftz, giveCommand, recordAs } from '@pabean/server/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

let portal: TestPortal;
let ppjk: Awaited<ReturnType<typeof recordAs>>;

// Transforms the lazy parts of the page in advance.
beforeAll(() =>
  Promise.all([
    import('../../files/preview-dialog.tsx'),
    import('../../ppftz/proof.tsx'),
    import('../../notes/answer.tsx'),
  ]),
);
beforeEach(async () => {
  portal = await startTestPortal();
  ppjk = await recordAs(portal.server, 'ppjk');
});
afterEach(() => {
  vi.restoreAllMocks();
  return portal.close();
});

/** A sent record. */
async function sent(kind: '1' | '2' = '1') {
  const record = await ppjk.beginFilled(kind);
  await ppjk.send(record.id);
  return record;
}
const open = (number: string, user = 'ppjk') => portal.open(`/ppftz/browse/${number}`, user);
const part = (name: string) => screen.findByRole('region', { name });
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

it('shows header, files, goods with duty and taxes, packaging, and responses', async () => {
  const { ajuNumber } = await sent();
  await open(ajuNumber);
  await screen.findByRole('heading', { level: 1, name: 'Detail PPFTZ' });
  await screen.findByText('Penerimaan');
  const recipient = await part('Penerima');
  for (const text of ['Ratna Dewi', 'NPWP', 'Jl. Raja Ali Haji 7, Batam']) within(recipient).getByText(text);
  within(await part('Pengangkutan')).getByText('KM Kelud');
  expect(screen.queryByRole('region', { name: 'Kuasa' })).toBeNull();

  const documents = await part('Dokumen');
  within(documents).getByText('SKP-1');
  within(documents).getByRole('button', { name: /^Lihat berkas .*kk/ });
  const goods = within(await part('Barang')).getByRole('table');
  const [, article] = within(goods).getAllByRole('row');
  // 1,500,000 at 7.5, 11 and 2.5 percent.
  const cells = (article ? cellsOf(article) : []).join(' ');
  for (const text of ['112.500', '177.375', '40.313']) expect(cells).toContain(text);
  within(await part('Kemasan')).getByRole('rowheader', { name: '3' });
  await within(await part('Kontainer')).findByText('Belum ada kontainer.');
  within(await part('Respon')).getByRole('button', { name: 'Unduh PPFTZ' });
});

it('shows a proxy where there is one', async () => {
  const record = await ppjk.begin('2');
  await ppjk.save(record.id, { hasProxy: true, proxyName: 'Andi Kuasa' });
  await open(record.ajuNumber);
  within(await part('Kuasa')).getByText('Andi Kuasa');
});

it('opens a file above the page, and shows why another failed', async () => {
  const { ajuNumber } = await sent();
  const { file_kk } = await ppjk.detail(ajuNumber);
  await open(ajuNumber);
  const file = `file/ppftz/${ajuNumber}/${encodeURIComponent(file_kk ?? '')}`;
  portal.breakCalls(file);
  await userEvent.click(
    await within(await part('Dokumen')).findByRole('button', { name: `Lihat berkas ${file_kk}` }),
  );
  const dialog = await screen.findByRole('dialog', { name: file_kk ?? '' });
  await within(dialog).findByText('Terjadi kesalahan di server.');
  portal.repair();
  // happy-dom cannot show a PDF.
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:uji');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Coba lagi' }));
  await within(dialog).findByRole('button', { name: 'Unduh' });
});

it('shows officers’ notes above the page, and shows a message when there are none', async () => {
  const { ajuNumber } = await sent();
  await open(ajuNumber);
  await userEvent.click(await screen.findByRole('button', { name: 'Catatan' }));
  const dialog = await screen.findByRole('dialog', { name: 'Catatan petugas' });
  await within(dialog).findByText('Belum ada catatan petugas.');
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Tutup' })[0] ?? dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('saves a response, and shows beside it why another failed', async () => {
  const { id, ajuNumber } = await sent();
  await billPpftz(portal.server, id);
  const { encodedId } = await ppjk.detail(ajuNumber);
  await open(ajuNumber);
  const responses = within(await part('Respon'));
  portal.breakCalls(`ppftz/pdf/ppftz/${encodedId}`);
  await userEvent.click(responses.getByRole('button', { name: 'Unduh PPFTZ' }));
  await responses.findByText('Terjadi kesalahan di server.');
  portal.repair();
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:uji');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await userEvent.click(responses.getByRole('button', { name: 'Unduh Kode Billing' }));
  await waitFor(() => expect(saved).toEqual(['Billing 620261.pdf']));
});

it('leads back to the list as it was left', async () => {
  const { ajuNumber } = await sent();
  await open(ajuNumber);
  const back = await screen.findByRole('link', { name: 'Kembali' });
  expect(back.getAttribute('href')).toBe('#/ppftz/browse');
});

it('shows why the record could not be loaded, and fetches it again', async () => {
  const { ajuNumber } = await sent();
  portal.breakCalls(`ppftz/${ajuNumber}`, 'offline');
  await open(ajuNumber);
  await screen.findByRole('heading', { name: 'Aju tidak dapat dimuat' });
  portal.repair();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await part('Penerima');
});

it('shows why goods could not be loaded, beside what did', async () => {
  const { id, ajuNumber } = await sent();
  portal.breakCalls(`ppftz/barang/${id}`);
  await open(ajuNumber);
  await part('Penerima');
  await screen.findByRole('heading', { name: 'Aju tidak dapat dimuat' });
  portal.repair();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await part('Barang');
});

it('shows a message for a record without its number, and opens the dashboard', async () => {
  const { ajuNumber } = await sent();
  portal.changeAnswers(`ppftz/${ajuNumber}`, (answer) => ({ ...answer, no_aju: '' }));
  await open(ajuNumber);
  await waitFor(() => expect(location.hash).toBe('#/dashboard'));
  await screen.findAllByText(/^Terjadi kesalahan yang tidak terduga/);
});

it.each(['importir', 'tps'])('is closed to %s', async (user) => {
  const { ajuNumber } = await sent();
  await open(ajuNumber, user);
  await screen.findByRole('heading', { name: 'Akses ditolak' });
  expect(portal.calls).not.toContain(`GET ppftz/${ajuNumber}`);
});

it('shows what the company has to do now, and lets it do that', async () => {
  const { id, ajuNumber } = await ppjk.beginFilled();
  const office = (...words: string[]) =>
    giveCommand(portal.server, 'ppftz', ...words, '--officer', 'Sri Wahyuni');
  await ppjk.send(id);
  await office('bill', ajuNumber, '--code', '620261123000001');
  await portal.open(`/ppftz/browse/${ajuNumber}`, 'ppjk');
  await screen.findByText('Menunggu pembayaran');
  expect(screen.getAllByText(/620261123000001/).length).toBeGreaterThan(1);
  await userEvent.click(screen.getByRole('button', { name: 'Rekam Bukti Bayar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rekam Bukti Bayar' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^No/ }), 'A1B2C3D4E5F6G7H8');
  await userEvent.type(dialog.getByRole('textbox', { name: /^(Tgl|Tanggal)/ }), '02-03-2026');
  await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
  await screen.findByText('Bukti bayar sudah direkam');
  await office('pay', ajuNumber);
  await office('hold', ajuNumber, '--reason', 'Menunggu laboratorium.');
  cleanup();
  await portal.open(`/ppftz/browse/${ajuNumber}`, 'ppjk');
  await screen.findByText('Barang ditahan kantor');
  screen.getByText('Alasan: Menunggu laboratorium.');
  await office('reject', ajuNumber, '--reason', 'Rekomendasi tidak sesuai.');
  cleanup();
  await portal.open(`/ppftz/browse/${ajuNumber}`, 'ppjk');
  await screen.findByText('Alasan: Rekomendasi tidak sesuai.');
  expect(screen.getByRole('link', { name: 'Rekam aju baru' }).getAttribute('href')).toBe('#/ppftz/perekaman');
});

it('answers what an officer asks', async () => {
  const { ajuNumber } = await sent();
  const by = ['--officer', 'Rina'];
  await giveCommand(portal.server, 'ppftz', 'ask', ajuNumber, '--text', 'Kirim surat pindah.', ...by);
  await open(ajuNumber);
  await userEvent.click(await screen.findByRole('button', { name: 'Jawab' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Jawab pertanyaan petugas' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Jawaban/ }), 'Surat asli di kantor.');
  await userEvent.click(dialog.getByRole('button', { name: 'Kirim jawaban' }));
  await screen.findByRole('button', { name: 'Tambah jawaban' });
  expect(await giveCommand(portal.server, 'ppftz', 'show', ajuNumber)).toContain('Surat asli di kantor.');
});
