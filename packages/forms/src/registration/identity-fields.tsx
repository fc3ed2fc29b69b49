import { identityTypes } from '@pabean/api/rules';
import { FieldRow } from '@pabean/ui/field-row';
import { useWatch } from 'react-hook-form';
import {
  FormEmailField,
  FormNpwpField,
  FormPhoneField,
  FormRadioGroup,
  FormTextArea,
  FormTextField,
  type ZodForm,
} from '../internal/index.ts';
import * as frame from '../internal/page-form.css.ts';
import { useAccountMessages } from '../messages/use-messages.ts';
import type { RegistrationFormValues } from './schema.ts';

/** Props of {@link IdentityFields}. */
export interface IdentityFieldsProps {
  form: ZodForm<RegistrationFormValues>;
  /** Whose identity it is. */
  of: 'company' | 'person';
}

/** One of the two columns: identity and contact data. The type of a number comes before the number. */
export function IdentityFields({ form, of }: IdentityFieldsProps) {
  const messages = useAccountMessages('registration');
  const type = useWatch({ control: form.control, name: `${of}IdentityType` });
  const number = { form, name: `${of}IdentityNumber`, autoComplete: 'off' } as const;
  const isCompany = of === 'company';
  // Separate sections for the browser's autofill.
  const fillIn = (what: string) => `section-${of} ${what}`;
  return (
    <fieldset className={frame.group}>
      <legend className={frame.legend}>{messages[of]}</legend>
      <FormRadioGroup
        form={form}
        name={`${of}IdentityType`}
        columns={2}
        options={[
          { value: identityTypes.npwp, label: messages.npwp },
          { value: identityTypes.ktp, label: messages.ktp },
          { value: identityTypes.passport, label: messages.passport },
          { value: identityTypes.other, label: messages.other },
        ]}
      />
      {type === identityTypes.npwp ? <FormNpwpField {...number} /> : <FormTextField {...number} />}
      <FormTextField
        form={form}
        name={`${of}Name`}
        autoComplete={fillIn(isCompany ? 'organization' : 'name')}
      />
      <FormTextArea
        form={form}
        name={`${of}Address`}
        rows={2}
        optional={!isCompany}
        autoComplete={fillIn('street-address')}
      />
      <FieldRow>
        <FormPhoneField form={form} name={`${of}Phone`} autoComplete={fillIn('tel')} />
        <FormEmailField form={form} name={`${of}Email`} autoComplete={fillIn('email')} />
      </FieldRow>
    </fieldset>
  );
}
