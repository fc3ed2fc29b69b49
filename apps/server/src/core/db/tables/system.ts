import type { Generated } from 'kysely';

/** Counter of one rate-limited key in one window. */
export interface RateLimitTable {
  key: string;
  /** Start of the window, milliseconds since 1970. */
  window_start: number;
  count: number;
}

/** Consecutive failed tries to sign in. */
export interface SignInTriesTable {
  /** What is counted: an account, an address, or an account at an address from which it has signed in before. */
  key: string;
  failures: number;
  /** When the last one was made, milliseconds since 1970. */
  last_at: number;
}

/** The stored response of an idempotent call. */
export interface IdempotencyTable {
  /** The caller's key, from `keyOf`. */
  caller: string;
  key: string;
  request_hash: string;
  /** The encoded response; null while the call's transaction is running. */
  answer: string | null;
  created_at: string;
}

/** A queued or sent mail. */
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
   * A secret for the reader only, such as the token of a link, encrypted. It replaces `{secret}` in both versions when the mail
   * is sent, and is erased afterwards.
   */
  sealed: Generated<string | null>;
  created_at: string;
  /** When to try (again). */
  due_at: string;
  attempts: number;
  sent_at: string | null;
  last_error: string | null;
  /** The call or command that caused it; null for work in the background and mails of earlier versions. */
  request_id: string | null;
}

/** A used captcha; each can be used once. */
export interface SolvedCaptchaTable {
  challenge: string;
  expires_at: string;
}

/** An action on an account, by an officer or its owner. */
export interface AuditTable {
  id: string;
  at: string;
  /** The actor: the operating system's user, or the account's own name. */
  actor: string;
  action: string;
  account_id: string | null;
  application_id: string | null;
  /** Details, such as a reason. */
  detail: string;
  /** The call or command that did it; null in lines of earlier versions. */
  request_id: string | null;
}

/** The time by which things are deleted for their age; one row. */
export interface KeptTimeTable {
  id: string;
  at: string;
}

/** The fingerprint of the secret of the servers on this store; one row. */
export interface SecretFingerprintTable {
  fingerprint: string;
}

/** An applied migration; Kysely's migrator writes this table. */
export interface KyselyMigrationTable {
  name: string;
  timestamp: string;
}
