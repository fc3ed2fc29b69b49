import type { OfficeProfile } from '@pabean/api/rules';
import type { Db } from '../core/db/store.ts';
import type { AccountTable } from '../core/db/tables/people.ts';
import { Refusal } from '../core/refusal.ts';
import type { AccountDeps } from './deps.ts';
import { findSession } from './session.ts';

/** What is due after the password: setting up the second factor, or a code of it. */
export type SecondStepKind = 'setup' | 'code';

/** What a right password leaves to do; undefined when it opens the account. */
export function stepDue(office: OfficeProfile, tfa: AccountTable['tfa']): SecondStepKind | undefined {
  if (tfa === 'on') return 'code';
  return statesOfSetup(office).includes(tfa) ? 'setup' : undefined;
}

/** The states of accounts that must set their second factor up before they get in. */
export const statesOfSetup = (office: OfficeProfile): readonly AccountTable['tfa'][] =>
  office.twoFactor === 'required' ? ['setup', 'off'] : ['setup'];

const ended = () => new Refusal('secondStepEnded');

/**
 * What is kept of the token of a second step.
 * @throws Refusal secondStepEnded for any other token, and for one of somebody else
 */
export async function requireStep(
  deps: AccountDeps,
  token: string,
  accountId: string | undefined,
): Promise<string> {
  const step = await findSession(deps, token, 'tfa');
  if (!step || step.account.id !== accountId) throw ended();
  return step.tokenHash;
}

/**
 * Ends a second step by getting in: nobody gets in with its token again.
 * @throws Refusal secondStepEnded when somebody has
 */
export async function useStep(db: Db, tokenHash: string): Promise<void> {
  const used = await db
    .deleteFrom('session')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', 'tfa')
    .returning('token_hash')
    .executeTakeFirst();
  if (!used) throw ended();
}
