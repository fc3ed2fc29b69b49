import type { CoreDeps } from '../core/act/deps.ts';
import type { PasswordHasher } from './password.ts';

/** What accounts need from outside. */
export interface AccountDeps extends CoreDeps {
  readonly passwords: PasswordHasher;
}
