import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { DialogBody } from '../dialog/dialog-body.tsx';
import { DialogCancel } from '../dialog/dialog-cancel.tsx';
import { DialogFoot } from '../dialog/dialog-foot.tsx';
import * as styles from './confirm-dialog.css.ts';

/** Props of {@link ConfirmDialog}. */
export interface ConfirmDialogProps
  extends Omit<ComponentProps<'dialog'>, 'open' | 'children' | 'onClose' | 'onCancel'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** The action as a title, such as “Delete application”. */
  heading: ReactNode;
  /** The question, such as “Are you sure that you want to delete this data?”. */
  question: ReactNode;
  /** The verb of the action, such as “Delete”; never “OK”. */
  confirmLabel: string;
  /** Called when the user confirms. */
  onConfirm: () => void;
  /** Called when the user cancels: “Cancel”, Escape, ×. Not called while busy. */
  onCancel: () => void;
  /** The name of the thing that it is about, such as “118/SNB/IX/2024 · Pembongkaran”. */
  thing?: ReactNode;
  /**
   * `danger` where something is lost, otherwise `primary`.
   *
   * @default 'primary'
   */
  tone?: 'primary' | 'danger';
  /**
   * Whether the action is in progress. Then the dialog cannot be closed.
   *
   * @default false
   */
  busy?: boolean;
  /**
   * The text while busy, such as “Deleting…”.
   *
   * @default the dictionary's “Working…”
   */
  busyLabel?: string;
  /** Why the action failed, as the server's message; the user may try again or cancel. */
  error?: ReactNode;
}

const nothing = () => undefined;

/** Asks once before something final, and names the thing and the verb. The focus starts on “Cancel”. */
export function ConfirmDialog({
  question,
  thing,
  confirmLabel,
  tone = 'primary',
  busy = false,
  busyLabel,
  error,
  onConfirm,
  onCancel,
  ...rest
}: ConfirmDialogProps) {
  const bodyId = useId();
  return (
    <Dialog
      role="alertdialog"
      aria-describedby={bodyId}
      {...rest}
      purpose="ask"
      onRequestClose={busy ? nothing : onCancel}
    >
      <DialogBody id={bodyId}>
        <p className={styles.question}>{question}</p>
        {thing && <p className={styles.thing}>{thing}</p>}
        <div role="alert">
          {error && (
            <p className={styles.error}>
              <CircleAlert size={16} className={styles.errorIcon} />
              <span>{error}</span>
            </p>
          )}
        </div>
      </DialogBody>
      <DialogFoot>
        <DialogCancel disabled={busy} />
        <Button
          variant={tone}
          busy={busy}
          {...(busyLabel === undefined ? {} : { busyLabel })}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
