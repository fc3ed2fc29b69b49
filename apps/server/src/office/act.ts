import { note } from '../core/audit.ts';
import type { Db } from '../core/db/store.ts';
import { newId } from '../core/id.ts';
import { tellOwner } from '../mail/tell-owner.ts';
import { type HeldAccount, holdAccount } from './accounts.ts';
import type { OfficeDeps } from './office-deps.ts';

/** What became of a command: its line in the book, its mail, and what is printed. */
export interface Done {
  /** What the book says beside the action. */
  readonly detail: string;
  readonly mail: { readonly subject: string; readonly paragraphs: readonly string[] };
  /** A sentence for the officer. */
  readonly told: string;
}

/** Changes an account inside a transaction. */
export type Change = (trx: Db, held: HeldAccount, now: Date, deps: OfficeDeps) => Promise<Done>;

/** Does something to an account with its line in the book and its mail, or nothing at all. */
export const act = (deps: OfficeDeps, action: string, username: string, change: Change): Promise<string> =>
  deps.store.write(async (trx) => {
    const now = deps.clock();
    const held = await holdAccount(trx, username);
    const { detail, mail, told } = await change(trx, held, now, deps);
    const { id } = held.account;
    await note(trx, now, { actor: deps.actor, action, accountId: id, detail });
    await tellOwner(trx, deps, now, held.account, {
      event: `petugas:${action}:${id}:${newId(now)}`,
      ...mail,
    });
    return told;
  });

/** Ends all sessions of an account, those between password and second factor too, and gives how many there were. */
export async function endAllSessions(trx: Db, accountId: string): Promise<number> {
  const ended = await trx
    .deleteFrom('session')
    .where('account_id', '=', accountId)
    .returning('token_hash')
    .execute();
  return ended.length;
}
