import { readRegistrationCode } from '@pabean/api/rules';
import * as z from 'zod/mini';

/** A registration code of any provider: trimmed text. */
export const anyCodeSchema = z.object({
  code: z.string({ error: 'required' }).check(z.trim(), z.minLength(1, { error: 'required' })),
});

/** A code of this server's format, in any notation; the result has no groups, and its check letter is right. */
export const pabeanCodeSchema = z.object({
  code: anyCodeSchema.shape.code.check(
    z.refine((typed) => readRegistrationCode(typed) !== undefined, {
      error: 'invalid',
      when: ({ issues }) => issues.length === 0,
    }),
    z.overwrite((typed) => readRegistrationCode(typed) ?? typed),
  ),
});

/** The values of the form. */
export type LookUpValues = z.output<typeof anyCodeSchema>;
