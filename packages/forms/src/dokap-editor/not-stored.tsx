import { explainError } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { DialogBody, DialogFoot } from '@pabean/ui/dialog';
import { useMessages } from '@pabean/ui/messages';
import { useState } from 'react';
import { useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import * as styles from './dokap-editor.css.ts';

/** Props of {@link NotKept}. */
export interface NotStoredProps {
  /** Why the document was not stored. */
  error: unknown;
  /** Tries to store it again. */
  onRetry: () => Promise<unknown>;
  onClose: () => void;
}

/** Shown after a save: the document is in its application, but could not be stored for later ones. */
export function NotStored({ error: first, onRetry, onClose }: NotStoredProps) {
  const messages = useFormMessages('masters');
  const form = useFormMessages('form');
  const { close } = useMessages('common');
  const shared = useSharedMessages();
  const [error, setError] = useState(first);
  const [busy, setBusy] = useState(false);

  async function again() {
    setBusy(true);
    try {
      await onRetry();
    } catch (cause) {
      setError(cause);
      setBusy(false);
    }
  }

  return (
    <>
      <DialogBody className={styles.fields}>
        <Alert role="status" tone="success" heading={messages.saved} />
        <Alert role="alert" tone="danger" heading={messages.notKept}>
          {explainError(error, shared)}
        </Alert>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>{close}</Button>
        <Button variant="primary" autoFocus busy={busy} busyLabel={form.saving} onClick={again}>
          {messages.keepAgain}
        </Button>
      </DialogFoot>
    </>
  );
}
