import type { ComponentProps } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './field-row.css.ts';

/** Props of {@link FieldRow}. */
export type FieldRowProps = ComponentProps<'div'>;

/**
 * Fields side by side as far as they fit, their controls on one line: with or without a hint or an error, and whatever
 * the length of their labels. For fields that are filled in together, such as a number and its date.
 */
export function FieldRow({ className, ...rest }: FieldRowProps) {
  return <div {...rest} className={rootClass(styles.row, className)} />;
}
