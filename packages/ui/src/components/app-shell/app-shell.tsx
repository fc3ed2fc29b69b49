import { type ComponentProps, type ReactNode, useImperativeHandle, useRef, useState } from 'react';
import { rootClass } from '../../class-names.ts';
import { useFocusFallback } from '../../focus/use-focus-fallback.ts';
import { useMessages } from '../../messages/provider.tsx';
import * as styles from './app-shell.css.ts';
import { PrintHead } from './print-head.tsx';
import { ShellFooter } from './shell-footer.tsx';
import { type NavGroup, SidebarNav } from './sidebar-nav.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { TopBar, type TopBarProps } from './top-bar.tsx';
import { useNavDrawer } from './use-nav-drawer.ts';

/** Props of {@link AppShell}. */
export interface AppShellProps
  extends Omit<TopBarProps, 'onOpenNav'>,
    Omit<ComponentProps<'div'>, 'children'> {
  /**
   * The pages that the user may open. Without any there is no sidebar: the sheet takes the full width.
   *
   * @default []
   */
  nav?: readonly NavGroup[];
  /** `href` of the current page, as in `nav`. */
  current?: string;
  /** URL of the accessibility statement. */
  accessibilityHref?: string;
  /** Username that is printed on paper. */
  printedBy?: string;
  /** The page: header first, then its parts, 20 px apart. */
  children: ReactNode;
}

/**
 * The frame of every screen after the login: top bar, sidebar (a drawer below 1024 px), the page on one white sheet,
 * footer. It has no router: `nav` is drawn as plain links. When a focused control is removed, the focus moves to the
 * heading of its section.
 */
export function AppShell({
  office,
  homeHref,
  display,
  user,
  loginHref,
  progress,
  nav = [],
  current,
  accessibilityHref,
  printedBy,
  className,
  children,
  ref,
  ...rest
}: AppShellProps) {
  const messages = useMessages('shell');
  const shell = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const hasNav = nav.length > 0;
  const [NavDrawer, loadDrawer] = useNavDrawer(hasNav);
  useImperativeHandle(ref, () => shell.current as HTMLDivElement);
  useFocusFallback(shell);
  function openNav() {
    setOpen(true);
    loadDrawer();
  }
  return (
    <div {...rest} ref={shell} className={rootClass(styles.shell, className)}>
      <SkipLink />
      <TopBar
        office={office}
        homeHref={homeHref}
        display={display}
        user={user}
        loginHref={loginHref}
        progress={progress}
        onOpenNav={hasNav ? openNav : undefined}
      />
      {NavDrawer && (
        <NavDrawer
          open={open}
          office={office}
          groups={nav}
          current={current}
          onClose={() => setOpen(false)}
        />
      )}
      <div className={styles.body} data-nav={hasNav ? 'side' : 'none'}>
        {hasNav && (
          <nav className={styles.sidebar} aria-label={messages.nav} data-print="never">
            <SidebarNav groups={nav} current={current} />
          </nav>
        )}
        <div className={styles.sheet}>
          <main id={MAIN_ID} className={styles.content} tabIndex={-1}>
            <PrintHead office={office} printedBy={printedBy} />
            {children}
          </main>
          <ShellFooter office={office} accessibilityHref={accessibilityHref} />
        </div>
      </div>
    </div>
  );
}
