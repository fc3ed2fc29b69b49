import type { Endpoint } from '@pabean/api/contract';
import { invalid, Refusal, refusedField } from '../core/refusal.ts';
import { checkPassword, type PasswordTry } from './check-password.ts';
import type { AccountDeps } from './deps.ts';

/** A row whose body carries the own password. */
export type RowWithPassword = Endpoint & { readonly body: NonNullable<Endpoint['body']> };

/** A wrong password of somebody who is signed in: 401 would say that the session is over. */
export const wrongPassword = (row: RowWithPassword) =>
  invalid([refusedField(row.body, ['password'], { message: 'passwordWrong' })]);

/** Checks the password of somebody who is signed in, as signing in does. @throws Refusal 422 for a wrong one, 429 */
export const checkOwnPassword = (deps: AccountDeps, now: Date, row: RowWithPassword, tried: PasswordTry) =>
  checkPassword(deps, now, tried).catch((error: unknown) => {
    throw error instanceof Refusal && error.status === 401 ? wrongPassword(row) : error;
  });
