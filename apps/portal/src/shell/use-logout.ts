import { useState } from 'react';
import { useAccountDrafts } from '../drafts/use-drafts.ts';
import { paths } from '../paths.ts';
import { navigate } from '../routing/address.ts';
import { isGuarded } from '../routing/leave-guard.ts';
import type { Leaving } from '../routing/use-open-page.ts';
import { useSession } from '../session/session-context.ts';

/** Signing out, which erases unsaved input. */
export interface Logout {
  /** Signs out; confirms first if input would be lost. */
  readonly logout: () => Promise<void>;
  /** Set while the confirmation is open. */
  readonly asking: Leaving | undefined;
}

/**
 * Signs out: the account's drafts are erased from the device, because others may use it, and the login is shown. With
 * unsaved input on the page, or drafts of earlier visits, it confirms first.
 */
export function useLogout(): Logout {
  const session = useSession();
  const drafts = useAccountDrafts();
  const [asked, setAsked] = useState(false);

  function leave() {
    setAsked(false);
    // Together, so that no guard sees the login's address while there still is a session.
    navigate(paths.login, { replace: true });
    session.signOut();
    drafts?.eraseAll().catch(() => undefined);
  }

  return {
    async logout() {
      const loses = isGuarded() || (await drafts?.hasAny().catch(() => false));
      if (loses) setAsked(true);
      else leave();
    },
    asking: asked ? { stay: () => setAsked(false), leave } : undefined,
  };
}
