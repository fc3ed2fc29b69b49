import { Alert } from '@pabean/ui/alert';
import { Dialog, DialogBody, DialogCancel, DialogFoot } from '@pabean/ui/dialog';
import { useAccountMessages } from '../messages/use-messages.ts';
import * as styles from './session-dialog.css.ts';
import type { SessionDialogProps } from './session-dialog.tsx';

/** Asks the same account to sign in again. Closing it abandons the page, so it asks for confirmation. */
export function OverDialog({ children, onGiveUp }: Pick<SessionDialogProps, 'children' | 'onGiveUp'>) {
  const messages = useAccountMessages('session');
  return (
    <Dialog open purpose="edit" size="small" heading={messages.overTitle} unsaved onRequestClose={onGiveUp}>
      <DialogBody className={styles.body}>
        <Alert tone="info" heading={messages.overText}>
          {messages.overHint}
        </Alert>
        {children}
      </DialogBody>
      <DialogFoot>
        <DialogCancel>{messages.giveUp}</DialogCancel>
      </DialogFoot>
    </Dialog>
  );
}
