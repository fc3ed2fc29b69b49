import { useEraseDrafts } from '../drafts/drafts.tsx';
import { paths } from '../paths.ts';
import { navigate } from '../routing/address.ts';
import { useSession } from '../session/session-context.ts';

/** Signs out: drafts of this account are erased from the device, and the login is shown. */
export function useLogout(): () => void {
  const session = useSession();
  const eraseDrafts = useEraseDrafts();
  return () => {
    // In one go, so that no guard sees the login's address while there still is a session.
    navigate(paths.login, { replace: true });
    session.signOut();
    eraseDrafts().catch(() => undefined);
  };
}
