import { Button, Dialog, DialogBody, DialogFoot, useMessages } from '@pabean/ui';
import { useSharedWords, useWords } from '../words/words.tsx';

/** Props of {@link SessionDialogFailure}. */
export interface SessionDialogFailureProps {
  onRetry: () => void;
  /**
   * Gives the page up.
   *
   * @default undefined
   */
  onGiveUp: (() => void) | undefined;
}

/** Shown where the dialog's code could not be fetched: the page below waits on. */
export function SessionDialogFailure({ onRetry, onGiveUp }: SessionDialogFailureProps) {
  const { answers, failures } = useSharedWords();
  const { toLogin } = useWords('common');
  const { retry } = useMessages('table');
  return (
    <Dialog open role="alertdialog" size="small" heading={answers.unauthenticated} onRequestClose={onRetry}>
      <DialogBody>
        <p role="alert">{failures.network}</p>
      </DialogBody>
      <DialogFoot>
        {onGiveUp && <Button onClick={onGiveUp}>{toLogin}</Button>}
        <Button variant="primary" onClick={onRetry}>
          {retry}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
