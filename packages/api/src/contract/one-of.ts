import * as z from 'zod/mini';

/** One of a closed list. */
export const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: 'choice' });
