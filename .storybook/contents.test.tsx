import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Contents } from './contents.tsx';

function Page({ isLoaded }: { isLoaded: boolean }) {
  return (
    <>
      <aside className="book-contents" />
      <div className="sbdocs-content">
        <h2 id="keyboard">Keyboard</h2>
        <h3>With the mouse</h3>
        <div className="sb-story">
          <h2>Daftar pengajuan</h2>
        </div>
        {isLoaded && <h2>Exports</h2>}
        <Contents label="Contents" />
      </div>
    </>
  );
}

const listed = () => screen.getAllByRole('link').map(({ textContent }) => textContent);

test('lists every heading of the page, and none of its stories', async () => {
  render(<Page isLoaded={false} />);
  await waitFor(() => expect(listed()).toEqual(['Keyboard', 'With the mouse']));
});

test('lists headings that come late, and each link leads to its heading', async () => {
  const { rerender } = render(<Page isLoaded={false} />);
  await waitFor(() => expect(listed()).toHaveLength(2));
  rerender(<Page isLoaded />);
  await waitFor(() => expect(listed()).toEqual(['Keyboard', 'With the mouse', 'Exports']));
  for (const link of screen.getAllByRole<HTMLAnchorElement>('link'))
    expect(document.querySelector(link.hash)).toHaveTextContent(link.textContent);
});
