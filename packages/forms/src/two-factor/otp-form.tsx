import { fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { OneTimeCodeField } from '@pabean/ui/one-time-code-field';
import { TextField } from '@pabean/ui/text-field';
import { useEffect, useId, useRef, useState } from 'react';
import { AttemptNotice } from '../internal/attempt-notice.tsx';
import { useAttempt } from '../internal/use-attempt.ts';
import { useErrorTitle } from '../internal/use-error-title.ts';
import { useAccountMessages, useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import * as styles from './otp-form.css.ts';

/** What somebody proves with: the code of an authenticator app, or a recovery code in its place. */
export type GivenCode = { readonly otp: string } | { readonly recoveryCode: string };

/** Props of {@link OtpForm}. */
export interface OtpFormProps {
  /**
   * Checks the code. The form is busy until it rejects, and stays so when it resolves: then something else takes its
   * place. A rejection is told in an alert.
   */
  onSubmit: (code: GivenCode) => unknown;
  /**
   * What the button says.
   *
   * @default 'Verifikasi'
   */
  submitLabel?: string;
  /**
   * What is said about the code.
   *
   * @default where the app shows it
   */
  hint?: string;
  /**
   * Whether a recovery code may stand in.
   *
   * @default true
   */
  recovery?: boolean;
  /**
   * Whether the field takes the focus when it is drawn.
   *
   * @default false
   */
  autoFocus?: boolean;
}

const length = 6;

/** As the server reads one: groups, case and look-alike letters do not count. */
const mayBeRecoveryCode = (text: string) => /^[\w -]{1,64}$/.test(text);

/**
 * The second step: six digits that send themselves when they are complete, or a recovery code. A refused code stays, is
 * selected, and is typed over.
 */
export function OtpForm({ onSubmit, submitLabel, hint, recovery = true, autoFocus }: OtpFormProps) {
  const words = useAccountMessages('otp');
  const { checking } = useFormMessages('login');
  const { labels, refusals } = useSharedMessages();
  const form = useRef<HTMLFormElement>(null);
  const notice = useId();
  const [kind, setKind] = useState<'otp' | 'recoveryCode'>('otp');
  const [error, setError] = useState<string>();
  const { busy, problem, failures, attempt, forget } = useAttempt();
  useErrorTitle(problem !== undefined || error !== undefined);

  const field = () => form.current?.querySelector('input');
  useEffect(() => {
    if (autoFocus) form.current?.querySelector('input')?.focus();
  }, [autoFocus]);
  useEffect(() => {
    if (failures > 0) form.current?.querySelector('input')?.select();
  }, [failures]);

  function lack(code: string): string | undefined {
    if (code === '')
      return fill(refusals.required, { label: kind === 'otp' ? labels.oneTimeCode : labels.recoveryCode });
    if (kind === 'otp') return code.length < length ? words.length : undefined;
    return mayBeRecoveryCode(code) ? undefined : fill(refusals.invalid, { label: labels.recoveryCode });
  }
  function submit() {
    const code = field()?.value.trim() ?? '';
    const wrong = lack(code);
    setError(wrong);
    field()?.focus();
    if (wrong) return forget();
    void attempt(() => onSubmit(kind === 'otp' ? { otp: code } : { recoveryCode: code }));
  }
  function change() {
    setKind(kind === 'otp' ? 'recoveryCode' : 'otp');
    setError(undefined);
    forget();
    requestAnimationFrame(() => field()?.focus());
  }
  const waitHint =
    problem?.seconds === undefined ? undefined : fill(words.waitHint, { seconds: problem.seconds });
  const common = {
    name: 'otp',
    error,
    readOnly: busy,
    'aria-invalid': problem !== undefined && !busy ? true : undefined,
    'aria-describedby': problem ? notice : undefined,
    onInput: () => setError(undefined),
  } as const;
  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {kind === 'otp' ? (
        <OneTimeCodeField
          key="otp"
          {...common}
          label={labels.oneTimeCode}
          length={length}
          hint={hint ?? words.hint}
          onComplete={submit}
        />
      ) : (
        <TextField
          key="recovery"
          {...common}
          code
          label={labels.recoveryCode}
          hint={words.recoveryHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      )}
      <Button type="submit" variant="primary" size="large" block busy={busy} busyLabel={checking}>
        {submitLabel ?? words.verify}
      </Button>
      {problem && (
        <div id={notice}>
          {/* The documents want it red, whatever the server says. */}
          <AttemptNotice
            problem={{ ...problem, tone: 'danger' }}
            hint={waitHint}
            failures={failures}
            onRetry={submit}
          />
        </div>
      )}
      {recovery && (
        <Button
          variant="tertiary"
          className={styles.other}
          onClick={change}
          aria-disabled={busy || undefined}
        >
          {kind === 'otp' ? words.useRecovery : words.useApp}
        </Button>
      )}
    </form>
  );
}
