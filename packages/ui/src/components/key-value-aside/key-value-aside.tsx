import type { ComponentProps } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './key-value-aside.css.ts';

/** Props of {@link KeyValueAside}. */
export interface KeyValueAsideProps extends ComponentProps<'aside'> {
  /** What it contains, such as “Summary of the application”: its accessible name. */
  label: string;
}

/**
 * Information for reference while working on the content: facts in KeyValueGroups, a ReadinessList, a timeline. From
 * 1024 px it is beside the content, 300 px wide, and stays visible; below that it follows the content.
 */
export function KeyValueAside({ label, className, ...rest }: KeyValueAsideProps) {
  return <aside aria-label={label} {...rest} className={rootClass(styles.aside, className)} />;
}
