import type { Scope } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import type { Db } from '../core/db/store.ts';
import { Refusal } from '../core/refusal.ts';
import { openText } from '../core/sealed.ts';
import { type CodeTry, countCode } from './code-tries.ts';
import { isRecoveryCode, useRecoveryCode } from './recovery-codes.ts';
import { queueRecoveryCodeUsed } from './second-factor-mails.ts';
import { stepOfCode } from './totp.ts';

/** A one-time code or a recovery code. */
export interface GivenCode {
  readonly otp?: string | undefined;
  readonly recoveryCode?: string | undefined;
}

/** An account with a second factor. */
export interface ProtectedAccount {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly tfa_secret: string | null;
  readonly tfa_last_step: number | null;
}

/** The code to check, its account, and the address that it comes from. */
export interface CodeCheck {
  readonly account: ProtectedAccount;
  readonly given: GivenCode;
  readonly by: Pick<CodeTry, 'place' | 'step'>;
}

/**
 * Checks a code of an account's second factor.
 *
 * @returns a function that uses the code up, for the transaction that follows; it throws when the code was used meanwhile
 * @throws Refusal codeRefused or recoveryCodeRefused for a wrong one, tooManyCodes when it was the last one of its
 * second step, tooManyRequests while there are too many
 */
export async function checkCode(
  deps: CoreDeps,
  now: Date,
  { account, given, by }: CodeCheck,
): Promise<(scope: Scope) => Promise<void>> {
  const tries = await countCode(deps, now, { accountId: account.id, username: account.username, ...by });
  const { recoveryCode } = given;
  if (recoveryCode !== undefined) {
    if (!(await isRecoveryCode(deps.store.db, deps.secret, account.id, recoveryCode)))
      return tries.refuse('recoveryCodeRefused');
    return async (scope) => {
      const left = await useRecoveryCode(scope, deps.secret, account.id, recoveryCode);
      if (left === undefined) throw new Refusal('recoveryCodeRefused');
      await tries.accept(scope.db);
      await queueRecoveryCodeUsed(scope, deps, account, left);
    };
  }
  const sealed = account.tfa_secret ?? '';
  const step = stepOfCode(openText(deps.secret, 'tfa secret', account.id, sealed), given.otp ?? '', now);
  if (step === undefined || step <= (account.tfa_last_step ?? 0)) return tries.refuse('codeRefused');
  return async ({ db }) => {
    if (!(await useCodeStep(db, account, step))) throw new Refusal('codeRefused');
    await tries.accept(db);
  };
}

/** Uses up a time step of the codes: of concurrent calls only one succeeds. */
async function useCodeStep(db: Db, { id, tfa_secret }: ProtectedAccount, step: number): Promise<boolean> {
  const used = await db
    .updateTable('account')
    .set({ tfa_last_step: step })
    .where('id', '=', id)
    .where('tfa', '=', 'on')
    .where('tfa_secret', '=', tfa_secret)
    .where((row) => row.or([row('tfa_last_step', 'is', null), row('tfa_last_step', '<', step)]))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}
