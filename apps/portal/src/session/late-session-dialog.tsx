import { LoginForm } from '@pabean/forms/login';
import { SessionDialog } from '@pabean/forms/session-dialog';
import { OtpForm } from '@pabean/forms/two-factor';
import { LateSignInCaptcha } from './late-sign-in-captcha.tsx';
import { useSession, useSessionState } from './session-context.ts';
import { SessionEndNotice } from './session-end-notice.tsx';
import type { Ending } from './session-life.ts';

/** Props of {@link LateSessionDialog}. */
export interface LateSessionDialogProps {
  ending: Ending | undefined;
  username: string;
  onDismiss: () => void;
  onLogout: () => void;
  onGiveUp: () => void;
}

/** The dialog above a page whose session ends; its code is loaded when it is first needed. */
export function LateSessionDialog({ ending, username, ...handlers }: LateSessionDialogProps) {
  const { extend, signIn, confirmCode } = useSession();
  const { step, end } = useSessionState();
  return (
    <SessionDialog ending={ending} onStay={extend} {...handlers}>
      {step ? (
        <OtpForm autoFocus recovery={step.hasRecoveryCodes} onSubmit={confirmCode} />
      ) : (
        <LoginForm
          username={username}
          notice={end && <SessionEndNotice end={end} />}
          renderCaptcha={(captcha) => <LateSignInCaptcha {...captcha} />}
          onSubmit={signIn}
        />
      )}
    </SessionDialog>
  );
}
