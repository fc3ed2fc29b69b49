import { type IdentityType, type NewPpftz, newPpftz } from '@pabean/api/contract';
import { identityTypes as codes, ppftzKinds } from '@pabean/api/rules';
import { Button } from '@pabean/ui/button';
import { DialogBody, DialogCancel, DialogFoot, DialogForm } from '@pabean/ui/dialog';
import { useWatch } from 'react-hook-form';
import { glossedOption } from '../internal/code-options.ts';
import { EditDialog } from '../internal/edit-dialog.tsx';
import {
  FormNpwpField,
  FormProblems,
  FormRadioGroup,
  FormSelect,
  FormTextField,
  type SaveOptions,
  useZodForm,
} from '../internal/index.ts';
import { useUnsaved } from '../internal/use-unsaved.ts';
import { useGlosses } from '../messages/use-glosses.ts';
import { usePpftzMessages, useSharedMessages } from '../messages/use-messages.ts';
import * as styles from './new-aju-dialog.css.ts';

/** Props of {@link NewAjuDialog}. */
export interface NewAjuDialogProps<Answer = unknown> {
  /** Whether the dialog is open. Its content is mounted only while it is open. */
  open: boolean;
  /** The identity types to choose from. */
  identityTypes: readonly IdentityType[];
  /** Initial values that differ from an empty form, such as the signed-in user's own. */
  initial?: Partial<NewPpftz>;
  /** Creates the record. A rejection with `fieldErrors` is shown at the fields, any other above them. */
  onSave: (record: NewPpftz, options: SaveOptions) => Promise<Answer>;
  /** Called with the response once the record is created: go to it. */
  onSaved: (answer: Answer) => void;
  /** Called when the user wants to close it; set `open` to false. */
  onRequestClose: () => void;
}

/** The form values: nothing is chosen at first. */
type Values = { readonly [Name in keyof NewPpftz]: string };

const empty: Values = { kind: '', recipient: '', identityType: codes.npwp, identityNumber: '' };

/**
 * Creates a PPFTZ record: the kind of goods, and the recipient.
 *
 * @beta
 */
export function NewAjuDialog<Answer>({ open, ...rest }: NewAjuDialogProps<Answer>) {
  const messages = usePpftzMessages('newAju');
  if (!open) return null;
  return (
    <EditDialog heading={messages.heading} size="medium" onRequestClose={rest.onRequestClose}>
      <NewAjuForm {...rest} />
    </EditDialog>
  );
}

function NewAjuForm<Answer>({
  identityTypes,
  initial,
  onSave,
  onSaved,
}: Omit<NewAjuDialogProps<Answer>, 'open' | 'onRequestClose'>) {
  const messages = usePpftzMessages('newAju');
  const glosses = useGlosses();
  const { labels, ppftzKinds: kindNames } = useSharedMessages();
  const labelsOfFields: Record<keyof Values, string> = {
    kind: labels.ajuKind,
    recipient: labels.recipientName,
    identityType: labels.identityType,
    identityNumber: labels.identityNumber,
  };
  const form = useZodForm<Values, NewPpftz>({
    schema: newPpftz,
    defaultValues: { ...empty, ...initial },
    labelOf: (name) => labelsOfFields[name as keyof Values],
    onSubmit: async (record, options) => onSaved(await onSave(record, options)),
  });
  useUnsaved(form);
  const identityType = useWatch({ control: form.control, name: 'identityType' });
  const NumberField = identityType === codes.npwp ? FormNpwpField : FormTextField;
  return (
    <DialogForm {...form.formProps}>
      <DialogBody className={styles.body}>
        <p>{messages.lead}</p>
        <FormProblems form={form} failed={messages.notCreated} />
        <FormRadioGroup
          form={form}
          name="kind"
          options={ppftzKinds.map((value) => ({ value, label: kindNames[value] }))}
        />
        <FormTextField form={form} name="recipient" hint={messages.recipientHint} autoComplete="off" />
        <FormSelect
          form={form}
          name="identityType"
          options={identityTypes.map(({ code, label }) =>
            glossedOption(code, label, glosses.identityType(code)),
          )}
        />
        <NumberField form={form} name="identityNumber" hint={messages.numberHint} autoComplete="off" />
      </DialogBody>
      <DialogFoot>
        <DialogCancel />
        <Button
          type="submit"
          variant="primary"
          busy={form.formState.isSubmitting}
          busyLabel={messages.creating}
        >
          {messages.create}
        </Button>
      </DialogFoot>
    </DialogForm>
  );
}
