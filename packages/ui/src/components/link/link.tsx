import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './link.css.ts';

/** Props of {@link Link}. */
export interface LinkProps extends ComponentProps<'a'> {
  /** The URL; inside the portal one like `#/pengajuan`. */
  href: string;
  /**
   * Whether it leads to another site: opens in a new tab, and its name says so.
   *
   * @default false
   */
  external?: boolean;
  /**
   * Whether it is bolder than the text around it.
   *
   * @default false
   */
  strong?: boolean;
  /**
   * Whether it is muted, as in a footer.
   *
   * @default false
   */
  muted?: boolean;
  /**
   * Text size: 13 px or that of the text around it.
   *
   * @default 'inherit'
   */
  size?: 'small' | 'inherit';
}

/** A link to another page. For an action use a Button; for the main next step a ButtonLink. */
export function Link({ external, strong, muted, size, className, children, ...rest }: LinkProps) {
  const messages = useMessages('link');
  return (
    <a
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...rest}
      className={rootClass(styles.link, className)}
      data-strong={strong ? '' : undefined}
      data-muted={muted ? '' : undefined}
      data-size={size}
    >
      {children}
      {external && <ExternalLink size={14} className={styles.icon} />}
      {external && <VisuallyHidden> {messages.newTab}</VisuallyHidden>}
    </a>
  );
}
