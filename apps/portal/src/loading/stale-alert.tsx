import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import type { LoadProblem } from './use-load-state.ts';

/** Props of {@link StaleAlert}. */
export interface StaleAlertProps {
  /** Why the update failed; undefined renders nothing. */
  problem: LoadProblem | undefined;
  /** Whether a request is pending. */
  busy: boolean;
  retry: () => void;
}

/** Shows above older content that it could not be updated. */
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
