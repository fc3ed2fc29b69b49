import { fill } from '@pabean/api/rules';
import { OtpForm } from '@pabean/forms/two-factor';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { useAccountMessages } from '../../messages/use-account-messages.ts';
import { useSession } from '../../session/session-context.ts';
import { StepPage } from './step-page.tsx';

/** The second step of a login with a code of the authenticator app, or a recovery code. */
export function Page() {
  const { confirmCode } = useSession();
  const { tfaVerify } = useAppMessages('titles');
  const { lead } = useAccountMessages('twoFactor');
  return (
    <StepPage kind="code" heading={tfaVerify} lead={(user) => fill(lead, { user })}>
      {({ hasRecoveryCodes }) => <OtpForm autoFocus recovery={hasRecoveryCodes} onSubmit={confirmCode} />}
    </StepPage>
  );
}
