import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './top-bar.css.ts';

/** Two initials for a name: of its first two words, or the first two letters of a single word. */
export function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [first = '', second] = words;
  return (second ? `${first.charAt(0)}${second.charAt(0)}` : first.slice(0, 2)).toUpperCase();
}

/** Props of {@link UserButton}. */
export interface UserButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'name'> {
  /** Username of the signed-in user. */
  name: string;
}

/**
 * Opens the user menu: initials in a gold ring, and the username where there is room. Give it to a menu as its trigger;
 * other attributes and `ref` go to the button.
 */
export function UserButton({ name, className, ...rest }: UserButtonProps) {
  const messages = useMessages('shell');
  return (
    <button type="button" {...rest} className={rootClass(styles.chromeButton, className)}>
      <span className={styles.avatar} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <VisuallyHidden>{messages.userMenu}</VisuallyHidden>
      <span className={styles.roomy}>{name}</span>
      <ChevronDown className={styles.chevron} size={16} aria-hidden />
    </button>
  );
}
