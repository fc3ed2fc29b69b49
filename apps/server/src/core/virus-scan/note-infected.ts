import type { Moment } from '../act/act.ts';
import { note } from '../audit.ts';
import type { Log } from '../log.ts';

/** A file in which the scanner found something. */
export interface InfectedFile {
  readonly signature: string;
  readonly bytes: number;
  readonly sha256: string;
  /** The account that sent it; undefined for a visitor. */
  readonly account?: { readonly id: string; readonly username: string } | undefined;
  /** What was done with it, and in which call. */
  readonly outcome: 'refused' | 'removed';
  readonly call?: string;
  readonly address?: string;
}

/** Notes an infected file in the audit log and the server's log: whose it is and what was found, never its content or name. */
export async function noteInfected(moment: Moment, log: Log, file: InfectedFile): Promise<void> {
  const { account, signature, ...facts } = file;
  await note(moment, {
    actor: account?.username ?? 'visitor',
    action: 'upload-infected',
    ...(account && { accountId: account.id }),
    detail: `${signature}, ${file.bytes} bytes, sha256 ${file.sha256}, ${file.outcome}`,
  });
  log({ event: 'upload-infected', signature, account: account?.username, ...facts });
}
