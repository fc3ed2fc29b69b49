import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { TableColumn } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { RowExpansion } from './data-table-props.ts';
import { PlainTable } from './plain-table.tsx';

interface Shipment {
  id: number;
  number: string;
}

const columns: readonly TableColumn<Shipment>[] = [
  {
    id: 'number',
    head: 'Nomor',
    cell: ({ number }) => number,
    sortValue: ({ number }) => number,
    card: 'title',
  },
];
const shipments: readonly Shipment[] = Array.from({ length: 23 }, (_, id) => ({
  id,
  number: `CN-${String(id).padStart(3, '0')}`,
}));
const expansion: RowExpansion<Shipment> = {
  label: ({ number }) => `Barang dari ${number}`,
  render: ({ number }) => <p>{`Isi ${number}`}</p>,
};
const rowId = ({ id }: Shipment) => id;

const toggle = (number: string) => screen.getByRole('button', { name: `Barang dari ${number}` });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('expandable rows', () => {
  const show = () =>
    render(
      <DataTable
        caption="Kiriman"
        columns={columns}
        rows={shipments}
        rowId={rowId}
        expansion={expansion}
        actions={({ number }) => <button type="button">{`Hapus ${number}`}</button>}
      />,
    );

  it('are closed at first, and opened by a button that names the row', async () => {
    show();
    expect(screen.queryByText('Isi CN-001')).toBeNull();
    expect(toggle('CN-001').ariaExpanded).toBe('false');
    await userEvent.click(toggle('CN-001'));
    expect(toggle('CN-001').ariaExpanded).toBe('true');
    const controlled = document.getElementById(toggle('CN-001').getAttribute('aria-controls') ?? '');
    expect(controlled?.textContent).toBe('Isi CN-001');
    await userEvent.click(toggle('CN-001'));
    expect(screen.queryByText('Isi CN-001')).toBeNull();
  });

  it('open below their own row, across all columns', async () => {
    show();
    await userEvent.click(toggle('CN-001'));
    const cell = screen.getByRole<HTMLTableCellElement>('cell', { name: 'Isi CN-001' });
    expect(cell.colSpan).toBe(screen.getAllByRole('columnheader').length);
    expect(within(screen.getAllByRole('row')[2] as HTMLElement).getByRole('rowheader').textContent).toBe(
      'CN-001',
    );
    expect(screen.getAllByRole('row')[3]?.contains(cell)).toBe(true);
  });

  it('can be open together, and stay open on another page and in another order', async () => {
    show();
    await userEvent.click(toggle('CN-001'));
    await userEvent.click(toggle('CN-002'));
    await press('Halaman 2');
    expect(screen.queryByText('Isi CN-001')).toBeNull();
    await press('Nomor');
    expect(screen.getByText('Isi CN-001')).toBeTruthy();
    expect(screen.getByText('Isi CN-002')).toBeTruthy();
  });

  it('keep the focus on the button', async () => {
    show();
    toggle('CN-003').focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Isi CN-003')).toBeTruthy();
    expect(document.activeElement).toBe(toggle('CN-003'));
    await userEvent.keyboard(' ');
    expect(screen.queryByText('Isi CN-003')).toBeNull();
    expect(document.activeElement).toBe(toggle('CN-003'));
  });
});

it('has its button before the title of a card', () => {
  render(
    <div style={{ inlineSize: 320 }}>
      <PlainTable
        columns={columns}
        rowId={rowId}
        expansion={expansion}
        caption="Kiriman"
        rows={shipments.slice(0, 1)}
      />
    </div>,
  );
  const title = screen.getByRole('rowheader').getBoundingClientRect();
  expect(toggle('CN-000').getBoundingClientRect().right).toBeLessThanOrEqual(title.left);
});

describe('the opened part of a row', () => {
  const wide = { ...expansion, render: () => <div style={{ inlineSize: 2000 }}>Lebar</div> };

  it.each([320, 900])('is as wide as the table, not as its content (%i px)', async (inlineSize) => {
    render(
      <div style={{ inlineSize }}>
        <PlainTable
          caption="Kiriman"
          columns={columns}
          rows={shipments.slice(0, 3)}
          rowId={rowId}
          expansion={wide}
        />
      </div>,
    );
    await userEvent.click(toggle('CN-001'));
    const part = screen.getByText('Lebar').parentElement as HTMLElement;
    expect(part.getBoundingClientRect().width).toBeLessThanOrEqual(inlineSize);
    expect(part.getBoundingClientRect().width).toBeGreaterThan(inlineSize - 80);
    expect(screen.getByRole('table').offsetWidth).toBeLessThanOrEqual(inlineSize);
  });
});

describe('a table that scrolls in its box', () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    id: `c${index}`,
    head: `Kolom ${index}`,
    cell: () => '1.000.000',
    nowrap: true,
    ...(index === 0 && { card: 'title' as const }),
  }));
  const show = (inlineSize: number) =>
    render(
      <div style={{ inlineSize }}>
        <PlainTable
          caption="Kiriman"
          columns={many}
          rows={shipments.slice(0, 3)}
          rowId={rowId}
          narrow="scroll"
        />
      </div>,
    );

  it.each([320, 900])('keeps its columns, and its place (%i px)', (inlineSize) => {
    show(inlineSize);
    const box = screen.getByRole('group', { name: 'Kiriman' });
    expect(box.clientWidth).toBeLessThanOrEqual(inlineSize);
    expect(box.scrollWidth).toBeGreaterThan(inlineSize);
    expect(screen.getByRole('columnheader', { name: 'Kolom 59' }).offsetHeight).toBeGreaterThan(0);
    expect(box.tabIndex).toBe(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });

  it('has the header of each column above it, and the title of a row in view', () => {
    show(900);
    const box = screen.getByRole('group', { name: 'Kiriman' });
    box.scrollLeft = 500;
    const [title] = screen.getAllByRole('rowheader') as [HTMLElement];
    const head = screen.getByRole('columnheader', { name: 'Kolom 0' });
    expect(title.getBoundingClientRect().left).toBeCloseTo(box.getBoundingClientRect().left, 0);
    expect(head.getBoundingClientRect().left).toBeCloseTo(title.getBoundingClientRect().left, 0);
    expect(head.getBoundingClientRect().bottom).toBeLessThanOrEqual(title.getBoundingClientRect().top + 1);
  });
});
