import { userInfo } from 'node:os';
import type { CoreDeps } from '../core/act/deps.ts';
import type { DocumentDeps } from '../documents/deps.ts';

/** Dependencies of an officer's command. */
export interface OfficerDeps
  extends DocumentDeps,
    Pick<CoreDeps, 'store' | 'clock' | 'office' | 'secret' | 'files' | 'publicUrl' | 'messagesIn'> {
  /** Who runs the command, for the audit log. */
  readonly actor: string;
}

/** The user of the operating system; behind sudo also who it was before. */
export function currentActor(): string {
  const { username } = userInfo();
  const before = process.env.SUDO_USER;
  return before && before !== username ? `${before} as ${username}` : username;
}
