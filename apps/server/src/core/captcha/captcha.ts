import type { CaptchaChallenge, CaptchaForm } from '@pabean/api/contract';
import type { Db } from '../db/store.ts';
import { invalid, type Refusal } from '../refusal.ts';

/** A solution as far as it can be told apart from others; nothing about it was checked. */
export interface NamedSolution {
  /** What it is counted under. */
  readonly name: string;
  /**
   * Looks whether it is right, for this purpose and not too old.
   * @returns undefined where it is worth nothing
   * @throws Refusal busy when who knows it does not answer
   */
  verify(purpose: Purpose, now: Date): Promise<Solved | undefined>;
}

/** What a captcha is solved for. */
export interface Purpose {
  readonly form: CaptchaForm;
  /** Who wants to sign in, in lower case. */
  readonly username?: string | undefined;
}

/** A right solution. */
export interface Solved {
  /** When it is worth nothing any more. */
  readonly until: Date;
  /** How often the usual work was doubled for it. */
  readonly doublings: number;
}

/** Tells people from robots. */
export interface Captcha {
  /**
   * @param doublings How often the usual work is doubled.
   * @throws Refusal notFound where somebody else makes the challenges
   */
  challenge(purpose: Purpose, now: Date, doublings?: number): Promise<CaptchaChallenge>;
  /** Reads what a form handed over; undefined when it is no solution at all. */
  read(token: string): NamedSolution | undefined;
}

/** What a call has at hand when its captcha is checked. */
interface Checking {
  readonly deps: { readonly captcha: Captcha };
  readonly db: Db;
  readonly now: Date;
}

/** A solution that was checked. */
export interface CheckedCaptcha extends Pick<Solved, 'doublings'> {
  /**
   * Counts it, in the transaction of what it was solved for.
   * @throws Refusal invalid on `recaptchaToken` when it was counted before
   */
  readonly count: (trx: Db) => Promise<void>;
}

/**
 * Checks what a form handed over, outside of the transaction of its write, which counts it: a solution counts for one write
 * that is kept, so that a refused one may be fixed and sent again with it.
 * @throws Refusal invalid on `recaptchaToken`, busy
 */
export async function checkCaptcha(
  { deps, db, now }: Checking,
  token: string,
  purpose: Purpose,
): Promise<CheckedCaptcha> {
  const solution = deps.captcha.read(token);
  if (!solution) throw spent();
  const { name } = solution;
  // What was counted before may be the same request again, whose answer is kept; it needs no second look.
  const counted = await db
    .selectFrom('solved_captcha')
    .select('challenge')
    .where('challenge', '=', name)
    .executeTakeFirst();
  const solved = counted ? { until: now, doublings: 0 } : await solution.verify(purpose, now);
  if (!solved) throw spent();
  return {
    doublings: solved.doublings,
    async count(trx) {
      const added = await trx
        .insertInto('solved_captcha')
        .values({ challenge: name, expires_at: solved.until.toISOString() })
        .onConflict((conflict) => conflict.column('challenge').doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows !== 1n) throw spent();
    },
  };
}

const spent = (): Refusal =>
  invalid([{ field: 'recaptchaToken', label: 'captcha', reason: { message: 'captchaSpent' } }]);
