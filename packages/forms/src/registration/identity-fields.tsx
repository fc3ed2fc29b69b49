import { id, identityTypes } from '@pabean/api/rules';
import { FieldRow } from '@pabean/ui/field-row';
import { Glossed } from '@pabean/ui/messages';
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
import { useGlosses } from '../messages/use-glosses.ts';
import { useAccountMessages } from '../messages/use-messages.ts';
import type { RegistrationFormValues } from './schema.ts';

const { npwp, ktp, passport, other } = identityTypes;

/** Props of {@link IdentityFields}. */
export interface IdentityFieldsProps {
  form: ZodForm<RegistrationFormValues>;
  /** Whose identity it is. */
  of: 'company' | 'person';
}

/** One of the two columns: identity and contact data. The type of a number comes before the number. */
export function IdentityFields({ form, of }: IdentityFieldsProps) {
  const messages = useAccountMessages('registration');
  const glosses = useGlosses();
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
        options={[npwp, ktp, passport, other].map((code) => ({
          value: code,
          label: <Glossed word={id.identityTypes[code]} gloss={glosses.identityType(code)} />,
        }))}
      />
      {type === npwp ? <FormNpwpField {...number} /> : <FormTextField {...number} />}
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
