import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './link.css.ts';

/** Props of {@link Link}. */
export interface LinkProps extends ComponentProps<'a'> {
  /** Where it goes; inside the portal an address like `#/pengajuan`. */
  href: string;
  /**
   * Whether it leaves the portal: opens in a new tab, and says so.
   *
   * @default false
   */
  external?: boolean;
  /**
   * Whether it weighs more than the words around it.
   *
   * @default false
   */
  strong?: boolean;
  /**
   * Whether it steps back, as in a footer.
   *
   * @default false
   */
  muted?: boolean;
  /**
   * Size of the words: 13 px or those around it.
   *
   * @default 'inherit'
   */
  size?: 'small' | 'inherit';
}

/** The way to another place. For an action take a Button; for the main way onwards a ButtonLink. */
export function Link({ external, strong, muted, size, className, children, ...rest }: LinkProps) {
  const messages = useMessages('link');
  return (
    <a
      {...(external ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...rest}
      className={classNames(styles.link, className)}
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
