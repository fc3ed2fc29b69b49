import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import * as styles from './key-value-aside.css.ts';

/** Props of {@link KeyValueAside}. */
export interface KeyValueAsideProps extends ComponentProps<'aside'> {
  /** What it holds, such as “Ringkasan permohonan”: its name for screen readers. */
  label: string;
}

/**
 * What people look up while they work on the content: facts in KeyValueGroups, a ReadinessList, a timeline. At a desk
 * it stands beside the content, 300 px wide, and stays in sight; below 1024 px it follows the content.
 */
export function KeyValueAside({ label, className, ...rest }: KeyValueAsideProps) {
  return <aside aria-label={label} {...rest} className={classNames(styles.aside, className)} />;
}
