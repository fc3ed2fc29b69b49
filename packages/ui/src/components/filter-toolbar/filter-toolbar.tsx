import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import * as styles from './filter-toolbar.css.ts';

/** Props of {@link FilterToolbar}. */
export interface FilterToolbarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The search field; it takes the room that is left, on phones a line of its own. */
  search?: ReactNode;
  /** Filters beside it. */
  children?: ReactNode;
  /**
   * What changes how the rows look rather than which ones, such as density. At the end of the line; not on phones.
   */
  end?: ReactNode;
}

/** The line of controls above a list: search, filters, and at the end how the rows are shown. Not on paper. */
export function FilterToolbar({ search, children, end, className, ...rest }: FilterToolbarProps) {
  return (
    <div {...rest} className={classNames(styles.toolbar, className)} data-print="never">
      {search && <div className={styles.grow}>{search}</div>}
      {children && <div className={styles.filters}>{children}</div>}
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}
