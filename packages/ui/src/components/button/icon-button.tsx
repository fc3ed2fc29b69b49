import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import * as styles from './button.css.ts';
import { clickOf } from './inert.ts';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The action's name for everybody who does not see the icon; also its tooltip. */
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
  /**
   * Whether the name comes up in a Tooltip, for the keyboard too, instead of the browser's own for the mouse alone. The
   * button then stands in a span.
   *
   * @default false
   */
  tooltip?: boolean;
}

/** An action shown by its icon alone, always named. Never the primary action of a screen. */
export function IconButton({ label, icon, variant, size, tooltip, className, ...rest }: IconButtonProps) {
  const button = (
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
  if (!tooltip) return button;
  return (
    <Tooltip names text={label}>
      {button}
    </Tooltip>
  );
}
