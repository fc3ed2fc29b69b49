import { npwpOf, samples } from '@pabean/server/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

let portal: TestPortal;

beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.close());

async function send(number: string, typed: object = {}, user = 'importir') {
  const token = await portal.server.signIn(user);
  const body = { ...samples.uploadManifest.input.body, npwp: npwpOf(user), number, ...typed };
  const { answer } = await portal.server.call('uploadManifest', { body }, token);
  if (!answer?.id) throw new Error('The manifest was refused.');
  portal.server.clock.advance(1);
  return answer.id;
}
const open = (search = '') => portal.open(`/rekonmanifes/browse${search}`);
const rowOf = (number: string) => screen.findByRole('row', { name: new RegExp(number) });
const numbers = () => screen.getAllByRole('rowheader').map((head) => head.textContent);

it('shows what was sent in the documented columns', async () => {
  await send('SMLU-1', { companyKind: '1', purpose: '2', date: '2026-02-14' });
  await send('SMLU-2');
  await portal.server.store.write((trx) =>
    trx.updateTable('manifest').set({ company_kind: '3' }).where('number', '=', 'SMLU-2').execute(),
  );
  await open();
  const row = await rowOf('SMLU-1');
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
  expect(heads.slice(0, 6)).toEqual([
    ...['Perusahaan', 'No. BL/AWB', 'Tgl. BL/AWB', 'Jenis pengirim', 'Jenis dokumen', 'Waktu kirim'],
  ]);
  const cells = ['PT importir', '14-02-2026', 'PJT', 'Dari Kawasan Bebas ke tempat lain dalam Daerah Pabean'];
  for (const text of cells) expect(row.textContent).toContain(text);
  expect((await rowOf('SMLU-2')).textContent).toContain('Bea Cukai');
  expect(numbers()).toEqual(['SMLU-1', 'SMLU-2']);
});

it('sorts by each of the six columns', async () => {
  await send('B-1', { companyKind: '1', purpose: '2', date: '2026-02-14' });
  await send('A-2', { companyKind: '2', purpose: '1', date: '2026-02-20' });
  await open();
  await rowOf('B-1');
  for (const [head, first] of [
    ['No. BL/AWB', 'A-2'],
    ['Tgl. BL/AWB', 'B-1'],
    ['Jenis pengirim', 'A-2'],
    ['Jenis dokumen', 'B-1'],
    ['Waktu kirim', 'B-1'],
    ['Perusahaan', 'B-1'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: head }));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: head }).getAttribute('aria-sort')).toBe('ascending'),
    );
    expect(numbers()[0]).toBe(first);
  }
});

it('shows a message when nothing was sent, and why the list could not be loaded', async () => {
  portal.breakCalls('rekonmanifes/browse');
  await open();
  await screen.findByText('Terjadi kesalahan di server.');
  portal.repair();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await screen.findByText('Belum ada BL/AWB yang dikirim');
  expect(screen.getByRole('link', { name: 'Tambah File' }).getAttribute('href')).toBe('#/rekonmanifes/add');
});

it('shows why it does not know whose list it is, and asks again', async () => {
  await send('SMLU-1');
  await portal.open('/dashboard');
  await screen.findByRole('heading', { level: 1 });
  portal.breakCalls('otentikasi/me');
  location.hash = '#/rekonmanifes/browse';
  await screen.findByText('Terjadi kesalahan di server.');
  portal.repair();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await rowOf('SMLU-1');
});

it('searches, and remembers the search over a visit to the form', async () => {
  await send('SMLU-1');
  await send('AWB-2');
  await open();
  await rowOf('SMLU-1');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cari BL/AWB' }), 'awb-2');
  await waitFor(() => expect(numbers()).toEqual(['AWB-2']));
  await userEvent.click(screen.getByRole('link', { name: 'Tambah File' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Kembali' }));
  await rowOf('AWB-2');
  expect(numbers()).toEqual(['AWB-2']);
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('awb-2');
});

it('saves the file of a row under its name, and reports a failure', async () => {
  const id = await send('SMLU-1');
  await open();
  const button = within(await rowOf('SMLU-1')).getByRole('button', { name: 'Unduh berkas BL/AWB SMLU-1' });
  const path = `file/rekonmanifes/${id}/BL-AWB%20SMLU-1.pdf`;
  portal.breakCalls(path);
  await userEvent.click(button);
  await screen.findByText('Berkas tidak dapat diunduh');
  portal.repair();
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:uji');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(saved).toEqual(['BL-AWB SMLU-1.pdf']));
  vi.restoreAllMocks();
  expect(portal.calls).toContain(`GET ${path}`);
});

it('shows when the office has received one', async () => {
  const id = await send('SMLU-1');
  const received = { received_at: '2026-03-02T03:00:00.000Z' };
  await portal.server.store.write((trx) =>
    trx.updateTable('manifest').set(received).where('id', '=', id).execute(),
  );
  await open();
  expect((await rowOf('SMLU-1')).textContent).toContain('Diterima 02-03-2026');
});

it('is closed to type M', async () => {
  await portal.open('/rekonmanifes/browse', 'pindahan');
  await screen.findByRole('heading', { name: 'Akses ditolak' });
  expect(portal.calls).not.toContain('POST rekonmanifes/browse');
});

it('a manifest that was sent is marked in the list, on its page', async () => {
  for (let count = 1; count <= 10; count++) await send(`LAMA-${count}`);
  await open();
  await rowOf('LAMA-2');
  await userEvent.click(screen.getByRole('link', { name: 'Tambah File' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Nomor BL/AWB' }), 'BARU-11');
  fireEvent.change(screen.getByRole('textbox', { name: 'Tanggal BL/AWB' }), {
    target: { value: '01-03-2026' },
  });
  const file = new File(['no_bl\nBARU-11'], 'manifes.csv', { type: 'text/csv' });
  await userEvent.upload(screen.getByLabelText(/^Berkas/), file);
  await userEvent.click(screen.getByRole('radio', { name: 'PJT' }));
  await userEvent.click(screen.getByRole('radio', { name: /^Dari luar/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Kirim' }));
  const dialog = await screen.findByRole('dialog', { name: 'Berhasil' });
  within(dialog).getByText('Manifes berhasil dikirim. Kantor akan mencocokkannya.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Buka Browse BL/AWB' }));
  const row = await rowOf('BARU-11');
  expect(row.getAttribute('aria-current')).toBe('true');
  expect(numbers()).toEqual(['BARU-11']);
  const stored = await portal.server.store.db.selectFrom('manifest').selectAll().execute();
  expect(stored).toHaveLength(11);
});
