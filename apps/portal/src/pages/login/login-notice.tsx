import { Alert, Button, useMessages } from '@pabean/ui';
import { useEffect, useRef } from 'react';
import type { SessionEnd } from '../../session/tabs.ts';
import { useSharedWords } from '../../words/words.tsx';
import type { SignInProblem } from './use-sign-in.ts';

/** Says why the last session is over. */
export function SessionEndNotice({ end }: { end: SessionEnd }) {
  const { answers } = useSharedWords();
  return end === 'expired' ? (
    <Alert role="status" tone="warning" heading={answers.unauthenticated} />
  ) : (
    <Alert role="status" tone="info" heading={answers.signedOut} />
  );
}

/** Props of {@link SignInNotice}. */
export interface SignInNoticeProps {
  /** Why the last attempt failed. */
  problem: SignInProblem;
  /** How many attempts have failed. */
  attempts: number;
  onRetry: () => void;
}

/** Says why an attempt failed, and comes into view with each. */
export function SignInNotice({ problem, attempts, onRetry }: SignInNoticeProps) {
  const { retry } = useMessages('table');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempts > 0) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [attempts]);
  const action = problem.retry && (
    <Button size="small" onClick={onRetry}>
      {retry}
    </Button>
  );
  return (
    <Alert
      ref={notice}
      role="alert"
      tone={problem.tone}
      heading={<span key={attempts}>{problem.title}</span>}
      action={action}
    >
      {problem.hint}
    </Alert>
  );
}
