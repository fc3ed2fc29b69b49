import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { useEffect, useRef } from 'react';
import type { Problem } from './use-attempt.ts';

/** Props of {@link AttemptNotice}. */
export interface AttemptNoticeProps {
  problem: Problem;
  /** The action to take. */
  hint?: string | undefined;
  /** Number of failed attempts. */
  failures: number;
  onRetry: () => void;
}

/** Shows why an attempt failed; scrolls into view with each failure. */
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
