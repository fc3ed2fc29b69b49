/** Counter of one rate-limited key in one window. */
export interface RateLimitTable {
  key: string;
  /** Start of the window, milliseconds since 1970. */
  window_start: number;
  count: number;
}

/** Tries to sign in that failed one after the other. */
export interface SignInTriesTable {
  /** What is counted: an account, an address, or an account at an address that is known to it. */
  key: string;
  failures: number;
  /** When the last one was made, milliseconds since 1970. */
  last_at: number;
}

/** The stored answer of a call that happens once. */
export interface IdempotencyTable {
  /** Who made the call, as `keyOf` names callers. */
  caller: string;
  key: string;
  request_hash: string;
  /** The encoded answer; null while the call's transaction is running. */
  answer: string | null;
  created_at: string;
}

/** A mail that waits or was sent. */
export interface OutboxTable {
  id: string;
  /** Names the event and the reader, such as `kirim:<id>:pemohon`: one mail each. */
  event: string;
  recipient: string;
  subject: string;
  body: string;
  created_at: string;
  /** When to try (again). */
  due_at: string;
  attempts: number;
  sent_at: string | null;
  last_error: string | null;
}

/** What the secret of the servers on this store looks like; one row. */
export interface SecretFingerprintTable {
  fingerprint: string;
}

/** A migration that was applied; Kysely's migrator keeps this book. */
export interface KyselyMigrationTable {
  name: string;
  timestamp: string;
}
