/** What became of a call: it does what its row says, it does something else, or nobody could try. */
export type Verdict = 'conforms' | 'differs' | 'notTried';

/** What a provider does otherwise than the contract says. */
export interface Difference {
  /** A sentence for developers. */
  readonly message: string;
  /** Where it stands in the answer, by the names of the wire: `[0].no_mohon`; only about a field. */
  readonly field?: string;
  readonly expected?: string;
  readonly came?: string;
}

/** What was found about one call of the contract. */
export interface CallReport {
  /** Its name in the code, such as `applicationList`. */
  readonly name: string;
  /** Method and path, such as `POST pengajuan`. */
  readonly call: string;
  /** What it is about, such as `Applications`. */
  readonly resource: string;
  readonly verdict: Verdict;
  readonly differences: readonly Difference[];
  /** What clients of the contract read all the same, and what could not be looked at. */
  readonly notes: readonly string[];
  /** Why the call was not tried; only for `notTried`. */
  readonly reason?: string;
}

/** What was found about a provider. */
export interface ConformanceReport {
  readonly baseURL: string;
  /** Who was signed in, by user type. */
  readonly accounts: Readonly<Record<string, string>>;
  /** Troubles that belong to no call, such as an account that cannot sign in. */
  readonly troubles: readonly string[];
  readonly calls: readonly CallReport[];
}

/**
 * How many calls have each verdict.
 *
 * @beta
 */
export function countsOf({ calls }: ConformanceReport): Readonly<Record<Verdict, number>> {
  const count = (verdict: Verdict) => calls.filter((call) => call.verdict === verdict).length;
  return { conforms: count('conforms'), differs: count('differs'), notTried: count('notTried') };
}
