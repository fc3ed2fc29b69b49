import { readCheckCode } from '@pabean/api/rules';
import * as z from 'zod/mini';

/** The code printed on a licence, in any notation; the result has no groups. */
export const licenceCheckSchema = z.object({
  checkCode: z.string({ error: 'required' }).check(
    z.trim(),
    z.minLength(1, { error: 'required' }),
    z.refine((typed) => readCheckCode(typed) !== undefined, {
      error: 'invalid',
      when: ({ issues }) => issues.length === 0,
    }),
    z.overwrite((typed) => readCheckCode(typed) ?? typed),
  ),
});

/** The values of the form. */
export type LicenceCheckValues = z.output<typeof licenceCheckSchema>;
