import { RadioGroup, type RadioGroupProps } from '@pabean/ui/radio-group';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useRegistered } from './use-field.ts';

/** One of a few choices, all in sight. */
export function FormRadioGroup<Values extends FieldValues>(props: FormFieldProps<Values, RadioGroupProps>) {
  return <RadioGroup {...useRegistered<Values, RadioGroupProps>(props)} />;
}
