import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

test.each([
  [
    'other elements of its role',
    () => screen.getByRole('button', { name: 'Kirim' }),
    /element with the role "button" and name "Kirim"[\s\S]*Elements with the role “button”: “Simpan”, “Hapus”\./,
  ],
  [
    'a role without elements',
    () => screen.getByRole('dialog'),
    /There is no element with the role “dialog”\./,
  ],
  ['the searched element', () => screen.getByLabelText('Nama'), /text of: Nama\n\nSearched: <body/],
])('an element that is not found is reported on one screen, with %s', (_, search, reported) => {
  render(
    <main>
      <button type="button">Simpan</button>
      <button type="button" aria-label="Hapus" />
      {Array.from({ length: 300 }, (_, row) => `Baris ${row}`).map((row) => (
        <p key={row}>{row}</p>
      ))}
    </main>,
  );
  expect(search).toThrow(reported);
  expect(search).not.toThrow(/[\s\S]{1000}/);
});
