/** At most `count` per `seconds` for one key. */
export interface Limit {
  readonly count: number;
  readonly seconds: number;
}

/** A wait that grows with consecutive failures. */
export interface Delay {
  /** Failures that cause no wait. */
  readonly free: number;
  /** Seconds to wait after the next failure; each further one doubles them. */
  readonly first: number;
  /** The longest wait, in seconds. */
  readonly longest: number;
  /** Seconds after which one failure is forgotten. */
  readonly forget: number;
}

/** Rates and durations that the server permits. */
export interface Limits {
  /**
   * Wrong passwords for one account, from all addresses that are new to it; each address from which it has signed in before is
   * counted separately. Signing in resets it.
   */
  readonly signInByAccount: Delay;
  /** Wrong passwords from one address, except for accounts that have signed in from there before. */
  readonly signInByAddress: Delay;
  /** How often the work of a captcha that replaces waiting is doubled at most, once for each further failure. */
  readonly captchaDoublings: number;
  /**
   * Wrong one-time and recovery codes for one account, counted as wrong passwords are. The password is already known here, so
   * the waits are longer.
   */
  readonly codesByAccount: Delay;
  /** Wrong codes after which a second step ends and the password is required again. */
  readonly codesByStep: number;
  /** Mails with links for a new password, to one account. */
  readonly resetsByAccount: Limit;
  /** Requests for such mails from one address. */
  readonly resetsByAddress: Limit;
  /** Calls of visitors and of invalid tokens from one address; counted in each process. */
  readonly callsByAddress: Limit;
  /** Calls of any kind of one account, counted in each process. */
  readonly callsByAccount: Limit;
  /** Calls of one account that change something. */
  readonly writesByAccount: Limit;
  /** Calls of one account that carry a file. */
  readonly uploadsByAccount: Limit;
  /** Calls that change something, of all visitors at one address together. */
  readonly writesByVisitors: Limit;
  /** Registrations from one address that passed all checks before that of the user name. */
  readonly registrations: Limit;
  /** Look-ups of unknown licence codes from one address. */
  readonly wrongCheckCodes: Limit;
  /** Look-ups of transit requests from one address that found nothing, in a short time and in a day. */
  readonly transitMisses: Limit;
  readonly transitMissesADay: Limit;
  /** Transit requests filed from one address, which all users in a ferry terminal share. */
  readonly transitRequests: Limit;
  /** Names of carriers that visitors at one address add. */
  readonly carriers: Limit;
  /** Searches for courier companies from one address. */
  readonly companySearches: Limit;
  /** Errors of the portal that browsers at one address report. */
  readonly crashes: Limit;
  /**
   * Milliseconds by which a `tooManyRequests` refusal is delayed, so that a caller that repeats its calls at once does not keep
   * the process busy with refusals.
   */
  readonly refusalPause: number;
  /** How long the body of a call may take to arrive, and the extra time for each file in it. */
  readonly bodySeconds: { readonly small: number; readonly withFile: number };
}

/** The default limits. */
export const defaultLimits: Limits = Object.freeze({
  signInByAccount: { free: 5, first: 5, longest: 300, forget: 3_600 },
  signInByAddress: { free: 100, first: 3, longest: 3, forget: 3 },
  captchaDoublings: 5,
  codesByAccount: { free: 5, first: 15, longest: 900, forget: 3_600 },
  codesByStep: 5,
  resetsByAccount: { count: 3, seconds: 3_600 },
  resetsByAddress: { count: 20, seconds: 3_600 },
  callsByAddress: { count: 3_000, seconds: 60 },
  callsByAccount: { count: 1_200, seconds: 60 },
  writesByAccount: { count: 240, seconds: 60 },
  uploadsByAccount: { count: 60, seconds: 60 },
  writesByVisitors: { count: 30, seconds: 60 },
  registrations: { count: 5, seconds: 3_600 },
  wrongCheckCodes: { count: 30, seconds: 600 },
  transitMisses: { count: 10, seconds: 60 },
  transitMissesADay: { count: 100, seconds: 86_400 },
  transitRequests: { count: 120, seconds: 3_600 },
  carriers: { count: 5, seconds: 3_600 },
  companySearches: { count: 60, seconds: 600 },
  crashes: { count: 20, seconds: 600 },
  refusalPause: 50,
  bodySeconds: { small: 10, withFile: 60 },
});
