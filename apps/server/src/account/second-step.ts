import type { OfficeProfile } from '@pabean/api/rules';
import type { CoreDeps } from '../core/act/deps.ts';
import type { Db } from '../core/db/store.ts';
import type { AccountTable } from '../core/db/tables/people.ts';
import { Refusal } from '../core/refusal.ts';
import { findSession } from './session.ts';

/** The step after the password: setting up the second factor, or one of its codes. */
export type SecondStepKind = 'setup' | 'code';

/** The step that follows a right password; undefined when there is none. */
export function stepDue(office: OfficeProfile, tfa: AccountTable['tfa']): SecondStepKind | undefined {
  if (tfa === 'on') return 'code';
  return statesOfSetup(office).includes(tfa) ? 'setup' : undefined;
}

/** The states in which an account must set up its second factor before it can sign in. */
export const statesOfSetup = (office: OfficeProfile): readonly AccountTable['tfa'][] =>
  office.twoFactor === 'required' ? ['setup', 'off'] : ['setup'];

const ended = () => new Refusal('secondStepEnded');

/**
 * The stored hash of the token of a second step.
 * @throws Refusal secondStepEnded for any other token, and for one of another account
 */
export async function requireStep(
  deps: CoreDeps,
  token: string,
  accountId: string | undefined,
): Promise<string> {
  const step = await findSession(deps, token, 'tfa');
  if (!step || step.account.id !== accountId) throw ended();
  return step.tokenHash;
}

/**
 * Ends a second step that succeeded; its token cannot be used again.
 * @throws Refusal secondStepEnded when it was used meanwhile
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
