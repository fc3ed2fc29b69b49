/** At most `count` per `seconds` for one key. */
export interface Limit {
  readonly count: number;
  readonly seconds: number;
}

/** How often what may happen, and how long it may take: figures only. */
export interface Limits {
  /** Tries to sign in to one account; signing in sets it back. */
  readonly signInByAccount: Limit;
  /** Tries to sign in from one address; a successful one is given back. */
  readonly signInByAddress: Limit;
  /** Calls of any kind from one address, counted by each process for itself. */
  readonly callsByAddress: Limit;
  /** Calls of one account that change something. */
  readonly writesByAccount: Limit;
  /** Calls of one account that carry a file. */
  readonly uploadsByAccount: Limit;
  /** Calls that change something, of all visitors at one address together. */
  readonly writesByVisitors: Limit;
  /** How long the body of a call may take to arrive; one that carries a file has more to bring. */
  readonly bodySeconds: { readonly small: number; readonly withFile: number };
}

/** The figures of a server that nobody configured. */
export const defaultLimits: Limits = {
  signInByAccount: { count: 10, seconds: 900 },
  signInByAddress: { count: 100, seconds: 600 },
  callsByAddress: { count: 3_000, seconds: 60 },
  writesByAccount: { count: 240, seconds: 60 },
  uploadsByAccount: { count: 60, seconds: 60 },
  writesByVisitors: { count: 30, seconds: 60 },
  bodySeconds: { small: 10, withFile: 60 },
};
