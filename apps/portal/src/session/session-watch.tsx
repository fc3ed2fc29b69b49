import { useEffect, useState } from 'react';
import { useLateCode } from '../loading/use-late-code.ts';
import { useAppMessages } from '../messages/language-provider.tsx';
import { paths } from '../paths.ts';
import { addressText, currentAddress, navigate } from '../routing/address.ts';
import { leaveFor } from '../routing/leave-guard.ts';
import { returnTo, stepAddress } from '../routing/return-to.ts';
import { LeaveDialog } from '../shell/leave-dialog.tsx';
import { useLogout } from '../shell/use-logout.ts';
import { useSession, useSessionState } from './session-context.ts';
import { SessionDialogFailure } from './session-dialog-failure.tsx';

const loadDialog = () => import('./late-session-dialog.tsx');

/** Shown above every page of an account once its session ends soon, or has ended. */
export function SessionWatch() {
  const session = useSession();
  const { signedIn, ending, locked, step, recoveryCodes } = useSessionState();
  const messages = useAppMessages('shell');
  const { logout, asking } = useLogout();
  const [dismissed, setDismissed] = useState<number>();
  const isDue = locked === true || (ending !== undefined && ending.at !== dismissed);
  // Loaded when it is first needed, so that no page includes it.
  const code = useLateCode(loadDialog, isDue);
  // Setting up a second factor needs a separate page.
  const needsPage = locked === true && step?.kind === 'setup';
  useEffect(() => {
    if (needsPage) session.giveUp();
  }, [needsPage, session]);

  // These codes cannot be fetched again: on every page, their page comes back until they are saved.
  const hasCodes = recoveryCodes !== undefined && recoveryCodes.length > 0;
  useEffect(() => {
    if (!hasCodes) return;
    const wanted = new URLSearchParams({ [returnTo]: addressText(currentAddress()) });
    navigate(stepAddress('setup', wanted), { replace: true });
  }, [hasCodes]);

  if (asking)
    return (
      <LeaveDialog leaving={asking} leaveLabel={messages.logout}>
        {messages.logoutText}
      </LeaveDialog>
    );
  if (!signedIn || !isDue) return null;
  function giveUp() {
    leaveFor(paths.login);
    session.giveUp();
  }
  if (!code.data)
    return (
      code.error && (
        <SessionDialogFailure
          error={code.error}
          onRetry={code.mutate}
          onGiveUp={locked ? giveUp : undefined}
        />
      )
    );
  const { LateSessionDialog } = code.data;
  return (
    <LateSessionDialog
      ending={locked ? undefined : ending}
      username={signedIn.user.username}
      onDismiss={() => setDismissed(ending?.at)}
      onLogout={logout}
      onGiveUp={giveUp}
    />
  );
}
