import { addPpftz, billPpftz } from '@pabean/server/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

// Lazy on the page; here it is loaded before the first test.
import '../../ppftz/proof.tsx';
import './responses.tsx';

let portal: TestPortal;

beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => {
  vi.restoreAllMocks();
  return portal.close();
});

async function add(record: object = {}, note?: string) {
  const { id: accountId, company_id: companyId } = await portal.server.store.db
    .selectFrom('account')
    .select(['id', 'company_id'])
    .where('username', '=', 'ppjk')
    .executeTakeFirstOrThrow();
  return addPpftz(portal.server.store, { accountId, companyId }, record, note);
}
const open = (search = '') => portal.open(`/ppftz/browse${search}`, 'ppjk');
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

it('shows what was sent in the documented columns', async () => {
  await add({
    recipient: 'Ratna',
    kind: '2',
    status: '115',
    aju_number: '1'.repeat(26),
    registration_number: '000077',
    registration_date: '2026-03-01',
  });
  await add({ recipient: 'Draf', status: '100' });
  await open();
  const row = await rowOf('Ratna');
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads.slice(0, 5)).toEqual([
    ...['No. Aju', 'No. Daftar', 'Nama Penerima', 'Jenis Pengajuan', 'Status'],
  ]);
  for (const text of ['000077', '01-03-2026', 'Kendaraan Bermotor', 'Menunggu Pembayaran'])
    expect(row.textContent).toContain(text);
  expect(screen.queryByText('Draf')).toBeNull();
  expect(
    within(row)
      .getByRole('link', { name: /^Detail aju/ })
      .getAttribute('href'),
  ).toBe(`#/ppftz/browse/${'1'.repeat(26)}`);
});

it('filters by the statuses from 110 on and by kind, and finds both again in the address', async () => {
  await add({ recipient: 'Ratna', kind: '1', status: '150' });
  await add({ recipient: 'Budi', kind: '2', status: '150' });
  await add({ recipient: 'Sari', kind: '2', status: '110' });
  await open();
  await rowOf('Sari');
  const filter = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  await waitFor(() =>
    expect([...filter('Status').options].map(({ text }) => text)).toEqual([
      ...['Semua status', 'Penerimaan', 'Menunggu Pembayaran', 'Pembayaran Diterima'],
      ...['Pemeriksaan Fisik', 'Ditolak', 'SPPB', 'Dikembalikan untuk Perbaikan'],
    ]),
  );
  await userEvent.selectOptions(filter('Status'), 'SPPB');
  await userEvent.selectOptions(filter('Jenis Aju'), 'Kendaraan Bermotor');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Ratna|Sari/ })).toBeNull());
  await rowOf('Budi');
  await waitFor(() => expect(location.hash).toContain('status=150'));
  expect(location.hash).toContain('jenis=2');
});

it('shows officers’ notes in a dialog that may be empty, or fail and be tried again', async () => {
  await add({ recipient: 'Ratna' }, 'Segel cocok.');
  await add({ recipient: 'Budi' });
  await open();
  await userEvent.click(within(await rowOf('Ratna')).getByRole('button', { name: /^Catatan petugas/ }));
  const dialog = () => screen.findByRole('dialog', { name: 'Catatan petugas' });
  await within(await dialog()).findByText('Segel cocok.');
  await userEvent.keyboard('{Escape}');
  portal.breakCalls('catatan');
  await userEvent.click(within(await rowOf('Budi')).getByRole('button', { name: /^Catatan petugas/ }));
  await within(await dialog()).findByText('Terjadi kesalahan di server.');
  portal.repair();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Coba lagi' }));
  await within(await dialog()).findByText('Belum ada catatan petugas.');
});

it('offers the responses of a status, saves one, and shows beside it why another failed', async () => {
  await billPpftz(portal.server, await add({ recipient: 'Ratna', aju_number: '1'.repeat(26) }));
  await add({ recipient: 'Budi', status: '110' });
  await open();
  const openFor = async (name: string) => {
    await userEvent.click(within(await rowOf(name)).getByRole('button', { name: /^Unduh respon aju/ }));
    return screen.findByRole('dialog', { name: 'Unduh respon' });
  };
  const named = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('listitem')
      .map((item) => item.firstElementChild?.textContent);
  expect(named(await openFor('Budi'))).toEqual(['Respon Penerimaan', 'PPFTZ']);
  await userEvent.keyboard('{Escape}');
  const dialog = await openFor('Ratna');
  expect(named(dialog)).toEqual(['Respon Penerimaan', 'PPFTZ', 'Kode Billing']);

  const file = `file/ppftz/${'1'.repeat(26)}/Billing%20620261.pdf`;
  const save = within(dialog).getByRole('button', { name: 'Unduh Kode Billing' });
  portal.breakCalls(file);
  await userEvent.click(save);
  await within(dialog).findByText('Terjadi kesalahan di server.');
  portal.repair();
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:uji');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await userEvent.click(save);
  await waitFor(() => expect(saved).toEqual(['Billing 620261.pdf']));
  expect(within(dialog).queryByText('Terjadi kesalahan di server.')).toBeNull();
});

it('records how a record was paid only while that is waited for, and begins with it the next time', async () => {
  await billPpftz(portal.server, await add({ recipient: 'Ratna' }));
  await add({ recipient: 'Budi', status: '116' });
  await open();
  const proofOf = async (name: string) =>
    within(await rowOf(name)).queryByRole('button', { name: /^Rekam bukti bayar aju/ });
  expect(await proofOf('Budi')).toBeNull();
  const openProof = async () => {
    await userEvent.click((await proofOf('Ratna')) ?? expect.fail('no payment'));
    const dialog = await screen.findByRole('dialog', { name: 'Rekam Bukti Bayar' });
    return { dialog, number: await within(dialog).findByLabelText<HTMLInputElement>('Nomor NTPN') };
  };
  const { dialog, number } = await openProof();
  within(dialog).getByText('620261');
  fireEvent.change(number, { target: { value: '0a1b 2c3d 4e5f 6789' } });
  fireEvent.change(within(dialog).getByLabelText('Tanggal NTPN'), { target: { value: '02-03-2026' } });
  portal.breakCalls('ppftz/billing', 'offline');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  await within(dialog).findByText(/^Server tidak dapat dihubungi/);
  expect(number.value).toBe('0a1b 2c3d 4e5f 6789');
  portal.repair();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Simpan' }));
  await screen.findAllByText('Berhasil Menyimpan');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await openProof();
  await waitFor(() => expect(again.number.value).toBe('0A1B2C3D4E5F6789'));
  within(again.dialog).getByText('Menyimpan lagi menggantikan bukti bayar yang lama.');
});

it('shows a message when nothing was sent', async () => {
  await open();
  await screen.findByText('Belum ada aju yang dikirim');
});
