import { isCallFailure } from '@pabean/api/rules';
import { Dialog, DialogBody } from '@pabean/ui/dialog';
import { useRef, useState } from 'react';
import { useAccountMessages } from '../messages/use-messages.ts';
import { AuthenticatorKey } from './authenticator-key.tsx';
import { type GivenCode, OtpForm } from './otp-form.tsx';
import { PasswordStep } from './password-step.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import * as styles from './two-factor-dialog.css.ts';

/** The account's password, and a code of the second factor. */
export type PasswordAndCode = { readonly password: string } & GivenCode;

/** The set-up data of an authenticator app. */
export interface SetupKey {
  /** The image of the QR code as a data URL. */
  readonly qrCode: string;
  /** The same key, to be typed. */
  readonly secret?: string | undefined;
}

/** Props of {@link TwoFactorDialog}. */
export interface TwoFactorDialogProps {
  /** The action: switching two-factor on, off, or new recovery codes. */
  purpose: 'on' | 'off' | 'codes';
  /** The user name: printed above the recovery codes. */
  username: string;
  /** Starts switching on; resolves to the key for the app. */
  onStart: (password: string) => Promise<SetupKey>;
  /** Switches on with the app's first code; resolves to the recovery codes. */
  onActivate: (otp: string) => Promise<readonly string[]>;
  /** Switches off. */
  onDeactivate: (proof: PasswordAndCode) => Promise<unknown>;
  /** Resolves to new recovery codes. */
  onRenew: (proof: PasswordAndCode) => Promise<readonly string[]>;
  /** Called when it closes, completed or not. */
  onRequestClose: () => void;
}

type Step =
  | { readonly at: 'password'; readonly refused?: string }
  | { readonly at: 'code'; readonly password: string; readonly key?: SetupKey }
  | { readonly at: 'codes'; readonly codes: readonly string[] };

/** The error of the password, if a refusal is about it. */
const passwordProblem = (error: unknown) =>
  isCallFailure(error) ? error.fieldErrors.find(({ path }) => path[0] === 'password')?.message : undefined;

/**
 * Switches the second factor on or off, or creates new recovery codes, in steps: the password, a code, and the result. Recovery
 * codes stay until the user confirms that they are stored.
 */
export function TwoFactorDialog({
  purpose,
  username,
  onStart,
  onActivate,
  onDeactivate,
  onRenew,
  onRequestClose,
}: TwoFactorDialogProps) {
  const messages = useAccountMessages('twoFactor');
  const codes = useRef<HTMLDivElement>(null);
  const [step, setStep] = useState<Step>({ at: 'password' });

  async function afterPassword(password: string) {
    const key = purpose === 'on' ? await onStart(password) : undefined;
    setStep({ at: 'code', password, ...(key && { key }) });
  }
  async function afterCode(password: string, code: GivenCode) {
    try {
      if (purpose === 'off') {
        await onDeactivate({ password, ...code });
        return onRequestClose();
      }
      const recoveryCodes =
        purpose === 'on'
          ? await onActivate('otp' in code ? code.otp : '')
          : await onRenew({ password, ...code });
      setStep({ at: 'codes', codes: recoveryCodes });
    } catch (error) {
      const refused = passwordProblem(error);
      if (refused === undefined) throw error;
      setStep({ at: 'password', refused });
    }
  }
  const heading = { on: messages.onHeading, off: messages.offHeading, codes: messages.codesHeading }[purpose];
  const submitLabel = { on: messages.activate, off: messages.switchOff, codes: messages.renew }[purpose];
  /** Codes that were not stored are lost: closing over them does the same as the button below them. */
  const close = () =>
    step.at === 'codes' ? codes.current?.querySelector('form')?.requestSubmit() : onRequestClose();
  return (
    <Dialog open purpose="edit" size="medium" heading={heading} onRequestClose={close}>
      <DialogBody>
        {step.at === 'password' && (
          <PasswordStep key={step.refused} refused={step.refused} onSubmit={afterPassword} />
        )}
        {step.at === 'code' && (
          <div className={styles.step}>
            {step.key && <p>{messages.scan}</p>}
            {step.key && (
              <AuthenticatorKey
                qrCode={step.key.qrCode}
                {...(step.key.secret && { secret: step.key.secret })}
              />
            )}
            <OtpForm
              autoFocus
              recovery={purpose !== 'on'}
              submitLabel={submitLabel}
              onSubmit={(code) => afterCode(step.password, code)}
            />
          </div>
        )}
        {step.at === 'codes' && (
          <div ref={codes} className={styles.step}>
            <p>{messages.keep}</p>
            <RecoveryCodes codes={step.codes} username={username} onDone={onRequestClose} />
          </div>
        )}
      </DialogBody>
    </Dialog>
  );
}
