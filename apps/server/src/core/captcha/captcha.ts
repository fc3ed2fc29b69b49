import type { CaptchaChallenge, CaptchaForm } from '@pabean/api/contract';
import type { Db } from '../db/store.ts';
import { invalid, type Refusal } from '../refusal.ts';

/** A parsed solution, not yet checked. */
export interface NamedSolution {
  /** The key under which its use is counted. */
  readonly name: string;
  /**
   * Checks that it is right, for this purpose and not expired.
   * @returns undefined when it is not valid
   * @throws Refusal busy when the captcha's service does not respond
   */
  verify(purpose: Purpose, now: Date): Promise<Solved | undefined>;
}

/** The purpose of a captcha. */
export interface Purpose {
  readonly form: CaptchaForm;
  /** The user name that signs in, in lower case. */
  readonly username?: string | undefined;
}

/** A valid solution. */
export interface Solved {
  /** When it expires. */
  readonly until: Date;
  /** How often its work was doubled. */
  readonly doublings: number;
}

/** A captcha of either kind. */
export interface Captcha {
  /**
   * @param doublings How often the work is doubled.
   * @throws Refusal notFound where another service creates the challenges
   */
  challenge(purpose: Purpose, now: Date, doublings?: number): Promise<CaptchaChallenge>;
  /** Parses the value that a form sent; undefined when it is no solution at all. */
  read(token: string): NamedSolution | undefined;
}

/** The arguments of a check. */
interface Checking {
  readonly deps: { readonly captcha: Captcha };
  readonly db: Db;
  readonly now: Date;
}

/** A checked solution. */
export interface CheckedCaptcha extends Pick<Solved, 'doublings'> {
  /**
   * Marks it as used, in the transaction of its call.
   * @throws Refusal invalid on `recaptchaToken` when it was used before
   */
  readonly count: (trx: Db) => Promise<void>;
}

/**
 * Checks the captcha of a form outside of the transaction of its write, which marks it as used: a refused write does not use it
 * up, so the user can fix the form and send it again.
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
  // A used solution may belong to a repeated request, whose response is stored; it is not checked again.
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
