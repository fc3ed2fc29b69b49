import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Session } from './session.ts';
import type { SessionState } from './session-state.ts';

/** The session that the portal was started with. */
export const SessionContext = createContext<Session | undefined>(undefined);

/** The session, its calls and what can be done with it. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionContext: wrap the tree in it, as app.tsx does.');
  return session;
}

/** The session's state; the component is rendered again when it changes. */
export function useSessionState() {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.state, session.state);
}

/**
 * The account that the shown page was opened for. It stays until the next page is shown, also when the session ends
 * before.
 */
export const AccountContext = createContext<SessionState['signedIn']>(undefined);

/** The account that the page was opened for, if there is one. */
export const useAccount = () => useContext(AccountContext);

/** The signed-in account and its client. Only for pages whose route requires an account. */
export function useSignedIn() {
  const signedIn = useAccount();
  if (!signedIn) throw new Error('useSignedIn was called without a session: the page is open to visitors.');
  return signedIn;
}
