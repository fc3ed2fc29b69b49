import { Button } from '@pabean/ui/button';
import { Dialog, DialogBody, DialogFoot, useDialogClose } from '@pabean/ui/dialog';
import { useMessages } from '@pabean/ui/messages';
import { usePpftzMessages } from '../messages/use-messages.ts';
import * as styles from './ppftz-wizard.css.ts';
import { stepOfPpftzField } from './steps.ts';
import { useWizard } from './wizard-context.ts';

/** A reason that prevents sending. */
export interface RefusalReason {
  /** The field, by its wire name; undefined if the reason is not about one. */
  readonly field: string | undefined;
  readonly text: string;
}

/** Props of {@link RefusedDialog}. */
export interface RefusedDialogProps {
  reasons: readonly RefusalReason[];
  onRequestClose: () => void;
}

/** 'Keterangan Gagal Kirim': why the office refused the record, each reason with a link to its field. */
export function RefusedDialog({ reasons, onRequestClose }: RefusedDialogProps) {
  const messages = usePpftzMessages('wizard');
  const { onStep } = useWizard();
  return (
    <Dialog
      open
      purpose="tell"
      heading={messages.refused}
      description={messages.refusedLead}
      onRequestClose={onRequestClose}
    >
      <DialogBody>
        <ul className={styles.plain}>
          {reasons.map(({ field, text }) => (
            <li key={`${field} ${text}`}>
              {field === undefined ? (
                text
              ) : (
                <button
                  type="button"
                  className={styles.way}
                  onClick={() => {
                    onRequestClose();
                    onStep(stepOfPpftzField(field), field);
                  }}
                >
                  {text}
                </button>
              )}
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogFoot>
        <CloseButton />
      </DialogFoot>
    </Dialog>
  );
}

function CloseButton() {
  const close = useDialogClose();
  const { close: label } = useMessages('common');
  return (
    <Button variant="primary" onClick={close}>
      {label}
    </Button>
  );
}
