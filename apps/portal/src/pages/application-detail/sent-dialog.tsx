import { type MailOutcome, useSendMail } from '@pabean/api/hooks';
import { explainError } from '@pabean/api/rules';
import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { Dialog, DialogBody } from '@pabean/ui/dialog';
import { useMessages } from '@pabean/ui/messages';
import { useState } from 'react';
import * as styles from '../../detail/detail.css.ts';
import { CloseFoot } from '../../dialog/close-foot.tsx';
import { useSharedMessages } from '../../messages/language-provider.tsx';
import { useDetailMessages } from '../../messages/use-detail-messages.ts';

/** Props of {@link SentDialog}. */
export interface SentDialogProps {
  id: string;
  /** The application, such as its number and permit type. */
  thing: string;
  /** The server's message about the sending. */
  message: string;
  /** Results of the notification mails. */
  mails: readonly MailOutcome[];
  onClose: () => void;
}

/**
 * Shows that it was sent, and what happens next; of the notification mails only failed ones, which can be requested
 * again.
 */
export function SentDialog({ id, thing, message, mails, onClose }: SentDialogProps) {
  const messages = useDetailMessages('applicationDetail');
  return (
    <Dialog open heading={messages.sentTitle} description={thing} onRequestClose={onClose}>
      <DialogBody className={styles.section}>
        <Alert role="status" tone="success" heading={message}>
          {messages.sentNext}
        </Alert>
        {mails.map((mail) => (
          <MailAnswer key={mail.page} id={id} first={mail} />
        ))}
      </DialogBody>
      <CloseFoot onClose={onClose} />
    </Dialog>
  );
}

/** The result of one mail; a failed one can be requested again. */
function MailAnswer({ id, first }: { id: string; first: MailOutcome }) {
  const { mailToApplicant, mailToOffice } = useDetailMessages('applicationDetail');
  const { retry } = useMessages('table');
  const shared = useSharedMessages();
  const [mail, setMail] = useState(first);
  const [busy, setBusy] = useState(false);
  const { run } = useSendMail(id);
  const heading = mail.page === 'kirim' ? mailToApplicant : mailToOffice;
  if (mail.error === undefined) return mail === first ? null : <p role="status">{mail.message}</p>;

  async function askAgain() {
    setBusy(true);
    setMail(await run(mail.page));
    setBusy(false);
  }

  return (
    <Alert
      role="alert"
      tone="danger"
      heading={heading}
      action={
        <Button size="small" busy={busy} onClick={askAgain}>
          {retry}
        </Button>
      }
    >
      {explainError(mail.error, shared)}
    </Alert>
  );
}
