import { addLetter, letterLine } from '@pabean/server/testing';
import { dataTable } from '@pabean/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTestPortal, type TestPortal } from '../../testing/open-portal.tsx';

let portal: TestPortal;

beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.close());

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function release(number: string, letter: object = {}, lines?: ReturnType<typeof letterLine>[]) {
  const { store } = portal.server;
  const { company_id } = await store.db
    .selectFrom('account')
    .select('company_id')
    .where('username', '=', 'importir')
    .executeTakeFirstOrThrow();
  return addLetter(store, company_id, { number, due_date: inDays(30), ...letter }, lines);
}
const open = (search = '') => portal.open(`/sppbmcp/listsppbmcp${search}`);
const rowOf = (number: string) => screen.findByRole('row', { name: new RegExp(number) });
const numbers = () => screen.getAllByRole('rowheader').map((head) => head.textContent);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

it('shows the letters in the documented columns, the latest first', async () => {
  await release('001/K', { date: '2026-02-14', total: 5_418_792, line_count: 1_204, billing_code: '62026' });
  await release('002/K', { date: '2026-02-15' });
  await open();
  await rowOf('001/K');
  const letters = dataTable(/SPPBMCP/);
  expect(letters.columns()).toEqual([
    ...['No. SPPBMCP kolektif', 'Tgl. SPPBMCP', 'Jumlah CN', 'Kode billing', 'Total tagihan', 'Jatuh tempo'],
  ]);
  expect(letters.rows()).toMatchObject([
    { 'No. SPPBMCP kolektif': '002/K', 'Tgl. SPPBMCP': '15-02-2026' },
    {
      'Tgl. SPPBMCP': '14-02-2026',
      'Jumlah CN': '1.204',
      'Kode billing': '62026',
      'Total tagihan': 'Rp 5.418.792',
    },
  ]);
});

it('shows in words what is due, and what is past its due date, at the day and at the total', async () => {
  await release('LAMA', { due_date: inDays(-2) });
  await release('SEGERA', { due_date: inDays(2) });
  await release('NANTI', { due_date: inDays(20) });
  await open();
  const showsTwice = async (number: string, words: string) =>
    expect(within(await rowOf(number)).getAllByText(words)).toHaveLength(2);
  await showsTwice('LAMA', 'Lewat jatuh tempo');
  await showsTwice('SEGERA', 'Segera jatuh tempo');
  expect((await rowOf('NANTI')).textContent).not.toMatch(/lewat|segera/i);
});

it('asks the server for every search, order and page, and keeps them in the address', async () => {
  for (let serial = 10; serial < 35; serial++) await release(`${serial}/K`, { total: 1_000 - serial });
  await open();
  await screen.findByText('25 baris, halaman 1');
  await press('Berikutnya');
  await screen.findByText('25 baris, halaman 2');
  await press('Terakhir');
  await screen.findByText('25 baris, halaman 3');
  await dataTable(/SPPBMCP/).sort('Total tagihan');
  await waitFor(() => expect(numbers()[0]).toBe('34/K'));
  expect(portal.calls).toContain('POST sppbmcp/list?page=3');
  await waitFor(() => expect(location.hash).toContain('urut=total'));
  await userEvent.type(screen.getByRole('searchbox', { name: 'Cari SPPBMCP' }), '17/k{Enter}');
  await waitFor(() => expect(numbers()).toEqual(['17/K']));
});

it('opens an address with an order that letters do not have', async () => {
  await release('001/K');
  await open('?urut=-password&baris=25&hal=9');
  await rowOf('001/K');
});

