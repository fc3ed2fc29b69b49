import * as z from 'zod/mini';

const refused = { error: 'invalid' };

/** A one-time code: six digits. A number has lost its leading zeros, so it is none. */
export const oneTimeCode = z
  .string({ error: 'required' })
  .check(z.minLength(1, { error: 'required' }), z.regex(/^\d{6}$/, refused));

/** A code that stands in for a one-time code, once; groups, case and look-alike letters are the reader's business. */
export const recoveryCode = z
  .string({ error: 'required' })
  .check(
    z.minLength(1, { error: 'required' }),
    z.maxLength(64, { error: 'tooLong' }),
    z.regex(/^[\w -]+$/, refused),
  );
