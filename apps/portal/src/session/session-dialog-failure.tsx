import type { ApiError } from '@pabean/api/client';
import { explainError } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@pabean/ui/dialog';
import { useMessages } from '@pabean/ui/messages';
import { useAppMessages, useSharedMessages } from '../messages/language-provider.tsx';

/** Props of {@link SessionDialogFailure}. */
export interface SessionDialogFailureProps {
  error: ApiError;
  onRetry: () => void;
  /** Gives the page up, whose session is over; until then there is nothing to give up. */
  onGiveUp: (() => void) | undefined;
}

/**
 * Shown where the dialog's code could not be fetched: the page below waits on. Code that a new release no longer has
 * comes with a reload only; what was typed is a draft by then.
 */
export function SessionDialogFailure({ error, onRetry, onGiveUp }: SessionDialogFailureProps) {
  const shared = useSharedMessages();
  const { sessionEnding } = useAppMessages('shell');
  const { toLogin } = useAppMessages('common');
  const { retry } = useMessages('table');
  const heading = onGiveUp ? shared.answers.unauthenticated : sessionEnding;
  const again = error.kind === 'contract' ? () => location.reload() : onRetry;
  return (
    <Dialog open role="alertdialog" size="small" heading={heading} onRequestClose={again}>
      <DialogBody>
        <p role="alert">{explainError(error, shared)}</p>
      </DialogBody>
      <DialogFoot>
        {onGiveUp && <Button onClick={onGiveUp}>{toLogin}</Button>}
        <Button variant="primary" onClick={again}>
          {retry}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
