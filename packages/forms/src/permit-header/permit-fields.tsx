import type { PermitType } from '@pabean/api/contract';
import { extraFieldOf } from '@pabean/api/rules';
import { TextField, useOffice } from '@pabean/ui';
import { useWatch } from 'react-hook-form';
import { FormDateField, FormRadioGroup, FormSelect, FormTextField, type ZodForm } from '../internal/index.ts';
import { useFormMessages, useSharedMessages } from '../messages/index.ts';
import * as styles from './permit-header.css.ts';
import type { HeaderValues } from './schema.ts';

/** Props of {@link PermitFields}. */
export interface PermitFieldsProps {
  form: ZodForm<HeaderValues>;
  permitTypes: readonly PermitType[];
}

/** The left column: which permit, its number and date, and what its type asks for besides. */
export function PermitFields({ form, permitTypes }: PermitFieldsProps) {
  const words = useFormMessages('permitHeader');
  const { labels } = useSharedMessages();
  const office = useOffice();
  const permitTypeId = useWatch({ control: form.control, name: 'permitTypeId' });
  const extra = extraFieldOf(permitTypeId);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.permit}</legend>
      <TextField label={labels.office} locked defaultValue={`${office.code} – ${office.name}`} />
      <FormSelect
        form={form}
        name="permitTypeId"
        placeholder={words.choosePermitType}
        options={permitTypes.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={() => {
          // What was chosen for another type means something else here.
          form.setValue('documentKind', '');
          form.setValue('businessKind', '');
        }}
      />
      {extra && (
        <FormRadioGroup
          key={permitTypeId}
          form={form}
          name={extra.name}
          label={labels[extra.label]}
          options={extra.choices}
        />
      )}
      <FormTextField form={form} name="number" hint={words.numberHint} />
      <FormDateField form={form} name="date" />
    </fieldset>
  );
}
