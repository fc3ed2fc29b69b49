import { fill, type SharedMessages } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { OneTimeCodeField } from '@pabean/ui/one-time-code-field';
import { TextField } from '@pabean/ui/text-field';
import { type ComponentProps, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { AttemptNotice } from '../internal/attempt-notice.tsx';
import { useAttempt } from '../internal/use-attempt.ts';
import { useErrorTitle } from '../internal/use-error-title.ts';
import { useAccountMessages, useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import * as styles from './otp-form.css.ts';

/** A code of an authenticator app, or a recovery code instead. */
export type GivenCode = { readonly otp: string } | { readonly recoveryCode: string };

/** Props of {@link OtpForm}. */
export interface OtpFormProps {
  /**
   * Checks the code. The form is busy until it rejects, and stays busy when it resolves, because the next screen replaces it. A
   * rejection is shown in an alert.
   */
  onSubmit: (code: GivenCode) => unknown;
  /**
   * Label of the button.
   *
   * @default 'Verifikasi'
   */
  submitLabel?: string;
  /**
   * Hint about the code.
   *
   * @default where the app shows it
   */
  hint?: string;
  /**
   * Whether a recovery code is accepted instead.
   *
   * @default true
   */
  recovery?: boolean;
  /**
   * Whether the field takes the focus on mount.
   *
   * @default false
   */
  autoFocus?: boolean;
}

const length = 6;

/** Normalises a code like the server: groups, case and look-alike letters do not count. */
const mayBeRecoveryCode = (text: string) => /^[\w -]{1,64}$/.test(text);

type CodeKind = 'otp' | 'recoveryCode';

/** Returns what a code lacks before it may be checked. */
function lackOf(
  code: string,
  kind: CodeKind,
  tooShort: string,
  { labels, refusals }: SharedMessages,
): string | undefined {
  const label = kind === 'otp' ? labels.oneTimeCode : labels.recoveryCode;
  if (code === '') return fill(refusals.required, { label });
  if (kind === 'otp') return code.length < length ? tooShort : undefined;
  return mayBeRecoveryCode(code) ? undefined : fill(refusals.invalid, { label });
}

const inputIn = (form: HTMLFormElement | null) => form?.querySelector('input');

/**
 * The second step: six digits that submit themselves when complete, or a recovery code. A refused code stays selected, so that
 * typing replaces it.
 */
export function OtpForm({ onSubmit, submitLabel, hint, recovery = true, autoFocus }: OtpFormProps) {
  const messages = useAccountMessages('otp');
  const { checking } = useFormMessages('login');
  const shared = useSharedMessages();
  const form = useRef<HTMLFormElement>(null);
  const notice = useId();
  const [kind, setKind] = useState<CodeKind>('otp');
  const [error, setError] = useState<string>();
  const { busy, problem, failures, attempt, forget } = useAttempt();
  useErrorTitle(problem !== undefined || error !== undefined);

  useEffect(() => {
    if (autoFocus) inputIn(form.current)?.focus();
  }, [autoFocus]);
  useEffect(() => {
    if (failures > 0) inputIn(form.current)?.select();
  }, [failures]);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    const input = inputIn(form.current);
    const code = input?.value.trim() ?? '';
    const wrong = lackOf(code, kind, messages.length, shared);
    setError(wrong);
    input?.focus();
    if (wrong) return forget();
    void attempt(() => onSubmit(kind === 'otp' ? { otp: code } : { recoveryCode: code }));
  }
  function change() {
    setKind(kind === 'otp' ? 'recoveryCode' : 'otp');
    setError(undefined);
    forget();
    requestAnimationFrame(() => inputIn(form.current)?.focus());
  }
  const { seconds } = problem ?? {};
  return (
    <form ref={form} className={styles.form} method="dialog" noValidate onSubmit={submit}>
      <CodeField
        kind={kind}
        hint={hint}
        error={error}
        readOnly={busy}
        aria-invalid={problem !== undefined && !busy ? true : undefined}
        aria-describedby={problem ? notice : undefined}
        onInput={() => setError(undefined)}
        onComplete={() => submit()}
      />
      <Button type="submit" variant="primary" size="large" block busy={busy} busyLabel={checking}>
        {submitLabel ?? messages.verify}
      </Button>
      {problem && (
        <div id={notice}>
          {/* The specification requires a red alert, whatever the server returns. */}
          <AttemptNotice
            problem={{ ...problem, tone: 'danger' }}
            hint={seconds === undefined ? undefined : fill(messages.waitHint, { seconds })}
            failures={failures}
            onRetry={() => submit()}
          />
        </div>
      )}
      {recovery && (
        <Button variant="tertiary" flush onClick={change} aria-disabled={busy || undefined}>
          {kind === 'otp' ? messages.useRecovery : messages.useApp}
        </Button>
      )}
    </form>
  );
}

interface CodeFieldProps extends Pick<ComponentProps<'input'>, 'readOnly' | 'aria-describedby' | 'onInput'> {
  kind: CodeKind;
  hint: string | undefined;
  error: string | undefined;
  'aria-invalid': true | undefined;
  onComplete: () => void;
}

function CodeField({ kind, hint, onComplete, ...props }: CodeFieldProps) {
  const messages = useAccountMessages('otp');
  const { labels } = useSharedMessages();
  return kind === 'otp' ? (
    <OneTimeCodeField
      {...props}
      name="otp"
      label={labels.oneTimeCode}
      length={length}
      hint={hint ?? messages.hint}
      onComplete={onComplete}
    />
  ) : (
    <TextField
      {...props}
      name="otp"
      code
      label={labels.recoveryCode}
      hint={messages.recoveryHint}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}
