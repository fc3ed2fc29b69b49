import type { Endpoint } from '@pabean/api/contract';
import { invalid, Refusal, refusedField } from '../core/refusal.ts';
import { checkPassword, type PasswordTry } from './check-password.ts';
import type { AccountDeps } from './deps.ts';

/** A call whose body has the account's current password. */
export type RowWithPassword = Endpoint & { readonly body: NonNullable<Endpoint['body']> };

/** A wrong password of a signed-in user, whose session continues. */
export const wrongPassword = (row: RowWithPassword) =>
  invalid([refusedField(row.body, ['password'], { message: 'passwordWrong' })]);

/**
 * Checks the password of a signed-in user, with the same limits as signing in.
 * @throws Refusal invalid for a wrong one, tooManyRequests
 */
export const checkOwnPassword = (deps: AccountDeps, now: Date, row: RowWithPassword, tried: PasswordTry) =>
  checkPassword(deps, now, tried).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'signInFailed' ? wrongPassword(row) : error;
  });
