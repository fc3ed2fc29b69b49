import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
  useFormState,
} from 'react-hook-form';
import type { LineProblem } from '../goods-lines/index.ts';
import { errorAt, flatErrors } from '../internal/flat-errors.ts';
import type { ZodForm } from '../internal/index.ts';

/** A list of lines as a form field: its value, and the errors of the list and its lines. */
export function useLines<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: ZodForm<Values>,
  name: Name,
) {
  type Line = FieldPathValue<Values, Name> extends readonly (infer Each)[] ? Each : never;
  const { field } = useController({ control: form.control, name });
  const { errors } = useFormState({ control: form.control, name });
  const lines = field.value as Line[];
  const rowErrors: LineProblem[] = flatErrors(errors).flatMap(({ name: path, row, message }) =>
    row === undefined || !path.startsWith(`${name}.`) ? [] : [{ row, field: path.split('.')[2], message }],
  );
  return {
    id: form.idOf(name),
    value: lines,
    error: errorAt(errors, `${name}.root`)?.message,
    rowErrors,
    onValueChange(next: Line[]) {
      // An error of a line is removed when the line changes or moves.
      const first = lines.findIndex((line, index) => line !== next[index]);
      for (const { row } of rowErrors)
        if (first >= 0 && row >= first) form.clearErrors(`${name}.${row}` as FieldPath<Values>);
      field.onChange(next);
    },
  };
}
