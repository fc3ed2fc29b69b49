import type { Db } from '../core/db/store.ts';
import { newId } from '../core/id.ts';
import { queueOwnerMail } from '../mail/queue-owner-mail.ts';
import { type HeldAccount, holdAccount } from './accounts.ts';
import { actAsOfficer, noteAct, type OfficerAct } from './officer-act.ts';
import type { OfficerDeps } from './officer-deps.ts';

/** The result of a command: its entry in the audit log, its mail, and the printed text. */
export interface Done {
  /** Details for the audit log. */
  readonly detail: string;
  readonly mail: { readonly subject: string; readonly paragraphs: readonly string[] };
  /** A sentence for the officer. */
  readonly told: string;
}

/** Changes an account. */
export type Change = (act: OfficerAct, held: HeldAccount) => Promise<Done>;

/** Changes an account with an entry in the audit log and a mail, in one transaction. */
export const actOnAccount = (
  deps: OfficerDeps,
  action: string,
  username: string,
  change: Change,
): Promise<string> =>
  actAsOfficer(deps, async (act) => {
    const held = await holdAccount(act.db, username);
    const { detail, mail, told } = await change(act, held);
    const { id } = held.account;
    await noteAct(act, { action, accountId: id, detail });
    await queueOwnerMail(act, deps, held.account, {
      event: `petugas:${action}:${id}:${newId(act.now)}`,
      ...mail,
    });
    return told;
  });

/** Ends all sessions of an account, including pending second steps, and returns how many there were. */
export async function endAllSessions(trx: Db, accountId: string): Promise<number> {
  const ended = await trx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .returning('token_hash')
    .execute();
  return ended.length;
}
