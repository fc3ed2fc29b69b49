import { readCheckCode } from '@pabean/api/rules';
import * as z from 'zod/mini';

/** The code that is printed on a licence, however it was typed; handed over without groups. */
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

/** What the form holds. */
export type LicenceCheckValues = z.output<typeof licenceCheckSchema>;
