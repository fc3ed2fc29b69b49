import { FieldError } from '@pabean/ui/field';
import { VisuallyHidden } from '@pabean/ui/visually-hidden';
import { type ReactNode, type RefObject, useId } from 'react';
import * as styles from './rows-section.css.ts';

/** Props of {@link RowsSection}. */
export interface RowsSectionProps {
  /** The heading, and the section's accessible name. */
  heading: string;
  /**
   * Heading level.
   *
   * @default 2
   */
  level?: 2 | 3 | undefined;
  /** A description below the heading. */
  hint?: ReactNode;
  /** The add button, at the end of the heading. */
  action?: ReactNode;
  /** Actions on all rows, below them. */
  bulk?: ReactNode;
  /** A line below. */
  note?: ReactNode;
  /** The last change, for screen readers. */
  announcement?: ReactNode;
  /** An error of the rows as a whole, below them, and its id for `aria-describedby`. */
  error?: { readonly id: string; readonly message: string } | undefined;
  /** An error of a row. */
  problem?: string | undefined;
  /** Takes the focus when the last row is removed. */
  frame?: RefObject<HTMLElement | null>;
  /** The rows. */
  children: ReactNode;
}

/** Rows of a record in a page, under their heading. */
export function RowsSection(props: RowsSectionProps) {
  const {
    heading,
    level = 2,
    hint,
    action,
    bulk,
    note,
    announcement,
    error,
    problem,
    frame,
    children,
  } = props;
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <section ref={frame} aria-labelledby={id} tabIndex={-1} className={styles.section}>
      <div className={styles.head}>
        <div>
          <Heading id={id} className={styles.heading}>
            {heading}
          </Heading>
          {hint && <p className={styles.note}>{hint}</p>}
        </div>
        {action}
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {children}
      {error && <FieldError id={error.id}>{error.message}</FieldError>}
      {bulk && <div className={styles.bulk}>{bulk}</div>}
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}
