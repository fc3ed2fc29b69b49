import { cleanContainerNumber } from '@pabean/api/rules';
import { ContainerNumberField, type ContainerNumberFieldProps } from '@pabean/ui/container-number-field';
import { TextField, type TextFieldProps } from '@pabean/ui/text-field';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useRegistered } from './use-field.ts';

/** Its value is the number in capitals, without separators. */
export function FormContainerNumberField<Values extends FieldValues>(
  props: FormFieldProps<Values, ContainerNumberFieldProps>,
) {
  return (
    <ContainerNumberField
      {...useRegistered<Values, ContainerNumberFieldProps>(props, cleanContainerNumber)}
    />
  );
}

/** Its value is a size in feet. The usual ones are suggested if `list` is the id of a {@link ContainerSizes}. */
export function FormContainerSizeField<Values extends FieldValues>(
  props: FormFieldProps<Values, TextFieldProps>,
) {
  return <TextField inputMode="numeric" {...useRegistered<Values, TextFieldProps>(props)} />;
}

/** The usual sizes, shared by any number of fields. */
export function ContainerSizes({ id }: { id: string }) {
  return (
    <datalist id={id}>
      <option value="20" />
      <option value="40" />
      <option value="45" />
    </datalist>
  );
}
