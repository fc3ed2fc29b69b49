import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import type { ToneName } from '../../theme/roles.ts';
import * as styles from './badge.css.ts';

/** Props of {@link Badge}. */
export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * Colour family. Colour alone says nothing: the words and the icon do.
   *
   * @default 'neutral'
   */
  tone?: ToneName;
  /** An icon of 14 px before the words. */
  icon?: ReactNode;
  /**
   * Whether the edge is dashed and nothing fills it: for what is not filed yet.
   *
   * @default false
   */
  dashed?: boolean;
}

/** A word about a thing, such as “Wajib”. Not clickable. For the status of an application take StatusBadge. */
export function Badge({ tone = 'neutral', icon, dashed, className, children, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={classNames(styles.badge, className)}
      data-tone={tone}
      data-dashed={dashed ? '' : undefined}
    >
      {icon}
      {children}
    </span>
  );
}
