import type { ComponentProps, ReactNode } from 'react';
import { rootClass } from '../../class-names.ts';
import type { ToneName } from '../../theme/roles.ts';
import * as styles from './badge.css.ts';

/** Props of {@link Badge}. */
export interface BadgeProps extends ComponentProps<'span'> {
  /**
   * The tone. Colour alone must not carry a meaning: the text and the icon do.
   *
   * @default 'neutral'
   */
  tone?: ToneName;
  /** An icon of 14 px before the text. */
  icon?: ReactNode;
  /**
   * Whether the border is dashed and nothing fills it: for what is not submitted yet.
   *
   * @default false
   */
  dashed?: boolean;
}

/** A short label on a thing, such as “Mandatory”. Not clickable. For the status of an application use StatusBadge. */
export function Badge({ tone = 'neutral', icon, dashed, className, children, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={rootClass(styles.badge, className)}
      data-tone={tone}
      data-dashed={dashed ? '' : undefined}
    >
      {icon}
      {children}
    </span>
  );
}
