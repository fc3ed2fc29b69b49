import type { CoreDeps } from '../core/act/deps.ts';
import type { PasswordHasher } from './password.ts';

/** Dependencies of the account functions. */
export interface AccountDeps extends CoreDeps {
  readonly passwords: PasswordHasher;
}
