import { type FieldError, type FieldErrors, type FieldValues, get } from 'react-hook-form';

/** One error of a form, by its name: `number`, `rows.0.number`, `rows.root`, or `root` for the whole form. */
export interface FlatError {
  readonly name: string;
  /** Its row index, from 0; undefined outside rows. */
  readonly row?: number;
  readonly type: unknown;
  readonly message: string;
}

/** Returns the errors of a form as one list. */
export function flatErrors<Values extends FieldValues>(errors: FieldErrors<Values>): FlatError[] {
  return Object.entries(errors).flatMap(([key, error]) => {
    if (!error) return [];
    if (typeof error.message === 'string') return [{ name: key, type: error.type, message: error.message }];
    const inside = flatErrors(error as FieldErrors);
    const row = Number(key);
    const place = Number.isInteger(row) ? { row } : {};
    return inside.map((each) => ({ ...each, ...place, name: `${key}.${each.name}` }));
  });
}

/** Returns the error of a name, or undefined. */
export const errorAt = <Values extends FieldValues>(errors: FieldErrors<Values>, name: string) =>
  get(errors, name) as FieldError | undefined;
