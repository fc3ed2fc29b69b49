import { Button } from '@pabean/ui/button';
import { EmptyState } from '@pabean/ui/empty-state';
import { useMessages } from '@pabean/ui/messages';
import type { ReactNode } from 'react';
import { useSharedMessages } from '../messages/language-provider.tsx';
import type { LoadProblem } from './use-load-state.ts';

/** Props of {@link LoadFailed}. */
export interface LoadFailedProps {
  problem: LoadProblem;
  /** Its heading, unless the data does not exist or is forbidden. */
  heading: string;
  /** Whether a request is pending. */
  busy: boolean;
  retry: () => void;
  /** Reassurance about what is safe although it could not be loaded. */
  safe?: string | undefined;
  /**
   * Level of the heading in the page.
   *
   * @default 2
   */
  level?: 2 | 3 | undefined;
  /** A link to another page where trying again is no use. */
  exitLink?: ReactNode;
}

/** Shown in the place of data that could not be loaded: what happened, and what to do now. */
export function LoadFailed({ problem, heading, busy, retry, safe, level = 2, exitLink }: LoadFailedProps) {
  const { kind, text } = problem;
  const { answers } = useSharedMessages();
  const messages = useMessages('table');
  if (kind !== 'failed')
    return (
      <EmptyState variant="failed" level={level} heading={answers[kind]} action={exitLink}>
        {text === answers[kind] ? undefined : text}
      </EmptyState>
    );
  const again = (
    <Button busy={busy} onClick={retry}>
      {messages.retry}
    </Button>
  );
  return (
    <EmptyState variant="failed" level={level} heading={heading} action={again}>
      {[text, safe].filter(Boolean).join(' ')}
    </EmptyState>
  );
}
