import { type NumberNotation, numberOrTyped } from '@pabean/api/rules';
import { type FieldPath, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { type FieldBinding, type FormOptions, type FormOver, useFormOver } from './use-form-over.ts';

/** A form over react-hook-form. */
export interface ZodForm<Values extends FieldValues> extends FormOver<Values, UseFormReturn<Values>> {
  /** Spread into a `MoneyField`, `WeightField` or `RateField` with its notation: the values hold a decimal as text. */
  number<Name extends FieldPath<Values>>(name: Name, notation: NumberNotation): FieldBinding<Name>;
}

/** A form over react-hook-form and a schema of the contract; {@link useFormOver} says how it checks. */
export function useZodForm<Values extends FieldValues, Output>(
  options: FormOptions<Values, Output>,
): ZodForm<Values> {
  const { defaultValues } = options;
  const values = useForm<Values>({ defaultValues, mode: 'onSubmit', reValidateMode: 'onSubmit' });
  const form = useFormOver(values, options);
  return {
    ...form,
    number: (name, notation) => form.cleaned(name, (typed) => numberOrTyped(typed, notation)),
  };
}
