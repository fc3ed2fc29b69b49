import type { ComponentProps } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './dialog.css.ts';

/** Props of {@link DialogBody}. */
export type DialogBodyProps = ComponentProps<'div'>;

/** The scrolling part of a dialog. */
export function DialogBody({ className, ...rest }: DialogBodyProps) {
  return <div {...rest} className={rootClass(styles.body, className)} />;
}
