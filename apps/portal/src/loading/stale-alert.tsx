import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import type { LoadProblem } from './use-load-state.ts';

/** Props of {@link StaleAlert}. */
export interface StaleAlertProps {
  /** Why the newest is not here; undefined draws nothing. */
  problem: LoadProblem | undefined;
  /** Whether an answer is on its way. */
  busy: boolean;
  retry: () => void;
}

/** Says above older content that it could not be brought up to date. */
export function StaleAlert({ problem, busy, retry }: StaleAlertProps) {
  const messages = useMessages('table');
  if (!problem) return null;
  return (
    <Alert
      role="alert"
      tone="danger"
      heading={messages.stale}
      action={
        <Button size="small" busy={busy} onClick={retry}>
          {messages.retry}
        </Button>
      }
    >
      {problem.text}
    </Alert>
  );
}
