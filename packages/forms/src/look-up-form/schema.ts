import { readRegistrationCode } from '@pabean/api/rules';
import * as z from 'zod/mini';

/** A registration code of any provider: whatever was typed, without blanks around it. */
export const anyCodeSchema = z.object({
  code: z.string({ error: 'required' }).check(z.trim(), z.minLength(1, { error: 'required' })),
});

/** A code of this server's format, however it was typed; handed over without groups, once its check letter is right. */
export const pabeanCodeSchema = z.object({
  code: anyCodeSchema.shape.code.check(
    z.refine((typed) => readRegistrationCode(typed) !== undefined, {
      error: 'invalid',
      when: ({ issues }) => issues.length === 0,
    }),
    z.overwrite((typed) => readRegistrationCode(typed) ?? typed),
  ),
});

/** What the form holds. */
export type LookUpValues = z.output<typeof anyCodeSchema>;
