import type { CaptchaChallenge, CaptchaForm } from '@pabean/api/contract';
import type { Db } from '../db/store.ts';
import { invalid, type Refusal } from '../http/refusal.ts';

/** A solution as far as it can be told apart from others; nothing about it was checked. */
export interface NamedSolution {
  /** What it is counted under. */
  readonly name: string;
  /**
   * Looks whether it is right, for this form and not too old.
   * @returns when it is worth nothing any more, or undefined where it is worth nothing already
   * @throws Refusal 503 when who knows it does not answer
   */
  verify(form: CaptchaForm, now: Date): Promise<Date | undefined>;
}

/** Tells people from robots. */
export interface Captcha {
  /** @throws Refusal 404 where somebody else makes the challenges */
  challenge(form: CaptchaForm, now: Date): Promise<CaptchaChallenge>;
  /** Reads what a form handed over; undefined when it is no solution at all. */
  read(token: string): NamedSolution | undefined;
}

/** What a call has at hand when its captcha is checked. */
interface Checking {
  readonly deps: { readonly captcha: Captcha };
  readonly db: Db;
  readonly now: Date;
}

/**
 * Checks what a form handed over, outside of the transaction of its write. The answer counts it, inside: a solution
 * counts for one write that is kept, so that a refused one may be mended and sent again with it.
 * @throws Refusal 422 on `recaptchaToken`, 503
 */
export async function checkCaptcha(
  { deps, db, now }: Checking,
  token: string,
  form: CaptchaForm,
): Promise<(trx: Db) => Promise<void>> {
  const solution = deps.captcha.read(token);
  if (!solution) throw spent();
  const { name } = solution;
  // What was counted before may be the same request again, whose answer is kept; it needs no second look.
  const counted = await db
    .selectFrom('solved_captcha')
    .select('challenge')
    .where('challenge', '=', name)
    .executeTakeFirst();
  const until = counted ? now : await solution.verify(form, now);
  if (!until) throw spent();
  return async (trx) => {
    const added = await trx
      .insertInto('solved_captcha')
      .values({ challenge: name, expires_at: until.toISOString() })
      .onConflict((conflict) => conflict.column('challenge').doNothing())
      .executeTakeFirst();
    if (added.numInsertedOrUpdatedRows !== 1n) throw spent();
  };
}

const spent = (): Refusal =>
  invalid([{ field: 'recaptchaToken', label: 'captcha', reason: { message: 'captchaSpent' } }]);
