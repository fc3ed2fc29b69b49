/** Verdict of a call: it behaves as its row describes, it differs, or it could not be tried. */
export type Verdict = 'conforms' | 'differs' | 'notTried';

/** A difference between a provider's behaviour and the contract. */
export interface Difference {
  /** A message for developers. */
  readonly message: string;
  /** Path of the field in the answer, in wire names: `[0].no_mohon`; only for a difference in a field. */
  readonly field?: string;
  readonly expected?: string;
  readonly came?: string;
}

/** The findings about one call of the contract. */
export interface CallReport {
  /** Its name in the code, such as `applicationList`. */
  readonly name: string;
  /** Method and path, such as `POST pengajuan`. */
  readonly call: string;
  /** Its resource, such as `Applications`. */
  readonly resource: string;
  readonly verdict: Verdict;
  readonly differences: readonly Difference[];
  /** Deviations that clients can read, and what could not be checked. */
  readonly notes: readonly string[];
  /** Why the call was not tried; only for `notTried`. */
  readonly reason?: string;
}

/** The findings about a provider. */
export interface ConformanceReport {
  readonly baseURL: string;
  /** Names of the accounts that were signed in, by user type. */
  readonly accounts: Readonly<Record<string, string>>;
  /** Problems that belong to no call, such as an account that cannot sign in. */
  readonly troubles: readonly string[];
  readonly calls: readonly CallReport[];
}

/**
 * Returns how many calls have each verdict.
 *
 * @beta
 */
export function countsOf({ calls }: ConformanceReport): Readonly<Record<Verdict, number>> {
  const count = (verdict: Verdict) => calls.filter((call) => call.verdict === verdict).length;
  return { conforms: count('conforms'), differs: count('differs'), notTried: count('notTried') };
}
