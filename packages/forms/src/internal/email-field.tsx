import { TextField, type TextFieldProps } from '@pabean/ui/text-field';
import type { FieldValues } from 'react-hook-form';
import { useFormMessages } from '../messages/use-messages.ts';
import { type FormFieldProps, useRegistered } from './use-field.ts';

/** An e-mail address with an example as hint, so that it lines up beside a telephone number, which has one. */
export function FormEmailField<Values extends FieldValues>(props: FormFieldProps<Values, TextFieldProps>) {
  const { emailHint } = useFormMessages('fields');
  return (
    <TextField
      hint={emailHint}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      {...useRegistered<Values, TextFieldProps>(props)}
      inputMode="email"
    />
  );
}
