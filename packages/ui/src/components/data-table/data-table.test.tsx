import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import type { TableColumn } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { BrowserListProps } from './data-table-props.ts';
import type { TableFilter } from './filter.ts';
import { CellNote, RowLink } from './row-parts.tsx';
import { initialTableState, type TableState } from './table-state.ts';

interface Permit {
  id: number;
  number: string;
  company: string;
}

const columns: readonly TableColumn<Permit>[] = [
  {
    id: 'number',
    head: 'No. permohonan',
    cell: (row) => row.number,
    sortValue: (row) => row.number,
    searchText: (row) => row.number,
    card: 'title',
  },
  {
    id: 'company',
    head: 'Perusahaan',
    cell: (row) => row.company,
    sortValue: (row) => row.company,
    searchText: (row) => row.company,
  },
];
const permits: readonly Permit[] = Array.from({ length: 23 }, (_, id) => ({
  id,
  number: `${String(id).padStart(3, '0')}/SNB`,
  company: id % 2 ? 'PT Ganjil' : 'PT Genap',
}));

const show = (props: Partial<BrowserListProps<Permit>> = {}) =>
  render(
    <DataTable
      caption="Pengajuan"
      columns={columns}
      rows={permits}
      rowId={(row) => row.id}
      searchLabel="Cari pengajuan"
      {...props}
    />,
  );
const identities = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);
const head = (name: string) => screen.getByRole('columnheader', { name });
const search = () => screen.getByRole('searchbox', { name: 'Cari pengajuan' });

