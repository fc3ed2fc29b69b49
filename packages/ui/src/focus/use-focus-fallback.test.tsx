import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { useFocusFallback } from './use-focus-fallback.ts';

function Page() {
  const root = useRef<HTMLDivElement>(null);
  const [rows, setRows] = useState(['satu', 'dua']);
  useFocusFallback(root);
  return (
    <div ref={root}>
      <h1>Permohonan</h1>
      <p>Teks</p>
      <section>
        <h2>Dokumen</h2>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button type="button" onClick={() => setRows(rows.filter((each) => each !== row))}>
                Hapus {row}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const heading = () => screen.getByRole('heading', { name: 'Dokumen' });

test('the focus of a removed control moves to the heading of its section', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Hapus satu' }));
  await waitFor(() => expect(document.activeElement).toBe(heading()));
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hapus dua' }));
});

test('a press outside of every control does not move the focus', async () => {
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Hapus satu' });
  button.focus();
  await userEvent.click(screen.getByText('Teks'));
  button.click();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Hapus satu' })).toBeNull());
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.activeElement).toBe(document.body);
});
