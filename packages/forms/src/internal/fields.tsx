import { PasswordField, type PasswordFieldProps } from '@pabean/ui/password-field';
import { TextArea, type TextAreaProps } from '@pabean/ui/text-area';
import { TextField, type TextFieldProps } from '@pabean/ui/text-field';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useRegistered } from './use-field.ts';

// Fields of the design system as form fields: they take the same props, and `form` and `name`.

/** One line of text. */
export function FormTextField<Values extends FieldValues>(props: FormFieldProps<Values, TextFieldProps>) {
  return <TextField {...useRegistered<Values, TextFieldProps>(props)} />;
}

/** A password, exactly as typed. */
export function FormPasswordField<Values extends FieldValues>(
  props: FormFieldProps<Values, PasswordFieldProps>,
) {
  return <PasswordField {...useRegistered<Values, PasswordFieldProps>(props)} />;
}

/** Several lines of text. */
export function FormTextArea<Values extends FieldValues>(props: FormFieldProps<Values, TextAreaProps>) {
  return <TextArea {...useRegistered<Values, TextAreaProps>(props)} />;
}