describe('DataTable', () => {
  conforms((props) => (
    <DataTable
      caption="Pengajuan"
      columns={columns}
      rows={permits}
      rowId={(row: Permit) => row.id}
      {...props}
    />
  ));

  it('shows the first page in the given order of the rows', () => {
    show();
    expect(identities()).toHaveLength(10);
    expect(identities()[0]).toBe('000/SNB');
    expect(head('No. permohonan').ariaSort).toBeNull();
  });

  it('scrolls the marked row into view, and again when it moves', async () => {
    const far = (current: number) => (
      <div style={{ paddingBlock: '3000px' }}>
        <DataTable
          caption="Pengajuan"
          columns={columns}
          rows={permits}
          rowId={({ id }) => id}
          current={current}
        />
      </div>
    );
    const { rerender } = render(far(2));
    const inSight = () => {
      const { top, bottom } = document.querySelector('tr[aria-current]')?.getBoundingClientRect() ?? {};
      return top !== undefined && bottom !== undefined && top >= 0 && bottom <= innerHeight;
    };
    await waitFor(() => expect(inSight()).toBe(true));
    scrollTo(0, 0);
    expect(inSight()).toBe(false);
    rerender(far(7));
    await waitFor(() => expect(inSight()).toBe(true));
  });

  it('moves the focus from a heading out of view to the marked row, and no other focus', async () => {
    const far = (current?: number) => (
      <>
        <h1 tabIndex={-1}>Pengajuan</h1>
        <input aria-label="Cari" />
        <div style={{ paddingBlock: '3000px' }}>
          <DataTable
            caption="Pengajuan"
            columns={columns}
            rows={permits}
            rowId={({ id }) => id}
            actions={({ id }) => <button type="button">Detail {id}</button>}
            {...(current === undefined ? {} : { current })}
          />
        </div>
      </>
    );
    const { rerender } = render(far());
    const field = screen.getByRole('textbox', { name: 'Cari' });
    field.focus();
    rerender(far(2));
    await waitFor(() => expect(scrollY).toBeGreaterThan(1000));
    expect(document.activeElement).toBe(field);
    screen.getByRole('heading', { level: 1 }).focus();
    scrollTo(0, 0);
    rerender(far(7));
    const detail = screen.getByRole('button', { name: 'Detail 7' });
    await waitFor(() => expect(document.activeElement).toBe(detail));
  });

  it('sorts by a header, then in reverse, and announces it', async () => {
    show();
    const press = () => userEvent.click(within(head('No. permohonan')).getByRole('button'));
    await press();
    expect(head('No. permohonan').ariaSort).toBe('ascending');
    await press();
    expect(head('No. permohonan').ariaSort).toBe('descending');
    expect(identities()[0]).toBe('022/SNB');
    expect(
      screen.getByRole('table', { name: 'Pengajuan, diurutkan menurut No. permohonan, turun' }),
    ).toBeTruthy();
  });

  it('refuses a search without any column to search in, and a list without a search needs none', () => {
    const unsearched = columns.map(({ searchText: _, ...column }) => column);
    expect(() => show({ columns: unsearched })).toThrow('no column has a searchText');
    render(<DataTable caption="Pengajuan" columns={unsearched} rows={permits} rowId={({ id }) => id} />);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(identities()).toHaveLength(10);
  });

  it('announces how many rows a search has found', async () => {
    show();
    await userEvent.type(search(), 'ganjil');
    expect(screen.getByRole('status').textContent).toBe('11 dari 23 baris, halaman 1');
    expect(identities()).toHaveLength(10);
  });

  it('goes back to the first page when the search changes', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Halaman 3' }));
    expect(identities()).toHaveLength(3);
    await userEvent.type(search(), '00');
    expect(identities()[0]).toBe('000/SNB');
  });

  it('keeps the first row on the page when the page size changes', async () => {
    show({ defaultState: { page: 3 } });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Baris per halaman' }), '25');
    expect(identities()).toHaveLength(23);
  });

  it('shows the last page when the requested page does not exist', () => {
    show({ defaultState: { page: 99 } });
    expect(identities()).toEqual(['020/SNB', '021/SNB', '022/SNB']);
  });

  it('leaves its state to a caller that controls it', async () => {
    const states: TableState[] = [];
    const state: TableState = { ...initialTableState, page: 2 };
    show({ state, onStateChange: (next) => states.push(next) });
    await userEvent.click(screen.getByRole('button', { name: 'Halaman 3' }));
    expect(states).toEqual([{ ...state, page: 3 }]);
    expect(identities()[0]).toBe('010/SNB');
  });

  it('names the query that found nothing, and clears it together with the filters of the caller', async () => {
    let cleared = 0;
    show({ onClearFilters: () => cleared++, ownFiltered: true });
    await userEvent.type(search(), 'PLB');
    expect(screen.getByRole('heading', { name: 'Tidak ada hasil untuk “PLB”' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus saringan' }));
    expect(cleared).toBe(1);
    expect(identities()).toHaveLength(10);
  });

  it('offers to clear the filters of the caller when they hide every row', () => {
    show({ rows: [], ownFiltered: true });
    expect(screen.getByRole('button', { name: 'Hapus saringan' })).toBeTruthy();
  });

  it('shows that there is nothing yet, with the next step', () => {
    show({ rows: [], empty: { heading: 'Belum ada pengajuan', action: <a href="#/baru">Tambah</a> } });
    expect(screen.getByRole('heading', { name: 'Belum ada pengajuan' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Tambah' })).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is busy while the rows load, with as many skeleton rows as expected', () => {
    const { container } = show({ rows: undefined });
    expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Memuat data…');
    expect(screen.getAllByRole('row')).toHaveLength(1 + 10);
  });

  it('keeps the old rows while newer ones are loading', () => {
    const { container } = show({ busy: true });
    expect(container.firstElementChild?.getAttribute('aria-busy')).toBe('true');
    expect(identities()).toHaveLength(10);
  });

  it('shows what failed and tries again', async () => {
    let tries = 0;
    show({ rows: undefined, error: 'Koneksi terputus.', onRetry: () => tries++ });
    expect(screen.getByRole('alert').textContent).toContain('Koneksi terputus.');
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(tries).toBe(1);
  });

  it('keeps the old rows when newer ones could not be loaded', () => {
    show({ error: 'Koneksi terputus.' });
    expect(screen.getByRole('alert').textContent).toContain('Data terbaru tidak dapat dimuat');
    expect(identities()).toHaveLength(10);
  });

  it('puts actions at the end of each row and marks the selected one', () => {
    show({
      actions: (row) => <button type="button">{`Hapus ${row.number}`}</button>,
      current: 1,
    });
    expect(screen.getByRole('columnheader', { name: 'Aksi' })).toBeTruthy();
    const row = screen.getByRole('row', { current: true });
    expect(within(row).getByRole('button', { name: 'Hapus 001/SNB' })).toBeTruthy();
  });
});

const size: TableFilter<Permit> = {
  id: 'kelompok',
  label: 'Kelompok',
  all: 'Semua kelompok',
  options: [
    { value: 'ganjil', label: 'Ganjil' },
    { value: 'genap', label: 'Genap' },
    { value: 'nol', label: 'Nol' },
  ],
  optionOf: (row) => (row.id % 2 ? 'ganjil' : 'genap'),
};
const selects = [size];
const tabs = [{ ...size, drawn: 'tabs' as const }];
const choose = (name: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kelompok' }), name);

describe('filters of a DataTable', () => {
  it('do not count rows that could not be loaded', () => {
    show({ filters: tabs, rows: undefined, error: 'Koneksi terputus.' });
    const group = within(screen.getByRole('group', { name: 'Kelompok' }));
    expect(group.getAllByRole('button').map(({ textContent }) => textContent?.trim())).toEqual([
      'Semua kelompok',
      'Ganjil',
      'Genap',
      'Nol',
    ]);
  });

  it('hide rows, start on the first page, and are announced', async () => {
    show({ filters: selects, defaultState: { page: 2 } });
    await choose('Ganjil');
    expect(identities()[0]).toBe('001/SNB');
    expect(screen.getByRole('status').textContent).toBe('11 dari 23 baris, halaman 1');
    await choose('Semua kelompok');
    expect(screen.getByRole('status').textContent).toBe('23 baris, halaman 1');
  });

  it('are part of the state', async () => {
    const states: TableState[] = [];
    const state: TableState = { ...initialTableState, filters: { kelompok: 'genap' }, page: 2 };
    show({ filters: selects, state, onStateChange: (next) => states.push(next) });
    expect(identities()).toEqual(['020/SNB', '022/SNB']);
    await choose('Ganjil');
    await choose('Semua kelompok');
    expect(states).toEqual([
      { ...state, filters: { kelompok: 'ganjil' }, page: 1 },
      { ...state, filters: {}, page: 1 },
    ]);
  });

  it('hide nothing for an unknown value', () => {
    show({ filters: selects, defaultState: { filters: { kelompok: 'toString', lain: 'x' } } });
    expect(screen.getByRole('status').textContent).toBe('23 baris, halaman 1');
  });

  it('are cleared together with the search', async () => {
    show({ filters: selects, defaultState: { query: 'PLB', filters: { kelompok: 'genap' } } });
    await userEvent.click(screen.getByRole('button', { name: 'Hapus saringan' }));
    expect(screen.getByRole('status').textContent).toBe('23 baris, halaman 1');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kelompok' }).value).toBe('');
  });

  it('show that they alone hide every row', async () => {
    show({ filters: selects });
    await choose('Nol');
    expect(screen.getByRole('heading', { name: 'Tidak ada baris yang cocok dengan saringan' })).toBeTruthy();
  });

  it('as tabs show the number of rows of each option, whatever the search', async () => {
    show({ filters: tabs });
    await userEvent.type(search(), '00');
    const group = within(screen.getByRole('group', { name: 'Kelompok' }));
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Semua kelompok 23',
      'Ganjil 11',
      'Genap 12',
      'Nol 0',
    ]);
    await userEvent.click(group.getByRole('button', { name: 'Ganjil 11' }));
    expect(identities()).toEqual(['001/SNB', '003/SNB', '005/SNB', '007/SNB', '009/SNB']);
    expect(group.getByRole('button', { pressed: true }).textContent).toBe('Ganjil 11');
  });
});

describe('parts of a row', () => {
  conforms((props) => (
    <RowLink href="#/detail" {...props}>
      118/SNB
    </RowLink>
  ));
  conforms((props) => <CellNote {...props}>Wajib</CellNote>);
});
