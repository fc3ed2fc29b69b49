import { fill } from '@pabean/api/rules';
import { OtpForm, RecoveryCodes } from '@pabean/forms/two-factor';
import { LoginFrame } from '@pabean/ui/login-frame';
import { useOffice } from '@pabean/ui/office';
import { useEffect } from 'react';
import { useAppMessages } from '../../messages/language-provider.tsx';
import { useAccountMessages } from '../../messages/use-account-messages.ts';
import { usePageTitle } from '../../routing/page-title.ts';
import { useSession, useSessionState } from '../../session/session-context.ts';
import { SetupKey } from './setup-key.tsx';
import { StepPage } from './step-page.tsx';
import * as styles from './two-factor.css.ts';

/** Sets up two-factor while signing in: the key for the app, its first code, then the recovery codes. */
export function Page() {
  const { signedIn, recoveryCodes } = useSessionState();
  return signedIn && recoveryCodes?.length ? (
    <SaveCodes username={signedIn.user.username} codes={recoveryCodes} />
  ) : (
    <Setup />
  );
}

function Setup() {
  const { confirmCode } = useSession();
  const { tfaSetup } = useAppMessages('titles');
  const messages = useAccountMessages('twoFactor');
  return (
    <StepPage kind="setup" heading={tfaSetup} lead={(user) => fill(messages.setupLead, { user })}>
      {() => (
        <>
          <section className={styles.part}>
            <h2 className={styles.heading}>{messages.scan}</h2>
            <p>{messages.scanText}</p>
            <SetupKey />
          </section>
          <section className={styles.part}>
            <h2 className={styles.heading}>{messages.type}</h2>
            <OtpForm
              recovery={false}
              hint={messages.typeHint}
              submitLabel={messages.confirm}
              onSubmit={confirmCode}
            />
          </section>
        </>
      )}
    </StepPage>
  );
}

/** The portal opens once they are saved. */
function SaveCodes({ username, codes }: { username: string; codes: readonly string[] }) {
  const messages = useAccountMessages('twoFactor');
  const { recoveryCodesSaved } = useSession();
  usePageTitle(messages.codesHeading);
  // The field that had the focus was removed.
  useEffect(() => document.querySelector('h1')?.focus(), []);
  // A reload would lose them.
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  return (
    <LoginFrame office={useOffice()} heading={messages.codesHeading} lead={messages.codesLead}>
      <RecoveryCodes
        codes={codes}
        username={username}
        doneLabel={messages.goOn}
        onDone={recoveryCodesSaved}
      />
    </LoginFrame>
  );
}
