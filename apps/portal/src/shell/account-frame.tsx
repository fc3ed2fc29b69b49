import { ClientProvider, useRefresh } from '@pabean/api/hooks';
import { AppShell } from '@pabean/ui/app-shell';
import { useOffice } from '@pabean/ui/office';
import { ToastProvider } from '@pabean/ui/toast';
import { useMemo } from 'react';
import { AccountDraftsProvider } from '../drafts/account-drafts-provider.tsx';
import { useAppMessages } from '../messages/language-provider.tsx';
import { hrefTo, paths } from '../paths.ts';
import type { FrameProps } from '../routing/frames.ts';
import { useSamePage } from '../routing/use-same-page.ts';
import { useSignedIn } from '../session/session-context.ts';
import { SessionWatch } from '../session/session-watch.tsx';
import { DisplayMenu } from './display-menu.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { placeOf, placesFor } from './places.tsx';
import { useAnnouncement } from './use-announcement.ts';
import { UserMenu } from './user-menu.tsx';

// Stable elements: a new page does not render the menus again.
const displayMenu = <DisplayMenu />;
const userMenu = <UserMenu />;

function Content({ route, pending, children }: FrameProps) {
  const messages = useAppMessages('titles');
  const { user } = useSignedIn();
  const nav = useMemo(() => placesFor(user.type, messages), [user.type, messages]);
  useAnnouncement(route);
  useSamePage(useRefresh());
  return (
    <AppShell
      office={useOffice()}
      homeHref={hrefTo(paths.dashboard)}
      display={displayMenu}
      user={userMenu}
      printedBy={user.username}
      nav={nav}
      current={placeOf(route)}
      progress={pending ? 'unknown' : undefined}
    >
      {children}
    </AppShell>
  );
}

/** The frame of an account's page: its client and drafts, and the menus. */
export function Frame(props: FrameProps) {
  const { client, user } = useSignedIn();
  const messages = useAppMessages('shell');
  return (
    <ClientProvider key={user.username} client={client} user={user.username}>
      <AccountDraftsProvider account={user.username} draftKey={user.draftKey}>
        <ToastProvider>
          <Content {...props} />
          {props.leaving && (
            <LeaveDialog leaving={props.leaving} leaveLabel={messages.leave}>
              {messages.leaveText}
            </LeaveDialog>
          )}
        </ToastProvider>
        <SessionWatch />
      </AccountDraftsProvider>
    </ClientProvider>
  );
}
