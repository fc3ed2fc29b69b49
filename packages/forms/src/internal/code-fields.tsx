import { cleanNpwp, cleanPhone } from '@pabean/api/rules';
import { NpwpField, type NpwpFieldProps } from '@pabean/ui/npwp-field';
import { PhoneField, type PhoneFieldProps } from '@pabean/ui/phone-field';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useRegistered } from './use-field.ts';

/** Its value is the bare digits. */
export function FormNpwpField<Values extends FieldValues>(props: FormFieldProps<Values, NpwpFieldProps>) {
  return <NpwpField {...useRegistered<Values, NpwpFieldProps>(props, cleanNpwp)} />;
}

/** Its value is the number without spaces and dashes. */
export function FormPhoneField<Values extends FieldValues>(props: FormFieldProps<Values, PhoneFieldProps>) {
  return <PhoneField {...useRegistered<Values, PhoneFieldProps>(props, cleanPhone)} />;
}
