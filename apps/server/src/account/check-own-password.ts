import type { Endpoint } from '@pabean/api/contract';
import { invalid, Refusal, refusedField } from '../core/refusal.ts';
import { checkPassword, type PasswordTry } from './check-password.ts';
import type { AccountDeps } from './deps.ts';

/** A row whose body carries the own password. */
export type RowWithPassword = Endpoint & { readonly body: NonNullable<Endpoint['body']> };

/** A wrong password of somebody who is signed in, who stays signed in. */
export const wrongPassword = (row: RowWithPassword) =>
  invalid([refusedField(row.body, ['password'], { message: 'passwordWrong' })]);

/**
 * Checks the password of somebody who is signed in, as signing in does.
 * @throws Refusal invalid for a wrong one, tooManyRequests
 */
export const checkOwnPassword = (deps: AccountDeps, now: Date, row: RowWithPassword, tried: PasswordTry) =>
  checkPassword(deps, now, tried).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'signInFailed' ? wrongPassword(row) : error;
  });
