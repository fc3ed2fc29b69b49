import { Alert } from '@pabean/ui/alert';
import { Button } from '@pabean/ui/button';
import { Checkbox } from '@pabean/ui/checkbox';
import { Dialog, DialogBody, DialogCancel, DialogFoot, DialogForm } from '@pabean/ui/dialog';
import type { FormEvent } from 'react';
import { useDeclaration } from '../internal/use-declaration.ts';
import { useFormMessages } from '../messages/use-messages.ts';
import { type LackingThing, MissingAlert } from './missing-alert.tsx';
import * as styles from './send-application.css.ts';

/** Props of {@link ConsentDialog}. */
export interface ConsentDialogProps {
  thing: string;
  /** What is missing as far as it is known on the client; the office decides. */
  lacking: readonly LackingThing[];
  /** Whether the button is disabled until the declaration is ticked. */
  declaredFirst: boolean;
  /** Whether it is sent from this dialog. */
  busy: boolean;
  /** Why sending failed. */
  error: string | undefined;
  onConsent: () => void;
  onRequestClose: () => void;
}

const nothing = () => undefined;

/** The declaration that must be ticked before an application is sent. */
export function ConsentDialog({
  thing,
  lacking,
  declaredFirst,
  busy,
  error,
  onConsent,
  onRequestClose,
}: ConsentDialogProps) {
  const messages = useFormMessages('send');
  const { checkbox, confirm } = useDeclaration(messages.disclaimer);
  const fix = lacking.find(({ onComplete }) => onComplete)?.onComplete;
  function submit(event: FormEvent) {
    event.preventDefault();
    if ((checkbox.checked || !declaredFirst) && confirm()) onConsent();
  }
  return (
    <Dialog
      open
      purpose="tell"
      heading={messages.heading}
      description={thing}
      onRequestClose={busy ? nothing : onRequestClose}
    >
      <DialogForm onSubmit={submit}>
        <DialogBody className={styles.body}>
          <div role="alert" className={styles.problem}>
            {error && <Alert tone="danger" heading={error} />}
          </div>
          <MissingAlert lacking={lacking} />
          <Checkbox {...checkbox} label={messages.declaration} />
        </DialogBody>
        <DialogFoot>
          <DialogCancel disabled={busy} />
          <Button
            type="submit"
            variant={fix ? 'secondary' : 'primary'}
            disabled={declaredFirst && !checkbox.checked}
            busy={busy}
            busyLabel={messages.sending}
          >
            {messages.send}
          </Button>
          {fix && (
            <Button variant="primary" onClick={fix}>
              {messages.complete}
            </Button>
          )}
        </DialogFoot>
      </DialogForm>
    </Dialog>
  );
}
