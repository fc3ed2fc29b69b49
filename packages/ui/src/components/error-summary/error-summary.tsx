import { fill } from '@pabean/api/rules';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { classNames } from '../../class-names.ts';

import { useMessages } from '../../messages/provider.tsx';
import * as styles from './error-summary.css.ts';
import { focusField } from './focus-field.ts';

/** One line of the summary. */
export interface FieldProblem {
  /** The id of the control to fix. */
  field: string;
  /** What is wrong, in the same words as beside the field. */
  message: string;
  /**
   * Goes to the control, where it may not be drawn, such as in a long list.
   *
   * @default the focus goes to `field`
   */
  onGo?: () => void;
}

/** Props of {@link ErrorSummary}. */
export interface ErrorSummaryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What is wrong, in the order of the fields. With an empty list nothing is drawn. */
  errors: readonly FieldProblem[];
  /**
   * The words above the list.
   *
   * @default the dictionary's “Ada {count} isian yang perlu diperbaiki”
   */
  heading?: string;
}

/**
 * What stands above a form that could not be sent: every error as a link to its control. Give it the focus through
 * `ref` after a failed submit.
 */
export function ErrorSummary({ errors, heading, className, ...rest }: ErrorSummaryProps) {
  const titleId = useId();
  const messages = useMessages('errorSummary');
  if (errors.length === 0) return null;
  return (
    <section
      tabIndex={-1}
      aria-labelledby={titleId}
      {...rest}
      className={classNames(styles.summary, className)}
    >
      <h2 id={titleId} className={styles.heading}>
        <CircleAlert size={20} className={styles.icon} />
        {heading ?? fill(messages.title, { count: errors.length })}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ field, message, onGo }) => (
          <li key={`${field} ${message}`} className={styles.item}>
            <a
              href={`#${field}`}
              className={styles.link}
              onClick={(event) => {
                // The portal's routes live in the hash: the link must not change it.
                event.preventDefault();
                if (onGo) onGo();
                else focusField(field);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
