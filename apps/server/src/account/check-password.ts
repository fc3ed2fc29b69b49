import { checkCaptcha } from '../core/captcha/captcha.ts';
import type { Db } from '../core/db/store.ts';
import { Refusal } from '../core/refusal.ts';
import type { AccountDeps } from './deps.ts';
import type { Place } from './place.ts';
import { type Counter, countTries, doublingsDue, forgetTries } from './sign-in-tries.ts';

/** Whose password is checked; nobody's hash is `undefined`, and costs the same. */
export interface PasswordTry {
  /** Lower case. */
  readonly username: string;
  readonly password: string;
  readonly passwordHash: string | undefined;
  readonly place: Place;
  /** The second step that it belongs to: nobody comes there without the password. */
  readonly step?: string | undefined;
  /** A solved captcha in the place of waiting; undefined where the call takes none. */
  readonly captcha?: { readonly token: string | undefined };
}

/** What a wrong password counts for: the account's own counter, which a right one sets back, behind the address. */
function countersOf(
  { limits }: Pick<AccountDeps, 'limits'>,
  { username, place: { isKnown, from, address }, step }: Pick<PasswordTry, 'username' | 'place' | 'step'>,
): { readonly own: Counter; readonly all: readonly Counter[] } {
  const { signInByAccount: delay, signInByAddress } = limits;
  const key = step ? `password-step:${step}` : isKnown ? `known:${from}` : `account:${username}`;
  const own = { key, delay };
  if (step || isKnown) return { own, all: [own] };
  return { own, all: [{ key: `address:${address}`, delay: signInByAddress }, own] };
}

/** How often the work of a captcha is doubled with which somebody wants to sign in now. */
export const doublingsFor = (deps: AccountDeps, now: Date, tried: Pick<PasswordTry, 'username' | 'place'>) =>
  doublingsDue({ db: deps.store.db, now }, countersOf(deps, tried).all, deps.limits.captchaDoublings);

/**
 * Checks a password. The try is counted before anybody knows how it ends, so that a refused one stays counted.
 *
 * @returns what sets the account back to no failures, for the transaction of what the password opens
 * @throws Refusal signInFailed for a wrong password, tooManyRequests while there are too many, invalid for a captcha
 * that is worth nothing
 */
export async function checkPassword(
  deps: AccountDeps,
  now: Date,
  tried: PasswordTry,
): Promise<(db: Db) => Promise<unknown>> {
  const { username, password, passwordHash, captcha } = tried;
  const { isKnown, address } = tried.place;
  // Counting a try and giving it back are two writes, which a flood of them would make everybody wait for.
  deps.passwords.requireRoom({ first: isKnown });
  const counters = countersOf(deps, tried);
  const solved =
    captcha?.token === undefined
      ? undefined
      : await checkCaptcha({ deps, db: deps.store.db, now }, captcha.token, { form: 'signIn', username });
  const instead = captcha && { solved, mostDoublings: deps.limits.captchaDoublings };
  const tries = await countTries(deps.store, counters.all, now, instead);
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
    throw new Refusal('signInFailed');
  }
  // Before the session opens: should that fail, the right password has cost no try.
  await giveBack();
  return (db) => forgetTries(db, counters.own.key);
}
