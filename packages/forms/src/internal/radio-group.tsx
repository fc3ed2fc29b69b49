import { RadioGroup, type RadioGroupProps } from '@pabean/ui/radio-group';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useControlled } from './use-field.ts';

/**
 * One of a few options, all visible. Its value is that of the chosen one, or an empty string: registered, it would be null once
 * the focus has left it.
 */
export function FormRadioGroup<Values extends FieldValues>(props: FormFieldProps<Values, RadioGroupProps>) {
  const { value, onChange, bound } = useControlled<Values, RadioGroupProps>(props);
  return (
    <RadioGroup
      {...bound}
      value={value ?? ''}
      onChange={(event) => {
        onChange(event);
        props.onChange?.(event);
      }}
    />
  );
}
