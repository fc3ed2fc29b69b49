import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { Combobox } from '../combobox/index.ts';
import { TextField } from '../text-field/index.ts';
import { ListEditorFrame } from './list-editor-frame.tsx';
import { ListEditorNote } from './list-editor-note.tsx';
import { ListEditorRow } from './list-editor-row.tsx';

const base = { label: 'Daftar', head: ['Nomor'], columns: '1fr', filled: 1 };
const row = (number: number, onRemove?: () => void) => (
  <ListEditorRow key={number} number={number} onRemove={onRemove}>
    <TextField label={`Nomor baris ${number}`} labelHidden />
  </ListEditorRow>
);
const nowhere = { current: null };

/** Two rows that can be deleted without undo. */
function Short() {
  const [numbers, setNumbers] = useState([1, 2]);
  return (
    <ListEditorFrame {...base} onAdd={() => undefined}>
      {numbers.map((number) => row(number, () => setNumbers(numbers.filter((each) => each !== number))))}
    </ListEditorFrame>
  );
}

describe('ListEditorFrame', () => {
  conforms((props) => (
    <ListEditorFrame {...base} {...props}>
      {row(1)}
    </ListEditorFrame>
  ));

  it.each([
    [{ filled: 9, total: 10 }, '9 dari 10 baris terisi'],
    [{ filled: 10, total: 10, wrong: 1 }, '10 dari 10 baris terisi · 1 perlu diperbaiki'],
    [{ filled: 3 }, '3 baris terisi'],
  ])('counts %j', (counts, text) => {
    const { container } = render(
      <ListEditorFrame {...base} {...counts}>
        {row(1)}
      </ListEditorFrame>,
    );
    expect(container.querySelector('p')?.textContent).toBe(text);
  });

  it('keeps the focus near a deleted row where nothing can be undone', async () => {
    render(<Short />);
    await userEvent.click(screen.getByRole('button', { name: 'Hapus baris 2' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hapus baris 1' }));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Tambah baris' }));
  });

  it('leaves the arrow keys to controls that need them', async () => {
    const options = [{ value: 'a', label: 'Amoy' }];
    render(
      <ListEditorFrame {...base}>
        {[1, 2].map((number) => (
          <ListEditorRow key={number} number={number}>
            <Combobox label={`Pelabuhan baris ${number}`} options={options} />
          </ListEditorRow>
        ))}
      </ListEditorFrame>,
    );
    const first = screen.getByRole('combobox', { name: 'Pelabuhan baris 1' });
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(first);
  });
});

describe('ListEditorRow', () => {
  conforms((props) => (
    <ListEditorRow number={1} {...props}>
      <TextField label="Nomor baris 1" />
    </ListEditorRow>
  ));

  it('names its mark in a text, the error before the help', () => {
    render(
      <ol>
        <ListEditorRow number={1} valid>
          <i />
        </ListEditorRow>
        <ListEditorRow
          number={2}
          valid
          error="Nomor Peti Kemas tidak valid."
          help="Angka pemeriksa adalah 9."
        >
          <i />
        </ListEditorRow>
        <ListEditorRow number={3} help="Angka pemeriksa adalah 9.">
          <i />
        </ListEditorRow>
      </ol>,
    );
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Valid',
      '2Tidak validNomor Peti Kemas tidak valid. Angka pemeriksa adalah 9.',
      '3',
    ]);
  });
});

describe('ListEditorNote', () => {
  conforms((props) => <ListEditorNote list={nowhere} rows={[6]} {...props} />);

  it.each([
    [[], null],
    [[6], 'Perbaiki baris 6 untuk menyimpan.'],
    [[6, 8, 9], 'Perbaiki baris 6 dan 2 baris lain untuk menyimpan.'],
  ])('names the first row of %j', (rows, text) => {
    render(<ListEditorNote list={nowhere} rows={rows} />);
    expect(screen.queryByRole('button')?.textContent ?? null).toBe(text);
  });
});
