import type { ComponentProps } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './spinner.css.ts';

/** Props of {@link Spinner}. */
export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What the user is waiting for, for screen readers. Without it the spinner is decoration beside a text. */
  label?: string;
}

/** A turning ring for waits that are too short for a skeleton. Put a text beside it, or give it a label. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  const meaning = label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true };
  return <span {...meaning} className={rootClass(styles.spinner, className)} {...rest} />;
}
