import type { ComponentProps, ReactNode } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './top-bar.css.ts';

/** Props of {@link ChromeButton}. */
export interface ChromeButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name and the tooltip. */
  label: string;
  /** The icon, 20 px. */
  icon: ReactNode;
}

/** An icon button of the top bar. Opens the display settings or the phone's menu. */
export function ChromeButton({ label, icon, className, ...rest }: ChromeButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      {...rest}
      className={rootClass(styles.chromeButton, className)}
    >
      {icon}
    </button>
  );
}

/** Props of {@link ChromeLink}. */
export interface ChromeLinkProps extends ComponentProps<'a'> {
  /** Where the link goes. */
  href: string;
}

/** A text link of the top bar, such as “Log in” for visitors. */
export function ChromeLink({ className, ...rest }: ChromeLinkProps) {
  return <a {...rest} className={rootClass(styles.chromeButton, className)} />;
}
