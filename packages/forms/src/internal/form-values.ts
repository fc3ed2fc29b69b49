import { useCallback, useSyncExternalStore } from 'react';
import type { FieldPath, FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';

/** How a field's text becomes its value. */
export interface Reading {
  setValueAs?: (typed: string) => string;
}

/** What the forms ask of react-hook-form, whether it is here or on its way. */
export interface FormValues<Values extends FieldValues>
  extends Pick<UseFormReturn<Values>, 'setValue' | 'subscribe'> {
  register<Name extends FieldPath<Values>>(name: Name, reading?: Reading): UseFormRegisterReturn<Name>;
  getValues(): Values;
  reset(values: Values, options?: { keepDefaultValues?: boolean }): void | Promise<void>;
}

/** The value of one field as it is now. Only the component that calls this is drawn again when it changes. */
export function useFormValue<Values extends FieldValues, Name extends FieldPath<Values> & keyof Values>(
  values: FormValues<Values>,
  name: Name,
): Values[Name] {
  const subscribe = useCallback(
    (callback: () => void) => values.subscribe({ name, formState: { values: true }, callback }),
    [values, name],
  );
  return useSyncExternalStore(subscribe, () => values.getValues()[name]);
}
