import { passwordChange, passwordLinkRequest, repeatedPassword } from '@pabean/api/contract';
import { type PasswordContext, passwordProblem } from '@pabean/api/rules';
import * as z from 'zod/mini';

/** A new password and the same again. */
export type NewPasswordValues = z.output<typeof repeatedPassword>;

/** A new password, the same again, and the current one. */
export type PasswordChangeValues = z.output<typeof passwordChange>;

/** The address that a link is mailed to. */
export type PasswordLinkValues = z.output<typeof passwordLinkRequest>;

/** Refuses what may be no password, beside what the schema refuses. */
const mayBeOne = (context: PasswordContext) =>
  z.check<NewPasswordValues>(({ value, issues }) => {
    const { newPassword } = value;
    const problem = newPassword ? passwordProblem(newPassword, context) : undefined;
    if (problem) issues.push({ code: 'custom', input: newPassword, path: ['newPassword'], ...problem });
  });

/** A new password for somebody. */
export const newPasswordSchema = (context: PasswordContext) => repeatedPassword.check(mayBeOne(context));

/** A change of somebody's password. */
export const passwordChangeSchema = (context: PasswordContext) => passwordChange.check(mayBeOne(context));

export { passwordLinkRequest };
