import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import * as styles from './button.css.ts';
import { clickOf } from './inert.ts';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The action's name for everybody who does not see the icon; also its `title`. */
  label: string;
  /** The icon, 16 px. */
  icon: ReactNode;
  /**
   * `ghost` without an edge, `secondary` with one, `danger` a ghost that turns red under the pointer.
   *
   * @default 'ghost'
   */
  variant?: 'ghost' | 'secondary' | 'danger';
  /**
   * Edge length: 32 or 40 px; in compact density 28 and 36.
   *
   * @default 'medium'
   */
  size?: 'small' | 'medium';
}

/**
 * An action shown by its icon alone, always named. Never the primary action of a screen. Where people with a keyboard
 * should see the name too, put it into a Tooltip that `names` it.
 */
export function IconButton({ label, icon, variant, size, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={classNames(styles.button, className)}
      data-variant={variant === 'secondary' ? 'secondary' : 'ghost'}
      data-danger={variant === 'danger' || undefined}
      data-size={size ?? 'medium'}
      data-icon-only
      onClick={clickOf(rest)}
    >
      {icon}
    </button>
  );
}
