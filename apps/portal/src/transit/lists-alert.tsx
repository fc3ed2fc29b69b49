import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { useMessages } from '@pabean/ui/messages';
import { type Call, useLoadState } from '../loading/use-load-state.ts';
import { useTransitMessages } from '../messages/use-transit-messages.ts';

/** Props of {@link ListsAlert}. */
export interface ListsAlertProps {
  /** The calls of the lists. */
  of: readonly Call[];
}

/** Shows above a form that a reference list could not be loaded, with a retry button. The form is usable without it. */
export function ListsAlert({ of }: ListsAlertProps) {
  const messages = useTransitMessages('form');
  const { retry } = useMessages('table');
  const { problem, busy, retry: tryAgain } = useLoadState(of);
  if (!problem) return null;
  return (
    <Alert
      role="alert"
      tone="warning"
      heading={messages.listsFailed}
      action={
        <Button size="small" busy={busy} onClick={tryAgain}>
          {retry}
        </Button>
      }
    >
      {problem.text} {messages.listsFailedText}
    </Alert>
  );
}
