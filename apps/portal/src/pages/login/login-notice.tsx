import { Alert, Button, useMessages } from '@pabean/ui';
import type { SessionEnd } from '../../session/tabs.ts';
import { useSharedWords } from '../../words/words.tsx';
import type { SignInProblem } from './use-sign-in.ts';

/** Props of {@link LoginNotice}. */
export interface LoginNoticeProps {
  /** Why the last attempt failed. */
  problem?: SignInProblem | undefined;
  /** How many attempts have failed. */
  attempts: number;
  /** Why the last session is over. */
  end?: SessionEnd | undefined;
  onRetry: () => void;
}

/** Why nobody is signed in yet. */
export function LoginNotice({ problem, attempts, end, onRetry }: LoginNoticeProps) {
  const { retry } = useMessages('table');
  const { answers } = useSharedWords();
  if (!problem)
    return (
      <Alert
        role="status"
        tone={end === 'expired' ? 'warning' : 'info'}
        heading={end === 'expired' ? answers.unauthenticated : answers.signedOut}
      />
    );
  const action = problem.retry && (
    <Button size="small" onClick={onRetry}>
      {retry}
    </Button>
  );
  return (
    <Alert
      role="alert"
      tone={problem.tone}
      heading={<span key={attempts}>{problem.title}</span>}
      action={action}
    >
      {problem.hint}
    </Alert>
  );
}
