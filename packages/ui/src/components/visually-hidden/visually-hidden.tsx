import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import * as styles from './visually-hidden.css.ts';

/** Props of {@link VisuallyHidden}. */
export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Words for screen readers alone, where the eye has an icon or a place. Never for what everybody needs to read. */
export function VisuallyHidden({ className, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={classNames(styles.hidden, className)} />;
}
