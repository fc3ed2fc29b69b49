import { type ComponentProps, type ReactNode, useImperativeHandle, useRef } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './action-bar.css.ts';
import { useStickyEnd } from './use-sticky-end.ts';

/** Props of {@link ActionBar}. */
export interface ActionBarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Content at the start: a form's primary action first, a wizard's back link. */
  children?: ReactNode;
  /** Content at the end: a wizard's next button. */
  end?: ReactNode;
  /**
   * A note on what was saved, or on the current step: “Draft kept on this device, 09.42”. On a phone it is above
   * the buttons. It is not announced: when the user saves, show a toast.
   */
  note?: ReactNode;
}

/**
 * The actions of a long form, or of a step of a wizard, always visible at the bottom of the page. Put it last. Its
 * background reaches over the page's gutters, which AppShell tells by `--pb-page-gutter`.
 */
export function ActionBar({ children, end, note, className, ref, ...rest }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => bar.current as HTMLDivElement);
  useStickyEnd(bar);
  return (
    <div {...rest} ref={bar} className={rootClass(styles.bar, className)} data-print="never">
      {children && <div className={styles.start}>{children}</div>}
      {note && <p className={styles.note}>{note}</p>}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
