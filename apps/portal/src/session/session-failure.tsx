import { explainError } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { LanguageProvider, useAppMessages, useSharedMessages } from '../messages/language-provider.tsx';
import { failure } from '../routing/failure.css.ts';
import { usePageTitle } from '../routing/page-title.ts';
import { failureActions } from './session-failure.css.ts';

/** Props of {@link SessionFailure}. */
export interface SessionFailureProps {
  /** Why the account could not be fetched. */
  error: unknown;
  onRetry: () => void;
  /** Discards the session. */
  onSignIn: () => void;
}

/** Shown when the account could not be fetched. The session stays: its token may still be valid. */
export function SessionFailure(props: SessionFailureProps) {
  return (
    <LanguageProvider>
      <Failure {...props} />
    </LanguageProvider>
  );
}

function Failure({ error, onRetry, onSignIn }: SessionFailureProps) {
  const { failedTitle, signInAgain } = useAppMessages('shell');
  const { retry } = useMessages('table');
  const shared = useSharedMessages();
  usePageTitle(failedTitle);
  return (
    <main className={failure}>
      <h1>{failedTitle}</h1>
      <p role="alert">{explainError(error, shared)}</p>
      <p className={failureActions}>
        <Button variant="primary" onClick={onRetry}>
          {retry}
        </Button>
        <Button onClick={onSignIn}>{signInAgain}</Button>
      </p>
    </main>
  );
}
