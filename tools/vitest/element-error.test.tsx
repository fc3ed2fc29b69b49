import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

const rows = Array.from({ length: 300 }, (_, index) => index);

function Page() {
  return (
    <main>
      <button type="button">Simpan</button>
      <button type="button" aria-label="Hapus baris 1" />
      {rows.map((row) => (
        <p key={row}>Baris {row}</p>
      ))}
    </main>
  );
}

const messageOf = (search: () => unknown): string => {
  try {
    search();
  } catch (error) {
    return (error as Error).message;
  }
  return 'found';
};

test('an element that is not found is reported with all elements of its role, on one screen', () => {
  render(<Page />);
  const message = messageOf(() => screen.getByRole('button', { name: 'Kirim' }));
  expect(message).toContain('Unable to find an accessible element with the role "button" and name "Kirim"');
  expect(message).toContain('Elements with the role “button”: “Simpan”, “Hapus baris 1”.');
  expect(message.split('\n').length).toBeLessThan(10);
  expect(message.length).toBeLessThan(1_000);
});

test('a role without elements is reported', () => {
  render(<Page />);
  expect(messageOf(() => screen.getByRole('dialog'))).toContain(
    'There is no element with the role “dialog”.',
  );
});

test('a label or a text is reported with the searched element', () => {
  render(<Page />);
  expect(messageOf(() => screen.getByLabelText('Nama'))).toMatch(
    /label with the text of: Nama\n\nSearched: <body/,
  );
  expect(messageOf(() => screen.getByText('Tidak ada')).length).toBeLessThan(1_000);
});
