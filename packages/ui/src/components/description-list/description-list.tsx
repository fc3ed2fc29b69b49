import type { ComponentProps } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './description-list.css.ts';

/** Props of {@link DescriptionList}. */
export interface DescriptionListProps extends ComponentProps<'dl'> {
  /**
   * The number of columns; on a phone each name is beside its value.
   *
   * @default 3
   */
  columns?: 1 | 2 | 3;
}

/** Facts about one thing, as names and values. Its children are DescriptionItems. For many things use a table. */
export function DescriptionList({ columns = 3, className, ...rest }: DescriptionListProps) {
  return <dl {...rest} className={rootClass(styles.list, className)} data-columns={columns} />;
}
