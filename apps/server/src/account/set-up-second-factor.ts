import type { Scope } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import type { AccountTable } from '../core/db/tables/people.ts';
import { Refusal } from '../core/refusal.ts';
import { openText, sealText } from '../core/sealed.ts';
import { renewRecoveryCodes } from './recovery-codes.ts';
import { type MailedAccount, queueSwitchedOn } from './second-factor-mails.ts';
import { endOtherSessions } from './session.ts';
import { type AuthenticatorSetup, authenticatorSetup, newTotpSecret } from './totp.ts';

const notDue = () => new Refusal('setupNotDue');

/**
 * Begins to set up a second factor with a new secret. It is not used for signing in until a code has confirmed it.
 *
 * @param states The states that the account may be in.
 * @throws Refusal setupNotDue when it is in another state
 */
export async function beginSetup(
  { db, office }: Scope,
  deps: Pick<CoreDeps, 'secret'>,
  account: Pick<MailedAccount, 'id' | 'username'>,
  states: readonly AccountTable['tfa'][],
): Promise<AuthenticatorSetup> {
  const secret = newTotpSecret();
  const begun = await db
    .updateTable('account')
    .set({ tfa_pending: sealText(deps.secret, 'tfa secret', account.id, secret) })
    .where('id', '=', account.id)
    .where('tfa', 'in', states)
    .returning('id')
    .executeTakeFirst();
  if (!begun) throw notDue();
  return authenticatorSetup(secret, office.name, account.username);
}

/** The secret that is being set up, in base32. @throws Refusal setupNotDue without one */
export function pendingSecret(
  { secret }: Pick<CoreDeps, 'secret'>,
  account: { readonly id: string; readonly tfa_pending: string | null },
): string {
  if (account.tfa_pending === null) throw notDue();
  return openText(secret, 'tfa secret', account.id, account.tfa_pending);
}

/** The confirmation of a set-up. */
export interface Confirmation {
  readonly account: MailedAccount & { readonly tfa_pending: string | null };
  /** The time step of the code, which cannot be used again. */
  readonly step: number;
  readonly states: readonly AccountTable['tfa'][];
  /** The stored hash of the token of the one session that continues. */
  readonly except?: string;
}

/**
 * Switches the second factor on with the secret that a code has confirmed, and mails the owner. All other sessions end.
 *
 * @returns the recovery codes, which cannot be read again
 * @throws Refusal setupNotDue when it was switched on, or set up again, in the meantime
 */
export async function finishSetup(
  scope: Scope,
  deps: Pick<CoreDeps, 'secret'>,
  { account, step, states, except = '' }: Confirmation,
): Promise<string[]> {
  const { db } = scope;
  const { id, tfa_pending } = account;
  const finished = await db
    .updateTable('account')
    .set({ tfa: 'on', tfa_secret: tfa_pending, tfa_pending: null, tfa_last_step: step })
    .where('id', '=', id)
    .where('tfa_pending', '=', tfa_pending)
    .where('tfa', 'in', states)
    .returning('id')
    .executeTakeFirst();
  if (!finished) throw notDue();
  await endOtherSessions(db, id, except);
  await queueSwitchedOn(scope, deps, account);
  return renewRecoveryCodes(db, deps.secret, id);
}
