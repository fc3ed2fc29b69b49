import { type NumberNotation, numberOrTyped, rupiah } from '@pabean/api/rules';
import { MoneyField, type MoneyFieldProps } from '@pabean/ui/money-field';
import { NumberField, type NumberFieldProps, type NumberKindProps } from '@pabean/ui/number-field';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useRegistered } from './use-field.ts';

const wholeNumbers: NumberNotation = { decimals: 0 };

/** Its value is a decimal string, such as `1234.5`. */
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

/** Its value is a string of whole rupiah, such as `5418792`. */
export function FormMoneyField<Values extends FieldValues>(props: FormFieldProps<Values, MoneyFieldProps>) {
  return (
    <MoneyField {...useRegistered<Values, MoneyFieldProps>(props, (typed) => numberOrTyped(typed, rupiah))} />
  );
}
