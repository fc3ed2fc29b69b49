import { Button } from '@pabean/ui/button';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';
import { FormCombobox, type SaveOptions, type ZodForm } from '../internal/index.ts';
import { useTransitMessages } from '../messages/use-messages.ts';
import { AddCarrierDialog } from './add-carrier-dialog.tsx';
import { listed } from './transit-field.tsx';
import * as styles from './transit-form.css.ts';

/** Adds the name of a carrier. */
export type AddCarrier = (name: string, options: SaveOptions) => Promise<unknown>;

/** The options of a {@link CarrierField}, and the dialog that adds to them. */
export function useCarrierField<Values extends FieldValues>(
  form: ZodForm<Values>,
  name: FieldPath<Values>,
  onAdd: AddCarrier,
) {
  const [begin, setBegin] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  return {
    announcement,
    open: setBegin,
    /** Must be outside the form around the field: it has a form of its own. */
    dialog: begin !== undefined && (
      <AddCarrierDialog
        begin={begin}
        onAdd={onAdd}
        onAdded={(carrier, messages) => {
          setBegin(undefined);
          setAnnouncement(messages);
          form.setValue(name, carrier as FieldPathValue<Values, typeof name>, { shouldDirty: true });
          form.clearErrors(name);
        }}
        onRequestClose={() => setBegin(undefined)}
      />
    ),
  };
}

/** Props of {@link CarrierField}. */
export interface CarrierFieldProps<Values extends FieldValues> {
  form: ZodForm<Values>;
  name: FieldPath<Values>;
  /** Undefined while loading. */
  carriers: readonly { readonly name: string }[] | undefined;
  optional?: boolean;
  field: Pick<ReturnType<typeof useCarrierField>, 'announcement' | 'open'>;
}

/** The ship or the airline, by its name in the list, and a dialog to add a missing name. */
export function CarrierField<Values extends FieldValues>(props: CarrierFieldProps<Values>) {
  const { form, name, carriers, optional = false, field } = props;
  const messages = useTransitMessages('carrierField');
  const [typed, setTyped] = useState('');
  return (
    <div className={styles.withAction}>
      <FormCombobox
        form={form}
        name={name}
        optional={optional}
        hint={messages.hint}
        {...listed(carriers)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onValueChange={(_, option) => option && setTyped('')}
        autoCapitalize="characters"
      />
      <Button
        size="small"
        className={styles.action}
        icon={<Plus size={16} />}
        onClick={() => field.open(typed)}
      >
        {messages.add}
      </Button>
      <span role="status" className={styles.announcement}>
        {field.announcement}
      </span>
    </div>
  );
}
