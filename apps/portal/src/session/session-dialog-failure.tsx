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
  /** Closes the page of an ended session; undefined before the end. */
  onGiveUp: (() => void) | undefined;
}

/**
 * Shown when the dialog's code could not be loaded: the page below stays. Code removed by a new release needs a reload;
 * the typed values are a draft by then.
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
