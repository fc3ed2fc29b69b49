import { explain, type SharedMessages } from '@pabean/api/rules';
import { type FieldErrors, type FieldValues, get, type ResolverResult, set } from 'react-hook-form';
import * as z from 'zod/mini';

/** Checks a form's values; its messages are refusal codes. A function where the values decide what is asked. */
export type FormSchema<Values, Output> = z.ZodMiniType<Output> | ((values: Values) => z.ZodMiniType<Output>);

/** What is wrong with a form's values; a resolver of react-hook-form that needs nothing else. */
export type Check<Values extends FieldValues, Output> = (values: Values) => ResolverResult<Values, Output>;

/** Finds the words for a field by its name in the form, such as `number` or `rows.0.number`. */
export type LabelOf = (name: string) => string;

/** Where the error of a path stands: that of a whole list at its `root`, as `useFieldArray` has it. */
export function errorNameOf(values: FieldValues, path: readonly PropertyKey[]): string {
  const name = path.join('.');
  return Array.isArray(get(values, name)) ? `${name}.root` : name;
}

/**
 * Reads a form with a schema: an error's `type` is the refusal code, its `message` the sentence in the form's language.
 */
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
