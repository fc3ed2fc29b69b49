import type { Generated } from 'kysely';

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
  /** The plain text. */
  body: string;
  /** The same as HTML; null for mails of earlier versions. */
  html: Generated<string | null>;
  /**
   * What only the reader may know, such as the token of a link, encrypted; it takes the place of `{secret}` in both
   * versions when the mail is handed over, and is erased once it was sent.
   */
  sealed: Generated<string | null>;
  created_at: string;
  /** When to try (again). */
  due_at: string;
  attempts: number;
  sent_at: string | null;
  last_error: string | null;
}

/** A captcha that was solved: it counts once. */
export interface SolvedCaptchaTable {
  challenge: string;
  expires_at: string;
}

/** What was done to an account, by an officer or by its owner. */
export interface AuditTable {
  id: string;
  at: string;
  /** Who did it: the user of the operating system, or the account's own name. */
  actor: string;
  action: string;
  account_id: string | null;
  application_id: string | null;
  /** What was given with it, such as a reason. */
  detail: string;
}

/** The time by which things are deleted for their age; one row. */
export interface KeptTimeTable {
  id: string;
  at: string;
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
