import { fill } from '@pabean/api/rules';
import type { ComponentProps } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import * as styles from './shell-footer.css.ts';
import type { ShellOffice } from './top-bar.tsx';

/** Props of {@link ShellFooter}. */
export interface ShellFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** The office whose version, year, name and site are shown. */
  office: ShellOffice;
  /** URL of the accessibility statement; without it there is no link. */
  accessibilityHref?: string;
  /**
   * Whether it has no line above it, as beside the login form.
   *
   * @default false
   */
  plain?: boolean;
}

/** Version, copyright and a link to the office's own site. */
export function ShellFooter({ office, accessibilityHref, plain, className, ...rest }: ShellFooterProps) {
  const messages = useMessages('shell');
  return (
    <footer
      {...rest}
      className={rootClass(styles.footer, className)}
      data-plain={plain || undefined}
      data-print="never"
    >
      <span>{fill(messages.version, { version: office.version })}</span>
      <span>{fill(messages.copyright, { year: office.copyrightYear, name: office.name })}</span>
      <span className={styles.links}>
        <a className={styles.link} href={office.siteUrl} rel="noreferrer">
          {messages.site}
        </a>
        {accessibilityHref && (
          <a className={styles.link} href={accessibilityHref}>
            {messages.accessibility}
          </a>
        )}
      </span>
    </footer>
  );
}
