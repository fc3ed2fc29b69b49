import type { UserType } from '@pabean/api/rules';
import type { Generated } from 'kysely';

/** A company, to which rows belong. Its NPWP is a claim until an officer verifies it. */
export interface CompanyTable {
  id: string;
  identity_type: string;
  identity_number: string;
  name: string;
  address: string;
  phone: string;
  email: string;
  /** 1 once an officer has verified the identity number; one verified company per number. */
  verified: number;
  created_at: string;
  /** Counts changes of its applications: while the number is the same, nothing has changed. */
  changes: Generated<number>;
}

/** A user who can sign in. Nullable columns were not filled by earlier versions. */
export interface AccountTable {
  id: string;
  /** Lower case; user input is compared in lower case too. */
  username: string;
  password_hash: string;
  user_type: UserType;
  name: string;
  email: string;
  company_id: string;
  /** 1 when this account may see all rows of its company, 0 when only those it created. */
  company_verified: number;
  /** Second factor: `off`, `setup` still to be done, or `on`. */
  tfa: 'off' | 'setup' | 'on';
  /** The encrypted TOTP secret. */
  tfa_secret: string | null;
  /** The last TOTP step that was accepted; no step can be used twice. */
  tfa_last_step: number | null;
  /** The encrypted TOTP secret that is being set up: it is not used until a code has confirmed it. */
  tfa_pending: Generated<string | null>;
  /** The registrant's identity, address and phone. */
  identity_type: Generated<string | null>;
  identity_number: Generated<string | null>;
  address: Generated<string | null>;
  phone: Generated<string | null>;
  /** An NPWP that the account claims for its company, until an officer verifies or refuses it. */
  claimed_npwp: Generated<string | null>;
  /** When the account changed its NPWP; it may do so once. */
  npwp_changed_at: Generated<string | null>;
  /** When an officer refused the account's claim to its company's identity number. */
  refused_at: Generated<string | null>;
  /** When an officer switched the account off: nobody can sign in with it. */
  disabled_at: Generated<string | null>;
  created_at: string;
}

/** The files of a registration, by property name. */
export type AccountFileKind = 'identity' | 'personIdentity' | 'authority' | 'statement';

/** A file of a registration. */
export interface AccountFileTable {
  account_id: string;
  kind: AccountFileKind;
  file_id: string;
}

/** A code that can replace a one-time code, once. Only a keyed hash is stored. */
export interface RecoveryCodeTable {
  account_id: string;
  code_hash: string;
  used_at: string | null;
}

/** A link for setting a new password. Only the SHA-256 of its token is stored. */
export interface PasswordResetTable {
  token_hash: string;
  account_id: string;
  created_at: string;
}

/** An address from which an account has signed in. Only a hash keyed with the server's secret is stored. */
export interface KnownAddressTable {
  account_id: string;
  address_hash: string;
  seen_at: string;
}

/** A valid bearer token. Only its SHA-256 is stored. */
export interface SessionTable {
  token_hash: string;
  /** Browser and operating system, if known. */
  device: Generated<string | null>;
  /** The address from which it was opened. */
  address: Generated<string | null>;
  account_id: string;
  /** `session` opens every call of the account, `tfa` only the second step of signing in. */
  purpose: 'session' | 'tfa';
  created_at: string;
  seen_at: string;
}
