import { carrierName } from '@pabean/api/contract';
import { isCallFailure } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { DialogBody, DialogCancel, DialogFoot, DialogForm } from '@pabean/ui/dialog';
import * as z from 'zod/mini';
import { EditDialog } from '../internal/edit-dialog.tsx';
import { FormProblems, FormTextField, useZodForm } from '../internal/index.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useFormMessages, useTransitMessages } from '../messages/use-messages.ts';
import type { AddCarrier } from './carrier-field.tsx';
import * as styles from './transit-form.css.ts';
import { useTransitLabels } from './use-transit-labels.ts';

/** Props of {@link AddCarrierDialog}. */
export interface AddCarrierDialogProps {
  /** The text that was typed in the field. */
  begin: string;
  onAdd: AddCarrier;
  /** Called with the stored name, and with an announcement about it. */
  onAdded: (name: string, announcement: string) => void;
  onRequestClose: () => void;
}

const newCarrier = z.object({ name: carrierName('carrierEmpty') });

/** Adds the name of a carrier. */
export function AddCarrierDialog({ onRequestClose, ...props }: AddCarrierDialogProps) {
  const { add } = useTransitMessages('carrierField');
  return (
    <EditDialog heading={add} size="small" onRequestClose={onRequestClose}>
      <AddCarrierForm {...props} />
    </EditDialog>
  );
}

function AddCarrierForm({ begin, onAdd, onAdded }: Omit<AddCarrierDialogProps, 'onRequestClose'>) {
  const messages = useTransitMessages('carrierField');
  const { save, saving } = useFormMessages('form');
  const labelOf = useTransitLabels();
  const form = useZodForm<{ name: string }, { name: string }>({
    schema: newCarrier,
    defaultValues: { name: begin },
    labelOf: () => labelOf('carrier'),
    async onSubmit({ name }, { signal }) {
      const isAdded = await onAdd(name, { signal }).then(
        () => true,
        (error: unknown) => {
          // The name is sent with the request, so a lost connection does not block the user.
          if (isCallFailure(error) && error.kind === 'network') return false;
          throw error;
        },
      );
      onAdded(name, isAdded ? messages.added : messages.usedOnly);
    },
  });
  useUnsaved(form);
  return (
    <DialogForm {...form.formProps}>
      <DialogBody className={styles.dialogBody}>
        <FormProblems form={form} failed={messages.notAdded} />
        <FormTextField
          form={form}
          name="name"
          hint={messages.advice}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </DialogBody>
      <DialogFoot>
        <DialogCancel />
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting} busyLabel={saving}>
          {save}
        </Button>
      </DialogFoot>
    </DialogForm>
  );
}
