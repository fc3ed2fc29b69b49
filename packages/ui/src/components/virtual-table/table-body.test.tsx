import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { TableBody, type TableBodyControls } from './table-body.tsx';

const controls = createRef<TableBodyControls>();
const draw = (count: number) =>
  render(
    <table aria-rowcount={count + 1}>
      <thead>
        <tr>
          <th>Barang</th>
        </tr>
      </thead>
      <TableBody
        count={count}
        keyOf={(index) => index}
        rowHeight={40}
        controls={controls}
        draw={(index, place) => (
          <tr {...place}>
            <td>
              <input aria-label={`Barang ${index}`} style={{ blockSize: 40 }} />
            </td>
          </tr>
        )}
      />
    </table>,
  );
const drawn = () => screen.getAllByRole('textbox').length;

describe('TableBody', () => {
  it('draws all rows of a short table', () => {
    draw(100);
    expect(drawn()).toBe(100);
  });

  it('draws the visible rows of a long table, in a page as long as all of them', async () => {
    draw(5000);
    await screen.findByRole('textbox', { name: 'Barang 0' });
    expect(drawn()).toBeLessThan(60);
    expect(screen.getByRole('table').offsetHeight).toBeGreaterThan(5000 * 40);
    scrollTo(0, 100_000);
    await screen.findAllByRole('textbox', { name: /^Barang 2[2-7]\d\d$/ });
    expect(drawn()).toBeLessThan(60);
  });

  it('keeps the row with the focus, and scrolls any row into view', async () => {
    draw(5000);
    scrollTo(0, 0);
    const first = await screen.findByRole('textbox', { name: 'Barang 3' });
    first.focus();
    scrollTo(0, 100_000);
    await screen.findAllByRole('textbox', { name: /^Barang 2[2-7]\d\d$/ });
    expect(document.activeElement).toBe(first);
    controls.current?.show(4000);
    const row = screen.getByRole('textbox', { name: 'Barang 4000' }).closest('tr');
    expect(row?.getAttribute('aria-rowindex')).toBe('4002');
    const { top } = row?.getBoundingClientRect() ?? new DOMRect(0, -1);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(innerHeight);
  });
});
