import { AppShell } from '@pabean/ui/app-shell';
import { useOffice } from '@pabean/ui/office';
import { ToastProvider } from '@pabean/ui/toast';
import { hrefTo, paths } from '../paths.ts';
import type { FrameProps } from '../routing/frames.ts';
import { DisplayMenu } from './display-menu.tsx';
import { useAnnouncement } from './use-announcement.ts';

const displayMenu = <DisplayMenu />;

function Content({ route, pending, children }: FrameProps) {
  useAnnouncement(route);
  return (
    <AppShell
      office={useOffice()}
      homeHref={hrefTo(paths.login)}
      loginHref={hrefTo(paths.login)}
      display={displayMenu}
      progress={pending ? 'unknown' : undefined}
    >
      {children}
    </AppShell>
  );
}

/** The frame of a visitor's page: the top bar, and what every page may need. */
export const Frame = (props: FrameProps) => (
  <ToastProvider>
    <Content {...props} />
  </ToastProvider>
);
