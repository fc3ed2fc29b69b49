import { passwordChange, passwordLinkRequest, repeatedPassword } from '@pabean/api/contract';
import { type PasswordContext, passwordProblem } from '@pabean/api/rules';
import * as z from 'zod/mini';

/** A new password and its repetition. */
export type NewPasswordValues = z.output<typeof repeatedPassword>;

/** A new password, its repetition, and the current one. */
export type PasswordChangeValues = z.output<typeof passwordChange>;

/** The address that the link is sent to. */
export type PasswordLinkValues = z.output<typeof passwordLinkRequest>;

/** Rejects forbidden passwords, in addition to the schema. */
const mayBeOne = (context: PasswordContext) =>
  z.check<NewPasswordValues>(({ value, issues }) => {
    const { newPassword } = value;
    const problem = newPassword ? passwordProblem(newPassword, context) : undefined;
    if (problem) issues.push({ code: 'custom', input: newPassword, path: ['newPassword'], ...problem });
  });

/** The schema of a new password. */
export const newPasswordSchema = (context: PasswordContext) => repeatedPassword.check(mayBeOne(context));

/** The schema of a password change. */
export const passwordChangeSchema = (context: PasswordContext) => passwordChange.check(mayBeOne(context));

export { passwordLinkRequest };
