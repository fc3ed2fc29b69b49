import type { CSSProperties, ReactNode } from 'react';

/** Props of {@link Cell}. */
export interface CellProps {
  /** The components. */
  name: string;
  /** What to note about them, in Indonesian. */
  note: string;
  /** The number of grid columns that it takes, of twelve. */
  span?: number;
  children: ReactNode;
}

/** One box of the sheet. */
export function Cell({ name, note, span = 4, children }: CellProps) {
  return (
    <section className="sheet-cell" style={{ '--sheet-span': span } as CSSProperties}>
      <header>
        <h3>{name}</h3>
        <span>{note}</span>
      </header>
      <div>{children}</div>
    </section>
  );
}

/** A group of boxes under a heading. */
export function Cells({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2>{heading}</h2>
      <div className="sheet-cells">{children}</div>
    </section>
  );
}
