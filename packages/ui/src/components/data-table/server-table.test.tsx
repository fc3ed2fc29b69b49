import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import type { ServerColumn } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { ServerListProps, ServerPage } from './data-table-props.ts';
import { initialTableState, type TableState } from './table-state.ts';

interface Letter {
  id: number;
  number: string;
}

const columns: readonly ServerColumn<Letter>[] = [
  { id: 'number', head: 'No. SPPBMCP', cell: (row) => row.number, sortable: true, card: 'title' },
  { id: 'id', head: 'Urutan', cell: (row) => row.id, align: 'end' },
];
const letters: readonly Letter[] = Array.from({ length: 48 }, (_, id) => ({
  id,
  number: `${String(id).padStart(3, '0')}/SPPBMCP`,
}));

/** The answer of a server. */
function answer({ query, filters, sort, page, size }: TableState): ServerPage<Letter> {
  const found = letters
    .filter(({ number }) => number.includes(query))
    .filter(({ id }) => !filters.jenis || String(id % 2) === filters.jenis);
  const sorted = sort?.direction === 'descending' ? found.toReversed() : found;
  return {
    rows: sorted.slice((page - 1) * size, page * size),
    page,
    pageCount: Math.ceil(found.length / size),
    total: found.length,
  };
}

const still = () => {};
const base = {
  caption: 'SPPBMCP',
  columns,
  rowId: (row: Letter) => row.id,
  searchLabel: 'Cari SPPBMCP',
  onStateChange: still,
} as const;
const at = (page: number): TableState => ({ ...initialTableState, page });
const show = (props: Partial<ServerListProps<Letter>> = {}) =>
  render(<DataTable<Letter> {...base} page={answer(at(1))} state={at(1)} {...props} />);

/** A page with a list from a server, which answers later. */
function ServerList({
  requests,
  start,
  withTotal = true,
}: {
  requests: TableState[];
  start?: Partial<TableState>;
  withTotal?: boolean;
}) {
  const [state, setState] = useState<TableState>({ ...initialTableState, ...start });
  const [answered, setAnswered] = useState<{ to: TableState; page: ServerPage<Letter> }>();
  useEffect(() => {
    requests.push(state);
    const timer = setTimeout(() => setAnswered({ to: state, page: answer(state) }), 20);
    return () => clearTimeout(timer);
  }, [requests, state]);
  const page = answered && (withTotal ? answered.page : { ...answered.page, total: undefined });
  return (
    <DataTable {...base} page={page} state={state} onStateChange={setState} busy={answered?.to !== state} />
  );
}
const renderList = (props: Omit<Parameters<typeof ServerList>[0], 'requests'> = {}) => {
  const requests: TableState[] = [];
  render(<ServerList requests={requests} {...props} />);
  return requests;
};

