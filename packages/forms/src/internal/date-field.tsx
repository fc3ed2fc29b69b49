import { formatDate, isIsoDate } from '@pabean/api/rules';
import { DateField, type DateFieldProps, isoOrTyped } from '@pabean/ui/date-field';
import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useRegistered } from './use-field.ts';

/** Holds `YYYY-MM-DD`; people see and type `dd-MM-yyyy`. */
export function FormDateField<Values extends FieldValues>(props: FormFieldProps<Values, DateFieldProps>) {
  const { form, name } = props;
  const { subscribe } = form;
  const id = form.idOf(name);
  // A form that sets a value writes its own notation into the control, and draws nothing.
  useEffect(
    () =>
      subscribe({
        name,
        formState: { values: true },
        callback() {
          const input = document.getElementById(id);
          if (!(input instanceof HTMLInputElement) || input === document.activeElement) return;
          if (isIsoDate(input.value)) input.value = formatDate(input.value);
        },
      }),
    [subscribe, name, id],
  );
  return <DateField {...useRegistered<Values, DateFieldProps>(props, isoOrTyped)} />;
}
