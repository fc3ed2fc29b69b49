import type { ReactNode } from 'react';

/** Props of {@link Folded}. */
export interface FoldedProps {
  title: string;
  /** The anchor of its content: the browser opens it for a link. */
  id?: string;
  children: ReactNode;
}

/** A section that is opened by its heading. */
export function Folded({ title, id, children }: FoldedProps) {
  return (
    <details className="book-folded">
      <summary>
        <h3>{title}</h3>
      </summary>
      <section id={id}>{children}</section>
    </details>
  );
}
