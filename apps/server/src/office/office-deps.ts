import { userInfo } from 'node:os';
import type { CoreDeps } from '../core/act/deps.ts';
import type { Clock } from '../core/clock.ts';
import type { Store } from '../core/db/store.ts';

/** What an officer's command works with. */
export interface OfficeDeps extends Pick<CoreDeps, 'office' | 'secret' | 'files'> {
  readonly store: Store;
  readonly clock: Clock;
  /** Who gives the command, for the book of what was done. */
  readonly actor: string;
}

/** The user of the operating system; behind sudo also who it was before. */
export function currentActor(): string {
  const { username } = userInfo();
  const before = process.env.SUDO_USER;
  return before && before !== username ? `${before} as ${username}` : username;
}
