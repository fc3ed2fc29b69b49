import { Button } from '@pabean/ui/button';
import { Dialog, DialogBody, DialogFoot, useDialogClose } from '@pabean/ui/dialog';
import { useFormMessages } from '../messages/use-messages.ts';
import * as styles from './send-application.css.ts';

/** Props of {@link MissingDialog}. */
export interface MissingDialogProps {
  /** What is missing, one sentence each. */
  missing: readonly string[];
  onRequestClose: () => void;
}

/** 'Hasil Validasi': why the office refused the application. */
export function MissingDialog({ missing, onRequestClose }: MissingDialogProps) {
  const messages = useFormMessages('send');
  return (
    <Dialog
      open
      purpose="tell"
      heading={messages.missingHeading}
      description={messages.missingAdvice}
      onRequestClose={onRequestClose}
    >
      <DialogBody>
        <ul className={styles.missing}>
          {missing.map((sentence) => (
            <li key={sentence} className={styles.item}>
              {sentence}
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFoot>
        <CloseButton>{messages.complete}</CloseButton>
      </DialogFoot>
    </Dialog>
  );
}

function CloseButton({ children }: { children: string }) {
  const close = useDialogClose();
  return (
    <Button variant="primary" onClick={close}>
      {children}
    </Button>
  );
}
