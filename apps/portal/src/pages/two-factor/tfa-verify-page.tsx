import { fill } from '@pabean/api/rules';
import { OtpForm } from '@pabean/forms/two-factor';
import { useSession } from '../../session/session-context.ts';
import { useAccountWords } from '../../words/account-words.ts';
import { useWords } from '../../words/words.tsx';
import { StepPage } from './step-page.tsx';

/** The second step of a login with a code of the authenticator app, or a recovery code. */
export function Page() {
  const { confirmCode } = useSession();
  const { tfaVerify } = useWords('titles');
  const { lead } = useAccountWords('twoFactor');
  return (
    <StepPage kind="code" heading={tfaVerify} lead={(user) => fill(lead, { user })}>
      {({ hasRecoveryCodes }) => <OtpForm autoFocus recovery={hasRecoveryCodes} onSubmit={confirmCode} />}
    </StepPage>
  );
}
