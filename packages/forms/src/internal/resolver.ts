import { explain, type SharedMessages } from '@pabean/api/rules';
import { type FieldErrors, type FieldValues, get, type ResolverResult, set } from 'react-hook-form';
import * as z from 'zod/mini';

/** Validates a form's values; its messages are refusal codes. A function if the schema depends on the values. */
export type FormSchema<Values, Output> = z.ZodMiniType<Output> | ((values: Values) => z.ZodMiniType<Output>);

/** A minimal resolver of react-hook-form that returns the errors of a form's values. */
export type Check<Values extends FieldValues, Output> = (values: Values) => ResolverResult<Values, Output>;

/** Returns the labels of a field by its name in the form, such as `number` or `rows.0.number`. */
export type LabelOf = (name: string) => string;

/** The error path: that of a whole list is its `root`, as `useFieldArray` expects. */
export function errorNameOf(values: FieldValues, path: readonly PropertyKey[]): string {
  const name = path.join('.');
  return Array.isArray(get(values, name)) ? `${name}.root` : name;
}

/** Validates a form with a schema: an error's `type` is the refusal code, its `message` the text in the form's language. */
export function schemaResolver<Values extends FieldValues, Output>(
  schema: FormSchema<Values, Output>,
  labelOf: LabelOf,
  messages: SharedMessages,
): Check<Values, Output> {
  return (values) => {
    const checked = z.safeDecode(typeof schema === 'function' ? schema(values) : schema, values as never);
    if (checked.success) return { values: checked.data, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const issue of checked.error.issues) {
      const name = errorNameOf(values, issue.path);
      if (get(errors, name)) continue;
      const label = labelOf(issue.path.join('.'));
      set(errors, name, { type: issue.message, message: explain(issue, label, messages) });
    }
    return { values: {}, errors };
  };
}
