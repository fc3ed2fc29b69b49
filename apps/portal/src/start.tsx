import { currentDisplay } from './display/display.ts';
import { indonesian, loadLanguage } from './messages/language.ts';
import type { Office } from './office-file.ts';
import { StandaloneLogin } from './pages/login/standalone-login.tsx';
import { currentAddress, navigate } from './routing/address.ts';
import { loadAccountFrame } from './routing/frames.ts';
import { LoadFailure } from './routing/load-failure.tsx';
import type { Session } from './session/session.ts';
import { SessionFailure } from './session/session-failure.tsx';
import { createPainter, type Painter } from './stage.tsx';
import { visitorPaths } from './visitor-paths.ts';

const loadPortal = () => import('./portal.tsx');
/** Code that is needed for signing in, and after it. */
const loadPortalEarly = () => void Promise.all([loadPortal(), loadAccountFrame()]).catch(() => undefined);

/** Fetches the page's code while the account is asked for, whose request goes first. The account may not have the page. */
const loadPageEarly = () =>
  void loadPortal().then(
    ({ prefetch }) => setTimeout(() => prefetch(currentAddress().path, true)),
    () => undefined,
  );

/** Restores the previous session. When that fails, offers to try again or to sign in again. */
async function restore(session: Session, { show }: Painter): Promise<void> {
  for (;;) {
    try {
      return await session.restore();
    } catch (error) {
      await new Promise<void>((resolve) => {
        const signIn = () => {
          session.signOut();
          resolve();
        };
        show(<SessionFailure error={error} onRetry={resolve} onSignIn={signIn} />);
      });
    }
  }
}

/** Shows the login, by hydrating the prerendered HTML or, in another language, rendering it anew. */
async function openLogin(session: Session, painter: Painter): Promise<void> {
  const messages = await loadLanguage(currentDisplay().language).catch(() => indonesian);
  const door = <StandaloneLogin session={session} messages={messages} onUse={loadPortalEarly} />;
  if (painter.isPrerendered() && messages === indonesian) painter.hydrate(door);
  else painter.show(door);
}

/** Resolves when the visitor has signed in or goes to another page. */
function leavesLogin(session: Session): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!session.state().signedIn && currentAddress().path === visitorPaths.login) return;
      removeEventListener('hashchange', look);
      unsubscribe();
      resolve();
    };
    const unsubscribe = session.subscribe(look);
    addEventListener('hashchange', look);
  });
}

/** Options of {@link start}. */
export interface Start {
  readonly session: Session;
  /** The office that the portal belongs to. */
  readonly office: Office;
}

/**
 * Starts the portal: the account and the page's code are loaded before anything is rendered. A visitor at the login
 * gets only that; the rest of the portal is loaded when the user starts typing.
 */
export async function start(container: Element, { session, office }: Start): Promise<void> {
  const painter = createPainter(container, office);
  try {
    if (session.hasToken()) {
      loadPortalEarly();
      loadPageEarly();
    }
    await restore(session, painter);
    const visitor = !session.state().signedIn;
    if (visitor && currentAddress().path === visitorPaths.root)
      navigate(visitorPaths.login, { replace: true });
    const atLogin = visitor && currentAddress().path === visitorPaths.login;
    if (atLogin) {
      await openLogin(session, painter);
      await leavesLogin(session);
    }
    const { openPortal } = await loadPortal();
    const hasLeft = document.documentElement.dataset.left !== undefined;
    await openPortal(painter.show, session, atLogin || hasLeft);
  } catch {
    painter.show(<LoadFailure />);
  }
}
