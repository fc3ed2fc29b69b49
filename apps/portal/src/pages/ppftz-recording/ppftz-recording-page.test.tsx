import { addPpftz } from '@pabean/server/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

// Lazy on the page; here it is loaded before the first test.
import './new-aju.tsx';

let portal: TestPortal;

beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.close());

async function add(user: string, record: object = {}, note?: string) {
  const { id: accountId, company_id: companyId } = await portal.server.store.db
    .selectFrom('account')
    .select(['id', 'company_id'])
    .where('username', '=', user)
    .executeTakeFirstOrThrow();
  return addPpftz(portal.server.store, { accountId, companyId }, record, note);
}
const open = (user = 'ppjk') => portal.open('/ppftz/perekaman', user);
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

it('shows what is recorded in the documented columns, and offers to delete only what was never sent', async () => {
  await add('ppjk', { status: '100', recipient: 'Ratna', kind: '2', aju_number: '1'.repeat(26) });
  await add('ppjk', { status: '190', recipient: 'Budi', aju_number: '2'.repeat(26) });
  await add('ppjk', { status: '110', recipient: 'Terkirim' });
  await open();
  const ratna = await rowOf('Ratna');
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads.slice(0, 4)).toEqual(['No. Aju', 'Nama Penerima', 'Jenis Aju', 'Status']);
  for (const text of ['Kendaraan Bermotor', 'Perekaman']) expect(ratna.textContent).toContain(text);
  expect(
    within(ratna)
      .getByRole('link', { name: /^Edit aju/ })
      .getAttribute('href'),
  ).toBe(`#/ppftz/perekaman/${'1'.repeat(26)}`);
  expect(within(ratna).getByRole('button', { name: /^Hapus aju/ })).toBeDefined();
  const budi = await rowOf('Budi');
  expect(budi.textContent).toContain('Dikembalikan untuk Perbaikan');
  expect(within(budi).queryByRole('button', { name: /^Hapus aju/ })).toBeNull();
  expect(screen.queryByText('Terkirim')).toBeNull();
});

it('begins one in a dialog, shows a message, and goes to it', async () => {
  await open('pindahan');
  await screen.findByText('Belum ada aju yang direkam');
  await userEvent.click(screen.getByRole('button', { name: 'New Aju' }));
  const dialog = await screen.findByRole('dialog', { name: 'New Aju' });
  await userEvent.click(await within(dialog).findByRole('radio', { name: 'Barang Pindahan' }));
  fireEvent.change(within(dialog).getByLabelText('Nama Penerima'), { target: { value: 'Ratna' } });
  fireEvent.change(within(dialog).getByLabelText('Nomor Identitas'), {
    target: { value: '1000000000000001' },
  });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Buat aju' }));
  await screen.findAllByText('Berhasil membuat aju baru');
  const { aju_number } = await portal.server.store.db
    .selectFrom('ppftz')
    .select('aju_number')
    .executeTakeFirstOrThrow();
  await waitFor(() => expect(location.hash).toBe(`#/ppftz/perekaman/${aju_number}`));
});

it('keeps what was typed when the server does not answer', async () => {
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'New Aju' }));
  const dialog = await screen.findByRole('dialog', { name: 'New Aju' });
  await userEvent.click(await within(dialog).findByRole('radio', { name: 'Kendaraan Bermotor' }));
  fireEvent.change(within(dialog).getByLabelText('Nama Penerima'), { target: { value: 'Budi' } });
  fireEvent.change(within(dialog).getByLabelText('Nomor Identitas'), {
    target: { value: '1000000000000001' },
  });
  portal.breakCalls('ppftz', 'offline');
  const make = within(dialog).getByRole('button', { name: 'Buat aju' });
  await userEvent.click(make);
  await within(dialog).findByText(/^Server tidak dapat dihubungi/);
  expect(within(dialog).getByLabelText<HTMLInputElement>('Nama Penerima').value).toBe('Budi');
  portal.repair();
  await userEvent.click(make);
  await screen.findAllByText('Berhasil membuat aju baru');
});

it('deletes one after asking, and shows why another cannot be', async () => {
  await add('ppjk', { status: '100', recipient: 'Ratna' });
  const id = await add('ppjk', { status: '100', recipient: 'Budi' });
  await open();
  await userEvent.click(within(await rowOf('Ratna')).getByRole('button', { name: /^Hapus aju/ }));
  const question = await screen.findByRole('alertdialog', { name: 'Hapus aju ini?' });
  within(question).getByText('Anda yakin akan menghapus nomor aju ini?');
  await userEvent.click(within(question).getByRole('button', { name: 'Hapus' }));
  await waitFor(() => expect(screen.queryByText('Ratna')).toBeNull());
  await userEvent.click(within(await rowOf('Budi')).getByRole('button', { name: /^Hapus aju/ }));
  // Sent from another tab meanwhile.
  await portal.server.store.write((trx) =>
    trx.updateTable('ppftz').set({ status: '110' }).where('id', '=', id).execute(),
  );
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Hapus' }),
  );
  await screen.findByText('Aju ini sudah dikirim, sehingga tidak dapat dihapus.');
});

it('shows what officers decided, with labels where there are some', async () => {
  const id = await add('ppjk', { status: '190', recipient: 'Ratna' }, 'Segel utuh.');
  await portal.server.store.write((trx) =>
    trx
      .insertInto('ppftz_decision')
      .values(
        ['T', 'X', 'Q'].map((decision, index) => ({
          id: `decision-${index}`,
          ppftz_id: id,
          officer: 'Sri',
          status: '190',
          decision,
          started_at: null,
          ended_at: `2026-03-03T0${index}:00:00.000Z`,
          remarks: null,
        })),
      )
      .execute(),
  );
  await open();
  await userEvent.click(within(await rowOf('Ratna')).getByRole('button', { name: /^Riwayat keputusan/ }));
  const table = await screen.findByRole('table', { name: 'Riwayat keputusan' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Rina.*Pemeriksaan Fisik.*Setuju.*02-03-2026.*Segel utuh\./),
    expect.stringContaining('Ditolak'),
    expect.stringContaining('Dikembalikan'),
    expect.stringContaining('Q'),
  ]);
});

it('shows why the list could not be loaded', async () => {
  portal.breakCalls('ppftz/perekaman');
  await open();
  await screen.findByText('Terjadi kesalahan di server.');
  portal.repair();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await screen.findByText('Belum ada aju yang direkam');
});

it('is closed to types N and S', async () => {
  await open('tps');
  await screen.findByRole('heading', { name: 'Akses ditolak' });
  expect(portal.calls).not.toContain('GET ppftz/perekaman');
});
