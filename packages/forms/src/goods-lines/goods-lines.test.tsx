import type { PassengerGoods } from '@pabean/api/contract';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderInOffice } from '../testing/in-office.tsx';
import { GoodsForm } from '../testing/lines-in-form.tsx';
import { passengerGoods, transitUnits } from '../testing/transit-rows.ts';
import type { LineProblem } from './lines-props.ts';
import { PassengerGoodsLines } from './passenger-goods-lines.tsx';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rowNames = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent?.slice(0, 6));

interface ListProps {
  problems?: readonly LineProblem[];
  onRows?: (rows: readonly PassengerGoods[]) => void;
}

/** A list with a button that sets other lines. */
function List({ problems = [], onRows }: ListProps) {
  const [rows, setRows] = useState<readonly PassengerGoods[]>(passengerGoods);
  return (
    <>
      <PassengerGoodsLines
        id="goods"
        units={transitUnits}
        value={rows}
        rowErrors={problems}
        onValueChange={(changed) => {
          onRows?.(changed);
          setRows(changed);
        }}
      />
      <button type="button" onClick={() => setRows(passengerGoods.slice(0, 1))}>
        Draf
      </button>
    </>
  );
}

test('what is wrong stays with its line while others go and come back', async () => {
  const problems = [{ row: 2, field: 'price', message: 'Harga tidak wajar.' }];
  renderInOffice(<List problems={problems} />);
  await press('Hapus Tripod karbon');
  expect(document.getElementById('goods.1.price')?.textContent).toBe('Harga tidak wajar.');
  expect(screen.getByRole('row', { name: /Lampu LED/ }).textContent).toContain('Harga tidak wajar.');
  await press('Urungkan');
  expect(document.getElementById('goods.2.price')?.textContent).toBe('Harga tidak wajar.');
  expect(document.getElementById('goods.1.price')?.textContent).toBe('');
});

test('deleting the last line leaves the restore button, and its message', async () => {
  renderInOffice(<List />);
  for (const { description } of passengerGoods) await press(`Hapus ${description}`);
  expect(screen.getByText(/^Belum ada barang\./)).toBeVisible();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Urungkan' }));
  await press('Urungkan');
  expect(rowNames()).toEqual(['Lampu ', 'Jumlah']);
});

test('a deletion cannot be taken back once the form has put other lines there', async () => {
  renderInOffice(<List />);
  await press('Hapus Tripod karbon');
  await press('Draf');
  expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull();
  expect(rowNames()).toEqual(['Kamera', 'Jumlah']);
});

test('a dialog that is closed changes nothing', async () => {
  const onRows = vi.fn();
  renderInOffice(<List onRows={onRows} />);
  await press('Ubah Tripod karbon');
  await userEvent.type(screen.getByRole('textbox', { name: 'Uraian Barang' }), ' baru');
  await press('Batal');
  await press('Buang isian');
  expect(onRows).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ubah Tripod karbon' }));
});

test('leaving a field of the dialog does not reach the form around it', async () => {
  renderInOffice(<GoodsForm onSend={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Tambah barang' }));
  const dialog = screen.getByRole('dialog');
  expect(dialog.closest('form')).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Jumlah Barang' }), 'dua');
  await userEvent.tab();
  await screen.findByText('Jumlah Barang harus berisi angka.');
  expect(screen.queryByText('Kolom Nama belum diisi')).toBeNull();
});
