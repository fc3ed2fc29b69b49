import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { DataTable } from './data-table.tsx';

const rows = Array.from({ length: 20 }, (_, index) => ({ id: `id-${index}`, number: `Nomor ${index}` }));
type Row = (typeof rows)[number];
const columns = [{ id: 'number', head: 'Nomor', card: 'title', cell: ({ number }: Row) => number } as const];
const idOf = ({ id }: Row) => id;
const actionOf = ({ number }: Row) => <button type="button">Hapus {number}</button>;

const table = (shown: readonly Row[]) => (
  <DataTable caption="Daftar" columns={columns} rows={shown} rowId={idOf} actions={actionOf} reusesRows />
);
const rowOf = (number: number) => screen.getByRole('rowheader', { name: `Nomor ${number}` }).closest('tr');

it('draws the rows of the next page with the elements of those before', async () => {
  render(table(rows));
  const before = [rowOf(0), rowOf(9)];
  await userEvent.click(screen.getByRole('button', { name: 'Berikutnya' }));
  expect([rowOf(10), rowOf(19)]).toEqual(before);
});

it('leaves the elements of a row that stays to it', () => {
  const { rerender } = render(table(rows.slice(0, 3)));
  const last = rowOf(2);
  rerender(table([...rows.slice(1, 3), ...rows.slice(5, 7)]));
  expect(rowOf(2)).toBe(last);
});

it('never gives the control with the focus to another row', () => {
  const { rerender } = render(table(rows.slice(0, 3)));
  const control = screen.getByRole('button', { name: 'Hapus Nomor 1' });
  control.focus();
  rerender(table([...rows.slice(0, 1), ...rows.slice(5, 6), ...rows.slice(2, 3)]));
  expect(screen.getByRole('button', { name: 'Hapus Nomor 5' })).not.toBe(control);
  expect(document.activeElement).not.toBe(control);
});
