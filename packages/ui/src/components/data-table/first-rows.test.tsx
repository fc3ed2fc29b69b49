import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { DataTable } from './data-table.tsx';

const rows = Array.from({ length: 120 }, (_, index) => ({ id: index, number: `Nomor ${index}` }));
type Row = (typeof rows)[number];
const idOf = ({ id }: Row) => id;
const drawn = () => screen.getAllByRole('rowheader').length;

/** How many rows there were each time that some had been added. */
const counts = new Set<number>();
function Cell({ number }: Row) {
  useLayoutEffect(() => void counts.add(drawn()), []);
  return number;
}
const columns = [
  { id: 'number', head: 'Nomor', card: 'title', cell: (row: Row) => <Cell {...row} /> } as const,
];

it('draws the first rows of a larger page at once, and the rest right after', async () => {
  render(<DataTable caption="Daftar" columns={columns} rows={rows} rowId={idOf} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Baris per halaman' }), '100');
  await vi.waitFor(() => expect(drawn()).toBe(100));
  expect([...counts]).toEqual([10, 25, 100]);
});
