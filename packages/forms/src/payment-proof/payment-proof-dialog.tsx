import { Button } from '@pabean/ui/button';
import { DialogBody, DialogCancel, DialogFoot, DialogForm } from '@pabean/ui/dialog';
import type { ReactNode } from 'react';
import { EditDialog } from '../internal/edit-dialog.tsx';
import { useFormMessages, usePpftzMessages } from '../messages/use-messages.ts';
import { PaymentProofFields } from './payment-proof-fields.tsx';
import { type PaymentProofProps, usePaymentProof } from './use-payment-proof.ts';

/** Props of {@link PaymentProofDialog}. */
export interface PaymentProofDialogProps<Answer = unknown> extends PaymentProofProps<Answer> {
  /** Whether the dialog is open. Its content is mounted only while it is open. */
  open: boolean;
  /** The record, one line under the heading. */
  description?: ReactNode;
  /** Called when the user wants to close it; set `open` to false. */
  onRequestClose: () => void;
}

/**
 * The payment proof of a PPFTZ record, in a dialog above the list of records.
 *
 * @beta
 */
export function PaymentProofDialog<Answer>({
  open,
  description,
  onRequestClose,
  ...rest
}: PaymentProofDialogProps<Answer>) {
  const { heading } = usePpftzMessages('paymentProof');
  if (!open) return null;
  return (
    <EditDialog heading={heading} description={description} size="medium" onRequestClose={onRequestClose}>
      <DialogContent {...rest} />
    </EditDialog>
  );
}

function DialogContent<Answer>(props: PaymentProofProps<Answer>) {
  const messages = useFormMessages('form');
  const state = usePaymentProof(props);
  const { form } = state;
  return (
    <DialogForm {...form.formProps}>
      <DialogBody>
        <PaymentProofFields {...props} {...state} />
      </DialogBody>
      <DialogFoot>
        <DialogCancel />
        <Button
          type="submit"
          variant="primary"
          busy={form.formState.isSubmitting}
          busyLabel={messages.saving}
        >
          {messages.save}
        </Button>
      </DialogFoot>
    </DialogForm>
  );
}
