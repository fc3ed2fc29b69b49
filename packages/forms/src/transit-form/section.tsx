import type { ReactNode } from 'react';
import * as styles from './transit-form.css.ts';
import type { Sections } from './use-sections.ts';

/** Props of {@link Section}. */
export interface SectionProps {
  sections: Sections;
  index: number;
  /** Its heading; undefined if its content has one. */
  heading?: string | undefined;
  /** A short description of its content. */
  hint?: string | undefined;
  children: ReactNode;
}

/** A section of the form; a phone shows one at a time. */
export function Section({ sections, index, heading, hint, children }: SectionProps) {
  const { name } = sections.list[index] ?? { name: 'send' };
  const headingId = `${sections.idOf(name)}-heading`;
  return (
    <fieldset
      id={sections.idOf(name)}
      className={styles.section}
      aria-labelledby={heading && headingId}
      data-first={index === 0 ? '' : undefined}
      data-open={index === sections.current ? '' : undefined}
    >
      {heading && (
        <div className={styles.head}>
          <h2 id={headingId} tabIndex={-1} className={styles.heading}>
            {heading}
          </h2>
          {hint && <p className={styles.hint}>{hint}</p>}
        </div>
      )}
      {children}
    </fieldset>
  );
}
