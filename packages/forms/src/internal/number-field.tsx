import { type NumberNotation, numberOrTyped } from '@pabean/api/rules';
import { NumberField, type NumberFieldProps, type NumberKindProps } from '@pabean/ui';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useRegistered } from './use-field.ts';

const wholeNumbers: NumberNotation = { decimals: 0 };

/** Holds a decimal as text, such as `1234.5`. */
export function FormNumberField<Values extends FieldValues>(
  props: FormFieldProps<Values, NumberFieldProps & NumberKindProps>,
) {
  const { notation = wholeNumbers } = props;
  return (
    <NumberField
      {...useRegistered<Values, NumberFieldProps & NumberKindProps>(props, (typed) =>
        numberOrTyped(typed, notation),
      )}
    />
  );
}
