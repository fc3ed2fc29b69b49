import { ClientProvider } from '@pabean/api/hooks';
import { AppShell, ToastProvider, useOffice, useToast } from '@pabean/ui';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { AccountDraftsProvider } from '../drafts/drafts.tsx';
import { hrefTo, paths } from '../paths.ts';
import type { PageRoute } from '../routing/route.ts';
import type { Leaving } from '../routing/use-open-page.ts';
import { useAccount } from '../session/session-context.ts';
import { SessionWatch } from '../session/session-watch.tsx';
import { useWords } from '../words/words.tsx';
import { DisplayMenu } from './display-menu.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { placeOf, placesFor } from './places.tsx';
import { UserMenu } from './user-menu.tsx';

/** Props of {@link Shell}. */
export interface ShellProps {
  route: PageRoute;
  /** Whether the next page is on its way. */
  pending: boolean;
  /** Set while the page asks whether unsaved input may be given up. */
  leaving: Leaving | undefined;
  /** The page. */
  children: ReactNode;
}

/** Everything around a page: providers of a signed-in account, the frame, and what every page may need. */
export function Shell({ leaving, ...frame }: ShellProps) {
  const signedIn = useAccount();
  const words = useWords('shell');
  const content = (
    <ToastProvider>
      <Frame {...frame} />
      {leaving && (
        <LeaveDialog leaving={leaving} leaveLabel={words.leave}>
          {words.leaveText}
        </LeaveDialog>
      )}
    </ToastProvider>
  );
  if (!signedIn) return content;
  const { client, user } = signedIn;
  return (
    <ClientProvider key={user.username} client={client} user={user.username}>
      <AccountDraftsProvider account={user.username} draftKey={user.draftKey}>
        {content}
        <SessionWatch />
      </AccountDraftsProvider>
    </ClientProvider>
  );
}

// The same elements each time: a new page does not draw the menus again.
const displayMenu = <DisplayMenu />;
const userMenu = <UserMenu />;

function Frame({ route, pending, children }: Omit<ShellProps, 'leaving'>) {
  const words = useWords('titles');
  const user = useAccount()?.user;
  const type = user?.type;
  const nav = useMemo(() => type && placesFor(type, words), [type, words]);
  useAnnouncement(route);
  return (
    <AppShell
      office={useOffice()}
      homeHref={user ? hrefTo(paths.dashboard) : hrefTo(paths.login)}
      loginHref={hrefTo(paths.login)}
      display={displayMenu}
      user={user && userMenu}
      printedBy={user?.username}
      nav={nav}
      current={placeOf(route)}
      progress={pending ? 'unknown' : undefined}
    >
      {children}
    </AppShell>
  );
}

/** Says which page has come, politely and once. */
function useAnnouncement(route: PageRoute) {
  const { announce } = useToast();
  const last = useRef(route);
  useEffect(() => {
    if (last.current === route) return;
    last.current = route;
    announce(document.title);
  }, [route, announce]);
}
