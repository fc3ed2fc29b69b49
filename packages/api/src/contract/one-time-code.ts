import * as z from 'zod/mini';

const refused = { error: 'invalid' };

/** A one-time code: six digits. A JSON number may have lost leading zeros, so it is refused. */
export const oneTimeCode = z
  .string({ error: 'required' })
  .check(z.minLength(1, { error: 'required' }), z.regex(/^\d{6}$/, refused));

/** A recovery code, which replaces one one-time code; the form normalizes groups, case and look-alike letters. */
export const recoveryCode = z
  .string({ error: 'required' })
  .check(
    z.minLength(1, { error: 'required' }),
    z.maxLength(64, { error: 'tooLong' }),
    z.regex(/^[\w -]+$/, refused),
  );
