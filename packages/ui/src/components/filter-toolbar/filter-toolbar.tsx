import type { ComponentProps, ReactNode } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './filter-toolbar.css.ts';

/** Props of {@link FilterToolbar}. */
export interface FilterToolbarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The search field; it takes the remaining width, on phones a line of its own. */
  search?: ReactNode;
  /** Filters beside it. */
  children?: ReactNode;
  /**
   * Controls for how the rows are shown rather than which ones, such as density. At the end of the line; hidden on
   * phones.
   */
  end?: ReactNode;
}

/** The line of controls above a list: search, filters, and at the end how the rows are shown. Not printed. */
export function FilterToolbar({ search, children, end, className, ...rest }: FilterToolbarProps) {
  return (
    <div {...rest} className={rootClass(styles.toolbar, className)} data-print="never">
      {search && <div className={styles.grow}>{search}</div>}
      {children && <div className={styles.filters}>{children}</div>}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
