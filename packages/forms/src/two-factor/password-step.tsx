import { fill } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { PasswordField } from '@pabean/ui/password-field';
import { useEffect, useRef, useState } from 'react';
import { AttemptNotice } from '../internal/attempt-notice.tsx';
import { useAttempt } from '../internal/use-attempt.ts';
import { useAccountMessages, useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import * as styles from './two-factor-dialog.css.ts';

/** Props of {@link PasswordStep}. */
export interface PasswordStepProps {
  /** Why the last password was refused. */
  refused?: string | undefined;
  onSubmit: (password: string) => unknown;
}

/** Asks for the account's password before a change of the second factor. */
export function PasswordStep({ refused, onSubmit }: PasswordStepProps) {
  const messages = useAccountMessages('twoFactor');
  const { checking } = useFormMessages('login');
  const { goOn } = useAccountMessages('recoveryCodes');
  const { labels, refusals } = useSharedMessages();
  const field = useRef<HTMLInputElement>(null);
  const [error, setError] = useState(refused);
  const { busy, problem, failures, attempt } = useAttempt();
  useEffect(() => field.current?.focus(), []);

  function submit() {
    const password = field.current?.value ?? '';
    field.current?.focus();
    if (password === '') return setError(fill(refusals.required, { label: labels.currentPassword }));
    setError(undefined);
    void attempt(() => onSubmit(password));
  }
  return (
    <form
      className={styles.step}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PasswordField
        ref={field}
        label={labels.currentPassword}
        hint={messages.passwordHint}
        autoComplete="current-password"
        error={error}
        aria-invalid={problem && !busy ? true : undefined}
        readOnly={busy}
        onInput={() => setError(undefined)}
      />
      <Button type="submit" variant="primary" block busy={busy} busyLabel={checking}>
        {goOn}
      </Button>
      {problem && <AttemptNotice problem={problem} failures={failures} onRetry={submit} />}
    </form>
  );
}
