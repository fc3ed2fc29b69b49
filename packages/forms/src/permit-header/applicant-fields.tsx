import type { IdentityType } from '@pabean/api/contract';
import { identityTypes as codes } from '@pabean/api/rules';
import { TextField } from '@pabean/ui';
import { useWatch } from 'react-hook-form';
import {
  FormNpwpField,
  FormPhoneField,
  FormSelect,
  FormTextArea,
  FormTextField,
  type ZodForm,
} from '../internal/index.ts';
import { useFormMessages } from '../messages/index.ts';
import * as styles from './permit-header.css.ts';
import type { HeaderValues } from './schema.ts';

/** Props of {@link ApplicantFields}. */
export interface ApplicantFieldsProps {
  form: ZodForm<HeaderValues>;
  identityTypes: readonly IdentityType[];
  /** Whether the identity is the company's own and cannot be changed here. */
  locked: boolean;
}

/** The right column: for whom the permit is. */
export function ApplicantFields({ form, identityTypes, locked }: ApplicantFieldsProps) {
  const words = useFormMessages('permitHeader');
  const identityType = useWatch({ control: form.control, name: 'identityType' });
  const NumberField = identityType === codes.npwp ? FormNpwpField : FormTextField;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{words.applicant}</legend>
      <div className={styles.pair}>
        {locked ? (
          <TextField
            label={form.labelOf('identityType')}
            locked
            defaultValue={identityTypes.find(({ code }) => code === identityType)?.label ?? identityType}
          />
        ) : (
          <FormSelect
            form={form}
            name="identityType"
            options={identityTypes.map(({ code, label }) => ({ value: code, label }))}
          />
        )}
        <NumberField form={form} name="identityNumber" locked={locked} autoComplete="off" />
      </div>
      <FormTextField form={form} name="name" locked={locked} />
      <FormTextArea form={form} name="address" locked={locked} rows={2} />
      <div className={styles.pair}>
        <FormPhoneField form={form} name="phone" />
        <FormTextField form={form} name="email" inputMode="email" autoComplete="email" />
      </div>
    </fieldset>
  );
}
