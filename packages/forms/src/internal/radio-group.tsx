import { RadioGroup, type RadioGroupProps } from '@pabean/ui/radio-group';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useRegistered } from './use-field.ts';

/** One of a few options, all visible. */
export function FormRadioGroup<Values extends FieldValues>(props: FormFieldProps<Values, RadioGroupProps>) {
  return <RadioGroup {...useRegistered<Values, RadioGroupProps>(props)} />;
}
