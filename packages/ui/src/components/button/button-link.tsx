import type { ComponentProps } from 'react';
import { rootClass } from '../../class-names.ts';
import * as styles from './button.css.ts';
import type { ButtonLook } from './button.tsx';

/** Props of {@link ButtonLink}. */
export interface ButtonLinkProps extends ButtonLook, ComponentProps<'a'> {
  /** The URL. */
  href: string;
}

/** A link that looks like a button: for the main next step, such as “Add application”. */
export function ButtonLink({
  variant,
  size,
  icon,
  block,
  flush,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <a
      {...rest}
      className={rootClass(styles.button, className)}
      data-variant={variant ?? 'secondary'}
      data-size={size ?? 'medium'}
      data-block={block || undefined}
      data-flush={flush || undefined}
    >
      {icon}
      {children}
    </a>
  );
}
