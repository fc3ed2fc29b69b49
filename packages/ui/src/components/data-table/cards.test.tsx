import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Permit, permitColumns, permits } from '../../testing/permit-rows.tsx';
import { ButtonLink, IconButton } from '../button/index.ts';
import { Code } from '../code/index.ts';
import type { TableColumn } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { BrowserListProps } from './data-table-props.ts';
import { RowIcon } from './row-icon.tsx';
import { RowLink } from './row-parts.tsx';

const fifty = 'A1234567890B1234567890C1234567890D1234567890E12345';
const actions = ({ number }: Permit) => (
  <>
    <ButtonLink href="#/detail" variant="quiet" size="small" aria-label={`Detail ${number}`}>
      Detail
    </ButtonLink>
    <IconButton label={`Hapus ${number}`} icon={<RowIcon name="delete" />} variant="danger" size="small" />
  </>
);

function show(width: number, props: Partial<BrowserListProps<Permit>> = {}) {
  const drawn = (inlineSize: number) => (
    <div style={{ inlineSize }}>
      <DataTable
        caption="Pengajuan"
        columns={permitColumns}
        rows={permits}
        rowId={({ number }) => number}
        actions={actions}
        {...props}
      />
    </div>
  );
  const { container, rerender } = render(drawn(width));
  return { box: container.firstElementChild as HTMLElement, widen: (to: number) => rerender(drawn(to)) };
}

/** Elements that overflow the box, one line for each. */
function outside(box: HTMLElement): string[] {
  const { left, right } = box.getBoundingClientRect();
  return [...box.querySelectorAll('tr, td, th, a, button, select, input, td span')]
    .filter((element) => element.checkVisibility())
    .map((element) => ({ element, at: element.getBoundingClientRect() }))
    .filter(({ at }) => at.width > 1 && (at.left < left - 1 || at.right > right + 1))
    .map(({ element }) => `<${element.localName}> ${element.ariaLabel ?? element.textContent}`);
}

const areCards = () => getComputedStyle(screen.getAllByRole('row').at(-1) as HTMLElement).display === 'flex';
const widths = [288, 358, 480, 640, 704, 736, 768, 800, 850, 900, 960, 1024, 1136, 1360];

describe('rows of a table that is wider than its box', () => {
  it.each(widths)('do not overflow at %i px', (width) => {
    const { box } = show(width);
    expect(outside(box)).toEqual([]);
  });

  it.each(widths)('do not overflow at %i px when a number has 50 letters', (width) => {
    const [first = { number: '' }, ...others] = permits;
    const long = { ...first, number: fifty, company: fifty, type: `${fifty} ${fifty}` } as Permit;
    const columns: readonly TableColumn<Permit>[] = [
      ...permitColumns,
      { id: 'aju', head: 'Nomor aju', cell: () => <Code>00020400123420240924000118</Code>, nowrap: true },
    ];
    const { box } = show(width, { rows: [long, ...others], columns });
    expect(outside(box)).toEqual([]);
  });

  it('have a number on one line, with the badge below where it does not fit beside it', () => {
    const [first = { number: '' }] = permits;
    const number = '020400-000123-20261125-000303';
    const columns = permitColumns.map((column) =>
      column.card === 'title'
        ? { ...column, cell: () => <RowLink href="#/detail">{number}</RowLink> }
        : column,
    );
    show(358, { rows: [{ ...first, status: 'Perekaman' } as Permit], columns });
    expect(screen.getByRole('link', { name: number }).getClientRects()).toHaveLength(1);
    expect(screen.getByRole('link', { name: number }).getBoundingClientRect().height).toBeLessThan(24);
  });

  it.each(widths)('have no fact beside a badge that is below the title at %i px', (width) => {
    const [first = { number: '' }] = permits;
    const number = 'A1234567890 B1234567890 C1234567890';
    const status = 'Menunggu pemeriksaan lapangan oleh petugas';
    const wide = { id: 'wide', head: 'Lebar', cell: () => <div style={{ inlineSize: '250px' }} /> };
    const { box } = show(width, {
      rows: [{ ...first, number, status } as Permit],
      columns: [...permitColumns, wide, { ...wide, id: 'wider' }],
    });
    expect(areCards()).toBe(true);
    const badge = screen.getByText(status).getBoundingClientRect();
    const facts = [...box.querySelectorAll('[data-label]')];
    expect(facts).not.toEqual([]);
    expect(facts.filter((fact) => fact.getBoundingClientRect().top < badge.bottom)).toEqual([]);
  });

  it('are cards where the columns do not fit, and rows again where they do', async () => {
    const { widen } = show(520);
    expect(areCards()).toBe(true);
    widen(1136);
    await expect.poll(areCards).toBe(false);
    widen(520);
    await expect.poll(areCards).toBe(true);
  });

  it('are a table once a font has loaded in which the columns fit', async () => {
    const wide = {
      id: 'wide',
      head: 'Lebar',
      cell: () => <div style={{ inlineSize: 'var(--lebar, 2000px)' }} />,
    };
    const { box } = show(1136, { columns: [...permitColumns, wide] });
    expect(areCards()).toBe(true);
    box.style.setProperty('--lebar', '20px');
    const font = new FontFace('Uji', 'url(data:font/woff2;base64,)');
    document.fonts.add(font);
    await font.load().catch(() => undefined);
    document.fonts.delete(font);
    await expect.poll(areCards).toBe(false);
  });

  it('are cards in a box that becomes narrow at the moment at which a font has loaded', async () => {
    const { box } = show(1136);
    expect(areCards()).toBe(false);
    // Runs after the table's own observer, before anything is rendered.
    const observer = new ResizeObserver(() => {
      if (box.clientWidth < 400) document.fonts.dispatchEvent(new Event('loadingdone'));
    });
    observer.observe(screen.getByRole('table'));
    box.style.inlineSize = '358px';
    await expect.poll(() => box.clientWidth).toBe(358);
    await new Promise((resolve) => setTimeout(resolve, 100));
    observer.disconnect();
    expect(areCards()).toBe(true);
  });

  it('stay a table in a narrow box when their columns are narrow', () => {
    show(480, { columns: permitColumns.filter(({ id }) => id === 'number' || id === 'date') });
    expect(areCards()).toBe(false);
  });

  it('are still in a table with headers, and can be sorted', async () => {
    show(358);
    const [row] = screen.getAllByRole('row').filter((each) => within(each).queryByRole('rowheader'));
    expect(row && within(row).getAllByRole('cell')).toHaveLength(5);
    await userEvent.selectOptions(screen.getByLabelText('Urutkan'), 'No. permohonan, turun');
    expect(screen.getAllByRole('rowheader')[0]?.textContent).toBe('GMS-0921/2024-7');
  });

  it('need no select for the order where the headers are visible', () => {
    show(1136);
    expect(screen.queryByLabelText('Urutkan')).toBeNull();
  });
});
