import type { ComponentProps } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './visually-hidden.css.ts';

/** Props of {@link VisuallyHidden}. */
export type VisuallyHiddenProps = ComponentProps<'span'>;

/**
 * Text for screen readers only, where an icon or the context replaces it visually. Never for text that all users need
 * to read.
 */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={rootClass(styles.hidden, className)} />;
}
