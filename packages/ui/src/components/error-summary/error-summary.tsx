import { fill } from '@pabean/api/rules';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { rootClass } from '../../class-names.ts';

import { useMessages } from '../../messages/provider.tsx';
import * as styles from './error-summary.css.ts';
import { focusField } from './focus-field.ts';

/** One line of the summary. */
export interface FieldProblem {
  /** The id of the control with the error. */
  field: string;
  /** The error message, the same as beside the field. */
  message: string;
  /**
   * Goes to the control, where it may not be rendered, such as in a long list.
   *
   * @default focuses `field`
   */
  onGo?: () => void;
}

/** Props of {@link ErrorSummary}. */
export interface ErrorSummaryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The errors, in the order of the fields. Nothing is drawn for an empty list. */
  errors: readonly FieldProblem[];
  /**
   * The heading above the list.
   *
   * @default the dictionary's “Fields to correct: {count}”
   */
  heading?: string;
}

/**
 * The list above a form that could not be submitted: every error as a link to its control. Focus it through `ref` after
 * a failed submit.
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
      className={rootClass(styles.summary, className)}
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
                // The portal's routes are in the hash: the link must not change it.
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
