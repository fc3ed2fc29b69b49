import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './button.css.ts';
import { clickOf } from './inert.ts';

/** How much a button weighs: one primary a screen; danger only inside a confirmation, with an edge before it. */
export type ButtonVariant = 'primary' | 'secondary' | 'tertiary' | 'quiet' | 'danger' | 'danger-edge';

/** Look shared by buttons and by links that look like buttons. */
export interface ButtonLook {
  /**
   * Weight: `primary` filled, `secondary` with an edge, `tertiary` text only, `quiet` in table rows, `danger`
   * inside the confirmation of a deletion, `danger-edge` for what opens that confirmation.
   *
   * @default 'secondary'
   */
  variant?: ButtonVariant;
  /**
   * Height: 32, 40 or 48 px; in compact density 28 and 36.
   *
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /** An icon before the words, 16 px. */
  icon?: ReactNode;
  /**
   * Whether the button takes the whole width.
   *
   * @default false
   */
  block?: boolean;
}

/** Props of {@link Button}. */
export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /**
   * Whether the action is under way: shows a spinner, keeps the width and the focus, ignores clicks.
   *
   * @default false
   */
  busy?: boolean;
  /**
   * Words while busy, such as “Menyimpan…”.
   *
   * @default the dictionary's “Memproses…”
   */
  busyLabel?: string;
}

/**
 * An action, its verb first. For going somewhere use a link. With `aria-disabled` it does nothing but can still be
 * reached: name the reason, which stands beside it, in `aria-describedby`.
 */
export function Button({
  variant,
  size,
  icon,
  block,
  busy,
  busyLabel,
  className,
  children,
  ...rest
}: ButtonProps) {
  const messages = useMessages('button');
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, className)}
      data-variant={variant ?? 'secondary'}
      data-size={size ?? 'medium'}
      data-block={block || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={clickOf(rest, busy)}
    >
      {busy ? <Spinner /> : icon}
      {busy ? (busyLabel ?? messages.busy) : children}
    </button>
  );
}
