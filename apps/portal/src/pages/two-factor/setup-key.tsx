import type { TwoFactorSetup } from '@pabean/api/contract';
import { explainError } from '@pabean/api/rules';
import { AuthenticatorKey } from '@pabean/forms/two-factor';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { Skeleton } from '@pabean/ui/skeleton';
import { useEffect, useRef, useState } from 'react';
import { useSharedMessages } from '../../messages/language-provider.tsx';
import { useAccountMessages } from '../../messages/use-account-messages.ts';
import { useSession } from '../../session/session-context.ts';

/** The key for the authenticator app once it is loaded, or the failure with a retry button. */
export function SetupKey() {
  const { loadSetup } = useSession();
  const messages = useAccountMessages('twoFactor');
  const shared = useSharedMessages();
  const { retry } = useMessages('table');
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const [error, setError] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const place = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let current = true;
    loadSetup().then(
      (loaded) => current && setSetup(loaded),
      (reason: unknown) => current && setError(reason),
    );
    return () => {
      current = false;
    };
  }, [loadSetup, attempt]);

  function again() {
    // The pressed button is removed together with its message.
    place.current?.focus();
    setError(undefined);
    setAttempt(attempt + 1);
  }
  function content() {
    if (setup)
      return <AuthenticatorKey qrCode={setup.qrCode} {...(setup.secret && { secret: setup.secret })} />;
    if (error === undefined) return <Skeleton height="208px" />;
    return (
      <Alert
        role="alert"
        tone="danger"
        heading={messages.failed}
        action={<Button onClick={again}>{retry}</Button>}
      >
        {explainError(error, shared)}
      </Alert>
    );
  }
  const loading = !setup && error === undefined;
  return (
    <section ref={place} tabIndex={-1} aria-label={messages.key} aria-busy={loading || undefined}>
      {content()}
    </section>
  );
}
