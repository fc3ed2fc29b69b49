import type { CoreDeps } from '../core/act/deps.ts';
import type { Db } from '../core/db/store.ts';
import { Refusal, type RefusalCode } from '../core/refusal.ts';
import type { Place } from './place.ts';
import { endSession } from './session.ts';
import { countTries, forgetTries } from './sign-in-tries.ts';

/** The account whose code is checked. */
export interface CodeTry {
  readonly accountId: string;
  readonly username: string;
  readonly place: Place;
  /** The stored hash of the token of the second step, if the call has one. */
  readonly step: string | undefined;
}

/** A try that was counted before its outcome was known. */
export interface CountedCode {
  /** The code was wrong. The last permitted wrong one ends the second step. @throws Refusal */
  refuse(code: RefusalCode): Promise<never>;
  /** The code was right: resets the counter, in the transaction of what follows. */
  accept(db: Db): Promise<void>;
}

/**
 * Counts a one-time or recovery code before it is checked: for the second step, and for the account as wrong passwords are
 * counted (`docs/adr/0024`).
 * @throws Refusal tooManyRequests while there are too many
 */
export async function countCode(
  { store, limits, log }: CoreDeps,
  now: Date,
  { accountId, username, place, step }: CodeTry,
): Promise<CountedCode> {
  const { isKnown, from, address } = place;
  const { codesByStep: most } = limits;
  const byStep = {
    key: `step:${step}`,
    delay: { free: most, first: 300, longest: 300, forget: 3_600 },
  };
  const byAddress = { key: `address:${address}`, delay: limits.signInByAddress };
  const byAccount = {
    key: isKnown ? `codes-known:${from}` : `codes:${accountId}`,
    delay: limits.codesByAccount,
  };
  const counters = [...(step ? [byStep] : []), ...(isKnown ? [] : [byAddress]), byAccount];
  const tries = await countTries(store, counters, now);
  return {
    async refuse(code) {
      log({ event: 'sign-in-code-failed', name: username, address });
      if (!step || (tries.failures[0] ?? 0) < most) throw new Refusal(code);
      await store.writeLightly((trx) => endSession(trx, step));
      throw new Refusal('tooManyCodes', { values: { count: most } });
    },
    async accept(db) {
      await tries.giveBack(db);
      await forgetTries(db, byAccount.key);
    },
  };
}
