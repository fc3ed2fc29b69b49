import { minimumLength } from '@pabean/api/rules';
import type { Scope } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import { Refusal } from '../core/refusal.ts';
import { dropRecoveryCodes } from './recovery-codes.ts';
import { type MailedAccount, queueSwitchedOff } from './second-factor-mails.ts';
import { endOtherSessions } from './session.ts';

/**
 * Checks whether a second factor may be switched off: the office must not require it, and the password must be long enough alone.
 * @throws Refusal twoFactorIsOff, twoFactorRequired, passwordTooShortAlone, invalid
 */
export function requireDispensable({ office }: Pick<CoreDeps, 'office'>, password: string): void {
  if (office.twoFactor === 'required') throw new Refusal('twoFactorRequired');
  const min = minimumLength(false);
  if ([...password.normalize('NFC')].length < min)
    throw new Refusal('passwordTooShortAlone', { values: { min } });
}

/**
 * Switches a second factor off and mails the owner. Its secret and recovery codes are deleted; all other sessions end.
 *
 * @param keep The stored hash of the token of the session that continues.
 */
export async function switchOff(
  scope: Scope,
  deps: Pick<CoreDeps, 'secret'>,
  account: MailedAccount,
  keep: string,
): Promise<void> {
  const { db } = scope;
  await db
    .updateTable('account')
    .set({ tfa: 'off', tfa_secret: null, tfa_pending: null, tfa_last_step: null })
    .where('id', '=', account.id)
    .execute();
  await dropRecoveryCodes(db, account.id);
  await endOtherSessions(db, account.id, keep);
  await queueSwitchedOff(scope, deps, account);
}
