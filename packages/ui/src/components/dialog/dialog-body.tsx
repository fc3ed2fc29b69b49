import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import * as styles from './dialog.css.ts';

/** Props of {@link DialogBody}. */
export type DialogBodyProps = ComponentProps<'div'>;

/** The scrolling part of a dialog. */
export function DialogBody({ className, ...rest }: DialogBodyProps) {
  return <div {...rest} className={classNames(styles.body, className)} />;
}
