import type { CoreDeps } from '../core/act/deps.ts';
import { checkCaptcha } from '../core/captcha/captcha.ts';
import type { Db } from '../core/db/store.ts';
import { Refusal } from '../core/refusal.ts';
import type { AccountDeps } from './deps.ts';
import type { Place } from './place.ts';
import { type Counter, countTries, doublingsDue, forgetTries } from './sign-in-tries.ts';

/** The account whose password is checked. For an unknown user name the hash is `undefined`; the check takes the same time. */
export interface PasswordTry {
  /** Lower case. */
  readonly username: string;
  readonly password: string;
  readonly passwordHash: string | undefined;
  readonly place: Place;
  /** The second step that the check belongs to; it begins after the password was right. */
  readonly step?: string | undefined;
  /** A solved captcha that replaces waiting; undefined where the call takes none. */
  readonly captcha?: { readonly token: string | undefined };
}

/** The counters of a wrong password: first the address, then the account's own, which a right password resets. */
function countersOf(
  { limits }: Pick<CoreDeps, 'limits'>,
  { username, place: { isKnown, from, address }, step }: Pick<PasswordTry, 'username' | 'place' | 'step'>,
): { readonly own: Counter; readonly all: readonly Counter[] } {
  const { signInByAccount: delay, signInByAddress } = limits;
  const key = step ? `password-step:${step}` : isKnown ? `known:${from}` : `account:${username}`;
  const own = { key, delay };
  if (step || isKnown) return { own, all: [own] };
  return { own, all: [{ key: `address:${address}`, delay: signInByAddress }, own] };
}

/** How often the work of a captcha is doubled for a sign-in at this moment. */
export const doublingsFor = (deps: CoreDeps, now: Date, tried: Pick<PasswordTry, 'username' | 'place'>) =>
  doublingsDue({ db: deps.store.db, now }, countersOf(deps, tried).all, deps.limits.captchaDoublings);

/**
 * Checks a password. The try is counted before its outcome is known, so that a refused one stays counted.
 *
 * @returns a function that resets the account's failures, to be called in the transaction that follows
 * @throws Refusal signInFailed for a wrong password, tooManyRequests while there are too many, invalid for an invalid captcha
 */
export async function checkPassword(
  deps: AccountDeps,
  now: Date,
  tried: PasswordTry,
): Promise<(db: Db) => Promise<unknown>> {
  const { username, password, passwordHash, captcha } = tried;
  const { isKnown, address } = tried.place;
  // Counting a try and taking it back are two writes; under a flood of tries all other writes would wait for them.
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
    // Only existing user names: in any other case the user may have typed the password into this field.
    deps.log({ event: 'sign-in-failed', name: passwordHash === undefined ? undefined : username, address });
    throw new Refusal('signInFailed');
  }
  // Before the session opens: if that fails, the right password is not counted as a try.
  await giveBack();
  return (db) => forgetTries(db, counters.own.key);
}
