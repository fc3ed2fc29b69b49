import type { Db } from '../db/store.ts';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/refusal.ts';
import type { Place } from './place.ts';
import { countTries, forgetTries } from './sign-in-tries.ts';

/** Whose password is checked; nobody's hash is `undefined`, and costs the same. */
export interface PasswordTry {
  /** Lower case. */
  readonly username: string;
  readonly password: string;
  readonly passwordHash: string | undefined;
  readonly place: Place;
}

/**
 * Checks a password. The try is counted before anybody knows how it ends, so that a refused one stays counted.
 *
 * @returns what sets the account back to no failures, for the transaction of what the password opens
 * @throws Refusal 401 for a wrong password, 429 while there are too many
 */
export async function checkPassword(
  deps: Deps,
  now: Date,
  { username, password, passwordHash, place }: PasswordTry,
): Promise<(db: Db) => Promise<unknown>> {
  const { isKnown, from, address } = place;
  // Counting a try and giving it back are two writes, which a flood of them would make everybody wait for.
  deps.passwords.requireRoom({ first: isKnown });
  const byAccount = {
    key: isKnown ? `known:${from}` : `account:${username}`,
    delay: deps.limits.signInByAccount,
  };
  const byAddress = { key: `address:${address}`, delay: deps.limits.signInByAddress };
  const tries = await countTries(deps.store, isKnown ? [byAccount] : [byAddress, byAccount], now);
  const giveBack = () => deps.store.writeLightly((trx) => tries.giveBack(trx));
  const matches = await deps.passwords
    .verify(password, passwordHash, { first: isKnown })
    .catch(async (error: unknown) => {
      await giveBack().catch(() => undefined);
      throw error;
    });
  if (!matches || passwordHash === undefined) {
    // Only names of accounts: in the place of another one, somebody may have typed the password.
    deps.log({ event: 'sign-in-failed', name: passwordHash === undefined ? undefined : username, address });
    throw new Refusal(401, 'signInFailed');
  }
  // Before the session opens: should that fail, the right password has cost no try.
  await giveBack();
  return (db) => forgetTries(db, byAccount.key);
}
