import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { conforms } from '../../testing/conformance.tsx';
import { StickyToolbar } from './sticky-toolbar.tsx';

describe('StickyToolbar', () => {
  conforms((props) => (
    <StickyToolbar label="Daftar" count="126 baris" {...props}>
      isi
    </StickyToolbar>
  ));

  it('shows the selection in place of the list', () => {
    const draw = (selected: number) => (
      <StickyToolbar
        label="Daftar"
        count="1.260 baris"
        actions={<button type="button">Tempel</button>}
        selected={selected}
        selectionActions={<button type="button">Hapus</button>}
        onClearSelection={() => undefined}
      >
        isi
      </StickyToolbar>
    );
    const { rerender } = render(draw(0));
    const live = screen.getByRole('status');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Tempel']);
    rerender(draw(1250));
    expect(screen.getByRole('status')).toBe(live);
    expect(live.textContent).toBe('1.250 dipilih');
    expect(screen.queryByText('1.260 baris')).toBeNull();
    expect(screen.getByRole('button', { name: 'Hapus' })).toBeDefined();
  });

  it('lets table headers inside stick below it', () => {
    render(
      <div style={{ '--pb-sticky-top': '56px' } as React.CSSProperties}>
        <StickyToolbar label="Daftar">
          <p style={{ position: 'sticky', insetBlockStart: 'var(--pb-sticky-top)' }}>Kepala</p>
        </StickyToolbar>
      </div>,
    );
    expect(getComputedStyle(screen.getByRole('group')).insetBlockStart).toBe('56px');
    expect(getComputedStyle(screen.getByText('Kepala')).insetBlockStart).toBe('112px');
  });
});
