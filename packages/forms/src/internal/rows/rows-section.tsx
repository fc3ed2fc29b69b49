import { FieldError } from '@pabean/ui/field';
import { VisuallyHidden } from '@pabean/ui/visually-hidden';
import { type ReactNode, type RefObject, useId } from 'react';
import * as styles from './rows-section.css.ts';

/** Props of {@link RowsSection}. */
export interface RowsSectionProps {
  /** What the rows are: the heading, and the section's name. */
  heading: string;
  /**
   * Level of the heading in the page.
   *
   * @default 2
   */
  level?: 2 | 3 | undefined;
  /** What belongs into it, below the heading. */
  hint?: ReactNode;
  /** What adds a row, at the end of the heading. */
  action?: ReactNode;
  /** What can be done with all of them, below. */
  bulk?: ReactNode;
  /** One line below. */
  note?: ReactNode;
  /** What has just happened, for screen readers. */
  said?: ReactNode;
  /** What is wrong with the rows as a whole, below them, and its id for what is described by it. */
  error?: { readonly id: string; readonly message: string } | undefined;
  /** What went wrong with a row. */
  problem?: string | undefined;
  /** Takes the focus when the last row has gone. */
  frame?: RefObject<HTMLElement | null>;
  /** The rows. */
  children: ReactNode;
}

/** Rows of a record in a page, under their heading. */
export function RowsSection(props: RowsSectionProps) {
  const { heading, level = 2, hint, action, bulk, note, said, error, problem, frame, children } = props;
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
      <VisuallyHidden role="status">{said}</VisuallyHidden>
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
