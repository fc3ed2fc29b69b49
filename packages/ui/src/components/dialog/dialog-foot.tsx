import type { ComponentProps, ReactNode } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './dialog.css.ts';

/** Props of {@link DialogFoot}. */
export interface DialogFootProps extends ComponentProps<'div'> {
  /** A note at the start of the footer: what blocks the action, such as “Correct row 6 to save.”. */
  note?: ReactNode;
}

/** The actions of a dialog, primary last. They stay visible while the body scrolls. */
export function DialogFoot({ note, className, children, ...rest }: DialogFootProps) {
  return (
    <div {...rest} className={rootClass(styles.foot, className)} data-dialog-foot>
      {note && <div className={styles.note}>{note}</div>}
      {children}
    </div>
  );
}
