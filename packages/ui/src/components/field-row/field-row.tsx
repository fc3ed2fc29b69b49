import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import * as styles from './field-row.css.ts';

/** Props of {@link FieldRow}. */
export type FieldRowProps = ComponentProps<'div'>;

/**
 * Fields side by side as far as they have room, their controls on one line: with a hint or without, with an error or
 * without, whatever the length of their labels. For fields that people fill in together, such as a number and its date.
 */
export function FieldRow({ className, ...rest }: FieldRowProps) {
  return <div {...rest} className={classNames(styles.row, className)} />;
}
