import type { ComponentProps, ReactNode } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './button.css.ts';
import { clickOf } from './inert.ts';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name; also its `title`. */
  label: string;
  /** The icon, 16 px. */
  icon: ReactNode;
  /**
   * `ghost` without a border, `secondary` with one, `danger` a ghost that turns red on hover.
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
 * A button with an icon only, and an accessible name. Never the primary action of a screen. Where keyboard users should
 * see the name too, put it into a Tooltip with `names`.
 */
export function IconButton({ label, icon, variant, size, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={rootClass(styles.button, className)}
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
