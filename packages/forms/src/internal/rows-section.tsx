import { VisuallyHidden } from '@pabean/ui';
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
  /** What adds a row, at the end of the heading. */
  action?: ReactNode;
  /** What can be done with all of them, below. */
  bulk?: ReactNode;
  /** One line below. */
  note?: ReactNode;
  /** What has just happened, for screen readers. */
  said?: ReactNode;
  /** What went wrong with a row. */
  problem?: string | undefined;
  /** Takes the focus when the last row has gone. */
  frame?: RefObject<HTMLElement | null>;
  /** The rows. */
  children: ReactNode;
}

/** Rows of a record in a page, under their heading. */
export function RowsSection(props: RowsSectionProps) {
  const { heading, level = 2, action, bulk, note, said, problem, frame, children } = props;
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <section ref={frame} aria-labelledby={id} tabIndex={-1} className={styles.section}>
      <div className={styles.head}>
        <Heading id={id} className={styles.heading}>
          {heading}
        </Heading>
        {action}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {children}
      {bulk && <div className={styles.bulk}>{bulk}</div>}
      {note && <p className={styles.note}>{note}</p>}
    </section>
  );
}
