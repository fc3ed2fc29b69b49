import type { OfficeProfile } from '@pabean/api/rules';
import { OfficeProvider } from '@pabean/ui';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { firstPaths } from './first-paths.ts';
import { LoginDoor } from './pages/login/login-door.tsx';
import { currentAddress, navigate } from './routing/address.ts';
import { LoadFailure } from './routing/load-failure.tsx';
import type { Session } from './session/session.ts';

const loadPortal = () => import('./portal.tsx');

/** Resolves when the visitor has signed in or goes to another page. */
function leavesLogin(session: Session): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!session.state().signedIn && currentAddress().path === firstPaths.login) return;
      removeEventListener('hashchange', look);
      unsubscribe();
      resolve();
    };
    const unsubscribe = session.subscribe(look);
    addEventListener('hashchange', look);
  });
}

/** What a portal is started with. */
export interface Start {
  readonly session: Session;
  /** The office that the portal belongs to. */
  readonly office: OfficeProfile;
}

/**
 * Starts the portal: who uses it and what the page is made of are known before anything is drawn. A visitor at the
 * login gets only that; the rest of the portal comes when somebody begins to type, and is shown in its place.
 */
export async function start(container: Element, { session, office }: Start): Promise<void> {
  const root = createRoot(container);
  const show = (content: ReactNode) =>
    root.render(<OfficeProvider office={office}>{content}</OfficeProvider>);
  try {
    if (session.hasToken()) loadPortal().catch(() => undefined);
    await session.restore();
    const visitor = !session.state().signedIn;
    if (visitor && currentAddress().path === firstPaths.root) navigate(firstPaths.login, { replace: true });
    const atLogin = visitor && currentAddress().path === firstPaths.login;
    if (atLogin) {
      show(<LoginDoor session={session} onUse={() => loadPortal().catch(() => undefined)} />);
      await leavesLogin(session);
    }
    const { openPortal } = await loadPortal();
    await openPortal(show, session, atLogin);
  } catch {
    show(<LoadFailure />);
  }
}
