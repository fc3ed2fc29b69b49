import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import type { ColumnBase } from './column.ts';
import { PlainTable, type PlainTableProps } from './plain-table.tsx';

interface Permit {
  id: number;
  number: string;
}

const columns: readonly ColumnBase<Permit>[] = [
  { id: 'number', head: 'No. permohonan', cell: ({ number }) => number, card: 'title' },
];
const permits: readonly Permit[] = Array.from({ length: 23 }, (_, id) => ({ id, number: `${id}/SNB` }));
const identities = () => screen.queryAllByRole('rowheader').map((cell) => cell.textContent);

describe('PlainTable', () => {
  const plain = (props: Partial<PlainTableProps<Permit>> = {}) =>
    render(
      <PlainTable caption="Pengajuan" columns={columns} rows={permits} rowId={(row) => row.id} {...props} />,
    );

  conforms((props) => (
    <PlainTable
      caption="Pengajuan"
      columns={columns}
      rows={permits}
      rowId={(row: Permit) => row.id}
      {...props}
    />
  ));

  it('shows every row, in the given order', () => {
    plain();
    expect(identities()).toEqual(permits.map(({ number }) => number));
    expect(screen.getByRole('status').textContent).toBe('23 baris');
  });

  it('has no search, sorting or pagination', () => {
    plain();
    for (const role of ['button', 'searchbox', 'combobox', 'navigation'])
      expect(screen.queryByRole(role)).toBeNull();
  });

  it('shows that it is loading, that there is nothing yet, and what failed', () => {
    const { unmount } = plain({ rows: undefined });
    expect(screen.getByRole('region', { name: 'Pengajuan' }).ariaBusy).toBe('true');
    unmount();
    const nothing = plain({ rows: [], empty: { heading: 'Belum ada pengajuan' } });
    expect(screen.getByRole('heading', { name: 'Belum ada pengajuan' })).toBeTruthy();
    nothing.unmount();
    plain({ rows: undefined, error: 'Koneksi terputus.' });
    expect(screen.getByText('Koneksi terputus.')).toBeTruthy();
  });
});
