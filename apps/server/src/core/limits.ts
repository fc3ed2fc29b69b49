/** At most `count` per `seconds` for one key. */
export interface Limit {
  readonly count: number;
  readonly seconds: number;
}

/** A wait that grows with failures, one after the other. */
export interface Delay {
  /** Failures after which nobody waits. */
  readonly free: number;
  /** Seconds to wait after the next one; each further one doubles them. */
  readonly first: number;
  /** The longest wait, in seconds. */
  readonly longest: number;
  /** Seconds after which one failure is forgotten. */
  readonly forget: number;
}

/** How often what may happen, and how long it may take: figures only. */
export interface Limits {
  /**
   * Wrong passwords for one account, from all addresses that it does not know; each address from which it has signed
   * in before counts for itself. Signing in sets it back.
   */
  readonly signInByAccount: Delay;
  /** Wrong passwords from one address, but for accounts that have signed in from there before. */
  readonly signInByAddress: Delay;
  /** How often the work of a captcha that takes the place of waiting is doubled at most, once for each further failure. */
  readonly captchaDoublings: number;
  /**
   * Wrong one-time and recovery codes for one account, counted as wrong passwords are. Whoever gets here knows the
   * password, so the waits are longer.
   */
  readonly codesByAccount: Delay;
  /** Wrong codes after which a second step is over: the password is asked for again. */
  readonly codesByStep: number;
  /** Mails with links for a new password, to one account. */
  readonly resetsByAccount: Limit;
  /** Requests for such mails from one address. */
  readonly resetsByAddress: Limit;
  /** Calls of visitors at one address, and of those who only claim to be signed in; counted by each process for itself. */
  readonly callsByAddress: Limit;
  /** Calls of any kind of one account, counted by each process for itself. */
  readonly callsByAccount: Limit;
  /** Calls of one account that change something. */
  readonly writesByAccount: Limit;
  /** Calls of one account that carry a file. */
  readonly uploadsByAccount: Limit;
  /** Calls that change something, of all visitors at one address together. */
  readonly writesByVisitors: Limit;
  /** Registrations from one address that came as far as asking whether the user name is taken. */
  readonly registrations: Limit;
  /** Codes of licences that nothing has, asked for from one address. */
  readonly wrongCheckCodes: Limit;
  /** Look-ups of transit requests from one address that found nothing, in a short time and in a day. */
  readonly transitMisses: Limit;
  readonly transitMissesADay: Limit;
  /** Transit requests filed from one address: everybody in a ferry terminal has the same. */
  readonly transitRequests: Limit;
  /** Names of carriers that visitors at one address add. */
  readonly carriers: Limit;
  /** Searches for courier companies from one address. */
  readonly companySearches: Limit;
  /**
   * Milliseconds before somebody is told to come later: longer than the telling takes, and nothing to a person. Whoever asks
   * again at once, on however many connections, would keep the process busy with refusals alone.
   */
  readonly refusalPause: number;
  /** How long the body of a call may take to arrive; each file that it carries has more to bring. */
  readonly bodySeconds: { readonly small: number; readonly withFile: number };
}

/** The figures of a server that nobody configured. */
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
  refusalPause: 50,
  bodySeconds: { small: 10, withFile: 60 },
});
