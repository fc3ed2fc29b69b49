import { npwpChange } from '@pabean/api/contract';
import { Button } from '@pabean/ui/button';
import { DialogBody, DialogCancel, DialogFoot, DialogForm } from '@pabean/ui/dialog';
import type * as z from 'zod/mini';
import { EditDialog } from '../internal/edit-dialog.tsx';
import { FormNpwpField, FormProblems, type SaveOptions, useZodForm } from '../internal/index.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useAccountMessages, useFormMessages, useSharedMessages } from '../messages/use-messages.ts';
import * as styles from './npwp-dialog.css.ts';

/** The response to a new NPWP; each part is optional. */
export interface NpwpAnswer {
  /** Whether it was saved. */
  readonly succeeded?: boolean | undefined;
}

/** Props of {@link NpwpDialog}. */
export interface NpwpDialogProps<Answer extends NpwpAnswer = NpwpAnswer> {
  /** Whether the dialog is open. Its content is mounted only while it is open. */
  open: boolean;
  /** Saves the 16 digits. It counts as saved only if the response has `succeeded: true`. */
  onSave: (npwp: string, options: SaveOptions) => Promise<Answer>;
  /** Called once it is saved: reload the profile and close. */
  onSaved: (answer: Answer) => void;
  /** Called when the user wants to close it; set `open` to false. */
  onRequestClose: () => void;
}

type Values = z.output<typeof npwpChange>;

/** A new NPWP for the account: one field. It can be changed only once, which the dialog says. */
export function NpwpDialog<Answer extends NpwpAnswer>({ open, ...rest }: NpwpDialogProps<Answer>) {
  const messages = useAccountMessages('npwp');
  if (!open) return null;
  return (
    <EditDialog heading={messages.heading} size="medium" onRequestClose={rest.onRequestClose}>
      <NpwpForm {...rest} />
    </EditDialog>
  );
}

/** The server responded without success. */
class NotSaved extends Error {
  readonly kind = 'http';
  readonly fieldErrors: readonly { path: string[]; message: string }[] = [];
}

function NpwpForm<Answer extends NpwpAnswer>({
  onSave,
  onSaved,
}: Omit<NpwpDialogProps<Answer>, 'open' | 'onRequestClose'>) {
  const messages = useAccountMessages('npwp');
  const { saving } = useFormMessages('form');
  const { labels, answers } = useSharedMessages();
  const form = useZodForm<Values, Values>({
    schema: npwpChange,
    defaultValues: { npwp: '' },
    labelOf: () => labels.npwp,
    async onSubmit({ npwp }, options) {
      const answer = await onSave(npwp, options);
      if (answer.succeeded === true) return onSaved(answer);
      throw new NotSaved(answer.succeeded === false ? answers.npwpNotFound : answers.npwpFailed);
    },
  });
  useUnsaved(form);
  return (
    <DialogForm {...form.formProps}>
      <DialogBody className={styles.body}>
        <p>{messages.once}</p>
        <FormProblems
          form={form}
          failed={answers.npwpFailed}
          instead={[answers.npwpNotFound]}
          advice={(reason) => reason === answers.npwpNotFound && messages.advice}
        />
        <FormNpwpField form={form} name="npwp" hint={messages.hint} />
      </DialogBody>
      <DialogFoot>
        <DialogCancel />
        <Button type="submit" variant="primary" busy={form.formState.isSubmitting} busyLabel={saving}>
          {messages.save}
        </Button>
      </DialogFoot>
    </DialogForm>
  );
}
