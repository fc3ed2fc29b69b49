import { userInfo } from 'node:os';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/store.ts';
import type { Deps } from '../deps.ts';

/** What an officer's command works with. */
export interface OfficeDeps extends Pick<Deps, 'office' | 'secret' | 'files'> {
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
