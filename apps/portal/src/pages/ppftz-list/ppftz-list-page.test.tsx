import { addPpftz } from '@pabean/server/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

let portal: TestPortal;

beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.close());

async function add(record: object = {}, said?: string) {
  const { id: accountId, company_id: companyId } = await portal.server.store.db
    .selectFrom('account')
    .select(['id', 'company_id'])
    .where('username', '=', 'ppjk')
    .executeTakeFirstOrThrow();
  return addPpftz(portal.server.store, { accountId, companyId }, record, said);
}
const open = (search = '') => portal.open(`/ppftz/browse${search}`, 'ppjk');
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

it('shows what was sent in the documented columns', async () => {
  await add({
    ...{ recipient: 'Ratna', kind: '2', status: '115', aju_number: '1'.repeat(26) },
    ...{ registration_number: '000077', registration_date: '2026-03-01' },
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
  portal.mend();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Coba lagi' }));
  await within(await dialog()).findByText('Belum ada catatan petugas.');
});

it('says so when nothing was sent', async () => {
  await open();
  await screen.findByText('Belum ada aju yang dikirim');
});
