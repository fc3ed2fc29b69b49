import { type ComponentProps, type MouseEvent, type ReactNode, useContext } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './menu.css.ts';
import { MenuContext } from './menu-context.ts';

interface ItemProps {
  /** An icon before the label, 16 px. */
  icon?: ReactNode;
}

/** Props of {@link MenuItem}. */
export interface MenuItemProps extends ItemProps, ComponentProps<'button'> {}

/** An action in a menu. The menu closes, then `onClick` is called. */
export function MenuItem({ icon, className, children, onClick, ...rest }: MenuItemProps) {
  const close = useContext(MenuContext);
  function act(event: MouseEvent<HTMLButtonElement>) {
    close();
    onClick?.(event);
  }
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      {...rest}
      className={rootClass(styles.item, className)}
      onClick={act}
    >
      {icon}
      {children}
    </button>
  );
}

/** Props of {@link MenuLink}. */
export interface MenuLinkProps extends ItemProps, ComponentProps<'a'> {
  /** The URL. */
  href: string;
}

/** A link to another page in a menu. */
export function MenuLink({ icon, href, className, children, onClick, ...rest }: MenuLinkProps) {
  const close = useContext(MenuContext);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    close();
    onClick?.(event);
  }
  return (
    <a
      href={href}
      role="menuitem"
      tabIndex={-1}
      {...rest}
      className={rootClass(styles.item, className)}
      onClick={follow}
    >
      {icon}
      {children}
    </a>
  );
}
