import { formatDate, isIsoDate } from '@pabean/api/rules';
import { DateField, type DateFieldProps, isoOrTyped } from '@pabean/ui/date-field';
import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type FormFieldProps, useRegistered } from './use-field.ts';

/** Its value is `YYYY-MM-DD`; users see and type `dd-MM-yyyy`. */
export function FormDateField<Values extends FieldValues>(props: FormFieldProps<Values, DateFieldProps>) {
  const { form, name } = props;
  const { subscribe } = form;
  const id = form.idOf(name);
  // When a form sets a value, it writes the stored notation into the control without a re-render.
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
