import { explain, type PasswordContext, passwordProblem, type SharedMessages } from '@pabean/api/rules';
import { refuseField } from '../internal/refuse-field.ts';
import { loadCommonPasswords } from './use-common-passwords.ts';

/**
 * Waits for the list of common passwords, if it is not loaded yet, and checks the password again.
 * @throws Error as a server that refuses the field
 */
export async function refuseCommon(
  newPassword: string,
  context: PasswordContext,
  messages: SharedMessages,
): Promise<void> {
  const isCommon = await loadCommonPasswords();
  const problem = passwordProblem(newPassword, { ...context, isCommon });
  if (!problem) return;
  throw refuseField('newPassword', explain(problem, messages.labels.newPassword, messages));
}
