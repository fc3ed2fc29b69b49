import { Select, type SelectProps } from '@pabean/ui/select';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useRegistered } from './use-field.ts';

/** One of a short list. */
export function FormSelect<Values extends FieldValues>(props: FormFieldProps<Values, SelectProps>) {
  return <Select {...useRegistered<Values, SelectProps>(props)} />;
}
