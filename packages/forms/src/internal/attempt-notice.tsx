import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { useEffect, useRef } from 'react';
import type { Problem } from './use-attempt.ts';

/** Props of {@link AttemptNotice}. */
export interface AttemptNoticeProps {
  problem: Problem;
  /** What to do now. */
  hint?: string | undefined;
  /** How many attempts have failed. */
  failures: number;
  onRetry: () => void;
}

/** Says why an attempt failed, and comes into view with each. */
export function AttemptNotice({ problem, hint, failures, onRetry }: AttemptNoticeProps) {
  const { retry } = useMessages('table');
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures > 0) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [failures]);
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
      heading={<span key={failures}>{problem.title}</span>}
      action={action}
    >
      {hint}
    </Alert>
  );
}
