import type { ComponentProps, ReactNode } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import * as styles from './button.css.ts';
import { clickOf } from './inert.ts';

/** The variant of a button: one `primary` per screen; `danger` only in a confirmation, which a `danger-edge` opens. */
export type ButtonVariant = 'primary' | 'secondary' | 'tertiary' | 'quiet' | 'danger' | 'danger-edge';

/** Props shared by buttons and by links that look like buttons. */
export interface ButtonLook {
  /**
   * The variant: `primary` filled, `secondary` with a border, `tertiary` text only, `quiet` in table rows, `danger` in
   * the confirmation of a deletion, `danger-edge` for the button that opens that confirmation.
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
  /** An icon before the text, 16 px. */
  icon?: ReactNode;
  /**
   * Whether the button takes the full width.
   *
   * @default false
   */
  block?: boolean;
  /**
   * Whether its text is aligned with the text above: for a `tertiary` button that stands alone under text.
   *
   * @default false
   */
  flush?: boolean;
}

/** Props of {@link Button}. */
export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /**
   * Whether the action is in progress: shows a spinner, keeps the width and the focus, ignores clicks.
   *
   * @default false
   */
  busy?: boolean;
  /**
   * The text while busy, such as “Saving…”.
   *
   * @default the dictionary's “Working…”
   */
  busyLabel?: string;
}

/**
 * A button for an action, its verb first. To navigate use a link. With `aria-disabled` it does nothing but can still be
 * focused: refer to the reason, which is shown beside it, in `aria-describedby`.
 */
export function Button({
  variant,
  size,
  icon,
  block,
  flush,
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
      className={rootClass(styles.button, className)}
      data-variant={variant ?? 'secondary'}
      data-size={size ?? 'medium'}
      data-block={block || undefined}
      data-flush={flush || undefined}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={clickOf(rest, busy)}
    >
      {busy ? <Spinner /> : icon}
      {busy ? (busyLabel ?? messages.busy) : children}
    </button>
  );
}
