import { Combobox, type ComboboxProps } from '@pabean/ui/combobox';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useControlled } from './use-field.ts';

/** Its value is that of the chosen option, or an empty string. */
export function FormCombobox<Values extends FieldValues>(props: FormFieldProps<Values, ComboboxProps>) {
  const { value, onChange, bound } = useControlled<Values, ComboboxProps>(props);
  return (
    <Combobox
      {...bound}
      value={value}
      onValueChange={(chosen, option) => {
        onChange(chosen);
        props.onValueChange?.(chosen, option);
      }}
    />
  );
}
