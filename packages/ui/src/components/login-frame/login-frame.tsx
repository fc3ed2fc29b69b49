import { fill } from '@pabean/api/rules';
import type { ComponentProps, ReactNode } from 'react';
import { rootClass } from '../../class-names.ts';
import { useMessages } from '../../messages/provider.tsx';
import { MAIN_ID, ShellFooter, type ShellOffice, SkipLink } from '../app-shell/index.ts';
import { Mark } from '../mark/index.ts';
import { Cloth } from '../motif/cloth.tsx';
import type { WeaveName } from '../motif/index.ts';
import * as styles from './login-frame.css.ts';

/** Props of {@link LoginFrame}. */
export interface LoginFrameProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The office of the portal. */
  office: ShellOffice;
  /** The page's title, such as “Log in”. It can be focused after a navigation. */
  heading: ReactNode;
  /** One sentence below it. */
  lead?: ReactNode;
  /** The settings of language and theme, in a line above the form. */
  display?: ReactNode;
  /**
   * The office's motif.
   *
   * @default the motif given to `OfficeProvider`, else 'pucuk-rebung'
   */
  weave?: WeaveName;
  /** URL of the accessibility statement. */
  accessibilityHref?: string;
  /** The form, and links that need no account, 32 px apart. */
  children: ReactNode;
}

/** The frame of the pages before the login: the navy panel with the office's cloth, and a form beside it. */
export function LoginFrame({
  office,
  heading,
  lead,
  display,
  weave,
  accessibilityHref,
  className,
  children,
  ...rest
}: LoginFrameProps) {
  const messages = useMessages('loginFrame');
  return (
    <div {...rest} className={rootClass(styles.frame, className)}>
      <SkipLink />
      <aside className={styles.panel} aria-label={messages.about} data-chrome>
        <Cloth weave={weave} className={styles.cloth} />
        <Mark size="large" />
        <p className={styles.statement}>{messages.statement}</p>
        <p className={styles.portal}>{fill(messages.portal, { office: office.name })}</p>
      </aside>
      <div className={styles.side} data-display={display ? '' : undefined}>
        {display && <header className={styles.display}>{display}</header>}
        <main id={MAIN_ID} className={styles.main} tabIndex={-1}>
          <div>
            <h1 className={styles.heading} tabIndex={-1}>
              {heading}
            </h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {children}
        </main>
        <ShellFooter office={office} accessibilityHref={accessibilityHref} plain />
      </div>
    </div>
  );
}
