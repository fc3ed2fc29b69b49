import { cleanContainerNumber } from '@pabean/api/rules';
import { ContainerNumberField, type ContainerNumberFieldProps } from '@pabean/ui/container-number-field';
import { TextField, type TextFieldProps } from '@pabean/ui/text-field';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useRegistered } from './use-field.ts';

/** Holds the bare number in capitals. */
export function FormContainerNumberField<Values extends FieldValues>(
  props: FormFieldProps<Values, ContainerNumberFieldProps>,
) {
  return (
    <ContainerNumberField
      {...useRegistered<Values, ContainerNumberFieldProps>(props, cleanContainerNumber)}
    />
  );
}

/** Holds a size in feet. The usual ones are suggested where `list` is the id of a {@link ContainerSizes}. */
export function FormContainerSizeField<Values extends FieldValues>(
  props: FormFieldProps<Values, TextFieldProps>,
) {
  return <TextField inputMode="numeric" {...useRegistered<Values, TextFieldProps>(props)} />;
}

/** The usual sizes, for as many fields as there are. */
export function ContainerSizes({ id }: { id: string }) {
  return (
    <datalist id={id}>
      <option value="20" />
      <option value="40" />
      <option value="45" />
    </datalist>
  );
}
