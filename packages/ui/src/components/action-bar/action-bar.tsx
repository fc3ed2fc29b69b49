import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import * as styles from './action-bar.css.ts';

/** Props of {@link ActionBar}. */
export interface ActionBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What stands at the start: a form's primary action first, a wizard's way back. */
  children?: ReactNode;
  /** What stands at the end: a wizard's way forward. */
  end?: ReactNode;
  /**
   * A word on what was saved, or on where people are: “Draf disimpan di perangkat ini, 09.42”. On a phone it stands
   * above the buttons. It is not announced: what people asked to be saved, a toast says.
   */
  note?: ReactNode;
}

/**
 * The actions of a long form, or of a step of a wizard, always in sight at the bottom of the sheet. Put it last on the
 * page: its gutters are those of the sheet.
 */
export function ActionBar({ children, end, note, className, ...rest }: ActionBarProps) {
  return (
    <div {...rest} className={classNames(styles.bar, className)} data-print="never">
      {children && <div className={styles.start}>{children}</div>}
      {note && <p className={styles.note}>{note}</p>}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
