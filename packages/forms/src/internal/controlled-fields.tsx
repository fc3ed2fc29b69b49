import { Combobox, type ComboboxProps, FileField, type FileFieldProps } from '@pabean/ui';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useControlled } from './use-field.ts';

/** Holds the value of the chosen option, or an empty text. */
export function FormCombobox<Values extends FieldValues>(props: FormFieldProps<Values, ComboboxProps>) {
  const { value, onChange, bound } = useControlled<Values, ComboboxProps>(props);
  return <Combobox {...bound} value={value} onValueChange={onChange} />;
}

/** Holds the chosen file, or null. */
export function FormFileField<Values extends FieldValues>(props: FormFieldProps<Values, FileFieldProps>) {
  const { value, onChange, bound } = useControlled<Values, FileFieldProps>(props);
  return <FileField {...bound} file={value} onFile={onChange} />;
}