it('opens a letter to its lines, which have their own pages', async () => {
  const lines = Array.from({ length: 12 }, (_, index) => letterLine(index + 1, { aju_number: 'SAMA' }));
  await release('001/K', {}, lines);
  await open();
  await rowOf('001/K');
  const toggle = screen.getByRole('button', { name: 'Rincian SPPBMCP 001/K' });
  await userEvent.click(toggle);
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  const table = await screen.findByRole('table', { name: 'Rincian SPPBMCP 001/K' });
  await within(table).findByText('CN-1');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual([
    ...[
      'No. aju',
      'ID pemberitahu',
      'No. SPPBMCP',
      'Tgl. surat',
      'BM',
      'PPN',
      'PPh',
      'PPnBM',
      'BMTP',
      'Total',
    ],
    ...['No. barang', 'Tgl. house BL/AWB', 'Kode gudang', 'No. kantong', 'Kode jenis PIBK'],
  ]);
  const [first] = within(table).getAllByRole('row').slice(1);
  for (const text of ['7.500', '11.000', '18.500', '27-02-2026', 'BTA1', 'Barang Kiriman Melalui PJT'])
    expect(first?.textContent).toContain(text);
  const inner = document.getElementById(toggle.getAttribute('aria-controls') ?? '') as HTMLElement;
  await userEvent.click(within(inner).getByRole('button', { name: 'Berikutnya' }));
  await within(inner).findByText('CN-12');
  expect(portal.calls).toContain('POST sppbmcp/listdtl?page=2');
});

it('shows why lines could not be loaded, and tries again', async () => {
  await release('001/K');
  await open();
  await rowOf('001/K');
  portal.breakCalls('sppbmcp/listdtl');
  await press('Rincian SPPBMCP 001/K');
  await screen.findByText('Terjadi kesalahan di server.');
  portal.repair();
  await press('Coba lagi');
  await screen.findByText('CN-1');
});

it('copies a billing code, and says so', async () => {
  await release('001/K', { billing_code: '620260301000777' });
  const user = userEvent.setup();
  await open();
  const row = within(await rowOf('001/K'));
  await user.click(row.getByRole('button', { name: /^Salin/ }));
  expect(await navigator.clipboard.readText()).toBe('620260301000777');
  await waitFor(() => expect(row.getByRole('status').textContent).toBeTruthy());
});

it('saves the spreadsheet of a letter under its name, and reports a failure', async () => {
  await release('001/K/2026');
  await open();
  await rowOf('001/K/2026');
  portal.breakCalls('sppbmcp/download');
  const button = 'Unduh XLSX SPPBMCP 001/K/2026';
  await press(button);
  await screen.findByText('Berkas tidak dapat diunduh');
  portal.repair();
  const saved: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:uji');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await press('Coba lagi');
  await waitFor(() => expect(saved).toEqual(['SPPBMCP 001-K-2026.xlsx']), { timeout: 10_000 });
  vi.restoreAllMocks();
});

it('has a dialog for notes, which shows that there are none', async () => {
  await release('001/K');
  await open();
  await rowOf('001/K');
  await press('Catatan SPPBMCP 001/K');
  const dialog = within(screen.getByRole('dialog', { name: 'Catatan SPPBMCP' }));
  expect(dialog.getByText('Tidak ada catatan untuk SPPBMCP ini.')).toBeTruthy();
  expect(dialog.getByText('001/K')).toBeTruthy();
});

it('follows no address of a hostile answer: only its page is asked for, of the call itself', async () => {
  for (let serial = 10; serial < 22; serial++) await release(`${serial}/K`);
  const evil = 'https://jahat.example/curi?page=2&token=';
  portal.changeAnswers('sppbmcp/list', (answer) => ({
    ...answer,
    first_page_url: evil,
    prev_page_url: evil,
    next_page_url: evil,
    last_page_url: evil,
    // Then the number of pages is in the addresses only.
    last_page: undefined,
    total: undefined,
  }));
  const elsewhere = vi.spyOn(globalThis, 'fetch');
  await open();
  await screen.findAllByText('Halaman 1 dari 2');
  await press('Berikutnya');
  await waitFor(() => expect(portal.calls).toContain('POST sppbmcp/list?page=2'));
  expect(portal.calls.filter((call) => /jahat|curi|token/.test(call))).toEqual([]);
  expect(elsewhere).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('shows a message when there is no letter', async () => {
  await open();
  await screen.findByText('Belum ada SPPBMCP');
});

it('is closed to type M', async () => {
  await portal.open('/sppbmcp/listsppbmcp', 'pindahan');
  await screen.findByRole('heading', { name: 'Akses ditolak' });
  expect(portal.calls.join()).not.toContain('sppbmcp');
});