const identities = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const announced = (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

describe('DataTable with pages from a server', () => {
  conforms((props) => (
    <DataTable<Letter> {...base} page={answer(at(1))} state={at(1)} onStateChange={still} {...props} />
  ));

  it('shows the answer of the server and the range of rows', () => {
    show({ page: answer(at(5)), state: at(5) });
    expect(identities()).toHaveLength(8);
    expect(screen.getByRole('status').textContent).toBe('48 baris, halaman 5');
    expect(screen.getByText('41–48').parentElement?.textContent).toBe('41–48 dari 48');
  });

  it('counts rows by the received ones, where the server has another page size', () => {
    const of15 = (page: number) => answer({ ...initialTableState, page, size: 15 });
    const { unmount } = show({ page: of15(2), state: at(2) });
    expect(screen.getByText('16–30')).toBeTruthy();
    unmount();
    show({ page: of15(4), state: at(4), sizes: [] });
    expect(screen.getByText('46–48')).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'Baris per halaman' })).toBeNull();
  });

  it('requests other pages', async () => {
    const requests = renderList();
    for (const name of ['Berikutnya', 'Terakhir', 'Sebelumnya', 'Pertama']) {
      await press(name);
      await waitFor(() => expect(screen.getByRole('region').ariaBusy).toBeNull());
    }
    expect(requests.map(({ page }) => page)).toEqual([1, 2, 5, 4, 1]);
  });

  it('keeps the old rows while the next page loads, and continues from the requested page', async () => {
    const requests = renderList();
    await announced('48 baris, halaman 1');
    await press('Berikutnya');
    expect(screen.getByRole('region').ariaBusy).toBe('true');
    expect(identities()[0]).toBe('000/SPPBMCP');
    expect(screen.getByText('1–10')).toBeTruthy();
    await press('Berikutnya');
    await announced('48 baris, halaman 3');
    expect(identities()[0]).toBe('020/SPPBMCP');
    expect(requests.at(-1)).toEqual(at(3));
  });

  it('requests an order, from the first page', async () => {
    const requests = renderList({ start: { page: 2 } });
    await press('No. SPPBMCP');
    await press('No. SPPBMCP');
    await waitFor(() => expect(identities()[0]).toBe('047/SPPBMCP'));
    expect(requests.at(-1)?.sort).toEqual({ column: 'number', direction: 'descending' });
    expect(requests.at(-1)?.page).toBe(1);
    expect(within(screen.getByRole('columnheader', { name: 'Urutan' })).queryByRole('button')).toBeNull();
  });

  it('requests a search once, after a pause in typing', async () => {
    const requests = renderList();
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Cari SPPBMCP' });
    await userEvent.type(field, '04');
    expect(field.value).toBe('04');
    await announced('9 baris, halaman 1');
    expect(requests.map(({ query }) => query)).toEqual(['', '04']);
  });

  it('requests at once on Enter, and when the field is cleared', async () => {
    const requests = renderList();
    await userEvent.type(screen.getByRole('searchbox'), '04{Enter}');
    expect(requests.at(-1)?.query).toBe('04');
    await press('Hapus pencarian');
    expect(requests.at(-1)?.query).toBe('');
  });

  it('names a search that found nothing, and clears it with the filters', async () => {
    const requests = renderList({ start: { query: 'PLB', filters: { jenis: '1' } } });
    expect(await screen.findByRole('heading', { name: 'Tidak ada hasil untuk “PLB”' })).toBeTruthy();
    await press('Hapus saringan');
    expect(requests.at(-1)).toEqual(initialTableState);
  });

  it('requests filters', async () => {
    const states: TableState[] = [];
    show({
      filters: [
        { id: 'jenis', label: 'Jenis', all: 'Semua jenis', options: [{ value: '1', label: 'Ganjil' }] },
        { id: 'bulan', label: 'Bulan', all: 'Semua', options: [], drawn: 'tabs', counts: { '': 48 } },
      ],
      state: at(3),
      onStateChange: (next) => states.push(next),
    });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Jenis' }), 'Ganjil');
    expect(states).toEqual([{ ...initialTableState, filters: { jenis: '1' } }]);
    expect(screen.getByRole('button', { name: 'Semua 48', pressed: true })).toBeTruthy();
  });

  it('goes to the last page when the requested page does not exist', async () => {
    const requests = renderList({ start: { page: 99 } });
    await announced('48 baris, halaman 5');
    expect(requests.map(({ page }) => page)).toEqual([99, 5]);
  });

  it('shows the number of pages where the server does not count rows', async () => {
    renderList({ start: { page: 2 }, withTotal: false });
    await announced('Halaman 2 dari 5');
    expect(within(screen.getByRole('region')).getAllByText('Halaman 2 dari 5')).toHaveLength(2);
  });

  it('is busy while the first page loads, shows what failed, and keeps old rows', () => {
    const { rerender } = show({ page: undefined });
    expect(screen.getByRole('status').textContent).toBe('Memuat data…');
    expect(screen.getAllByRole('row')).toHaveLength(1 + 10);
    rerender(<DataTable {...base} page={undefined} state={at(1)} error="Koneksi terputus." />);
    expect(screen.getByRole('alert').textContent).toContain('Koneksi terputus.');
    rerender(<DataTable {...base} page={answer(at(1))} state={at(2)} error="Koneksi terputus." />);
    expect(screen.getByRole('alert').textContent).toContain('Data terbaru tidak dapat dimuat');
    expect(identities()).toHaveLength(10);
    expect(screen.getByText('1–10')).toBeTruthy();
  });

  it('shows that there is nothing yet', () => {
    show({ page: { rows: [], page: 1, pageCount: 0, total: 0 }, empty: { heading: 'Belum ada SPPBMCP' } });
    expect(screen.getByRole('heading', { name: 'Belum ada SPPBMCP' })).toBeTruthy();
  });
});
