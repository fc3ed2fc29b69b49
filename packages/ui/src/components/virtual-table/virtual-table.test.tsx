import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { VirtualTable, type VirtualTableProps } from './virtual-table.tsx';

const columns = Array.from({ length: 12 }, (_, index) => ({
  id: `k${index}`,
  head: `Kolom ${index}`,
  note: `k${index}`,
  width: 160,
}));

const props = {
  caption: 'Pratinjau',
  columns,
  rowCount: 30_000,
  numberHead: 'Baris',
  numberOf: (index: number) => index + 2,
  cell: (index: number, column: number) => `${index}/${column}`,
} satisfies VirtualTableProps;

describe('VirtualTable', () => {
  conforms((rest) => <VirtualTable {...props} {...rest} />);

  it('draws the visible rows, with their position among all', () => {
    render(<VirtualTable {...props} />);
    expect(screen.getByRole('table', { name: 'Pratinjau' }).getAttribute('aria-rowcount')).toBe('30001');
    const rows = screen.getAllByRole('row');
    expect(rows.length).toBeLessThan(40);
    expect(rows[1]?.getAttribute('aria-rowindex')).toBe('2');
    within(rows[1] as HTMLElement).getByRole('rowheader', { name: '2' });
    expect(screen.getByRole('columnheader', { name: 'Kolom 3 k3' })).toBeDefined();
  });

  it('scrolls a row and a column into view', async () => {
    const { rerender } = render(<VirtualTable {...props} style={{ inlineSize: 600 }} />);
    rerender(<VirtualTable {...props} style={{ inlineSize: 600 }} current={20_000} currentColumn={11} />);
    const cell = await screen.findByRole('cell', { name: '20000/11' });
    const area = screen.getByRole('table').parentElement?.getBoundingClientRect() ?? new DOMRect();
    await expect.poll(() => cell.getBoundingClientRect().right).toBeLessThanOrEqual(area.right);
    expect(cell.getBoundingClientRect().bottom).toBeLessThanOrEqual(area.bottom);
    expect(cell.closest('[role="row"]')?.getAttribute('aria-current')).toBe('true');
  });

  it('shows the error of a row under it', () => {
    render(<VirtualTable {...props} isMarked={(index) => index === 1} noteOf={() => 'Bukan tanggal.'} />);
    const [, , row] = screen.getAllByRole('row');
    within(row as HTMLElement).getByText('Bukan tanggal.');
  });
});
