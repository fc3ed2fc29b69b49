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
  /** How often its applications changed: who has read them under one number has nothing new to read under the same. */
  changes: Generated<number>;
}

/** Somebody who can sign in. */
export interface AccountTable {
  id: string;
  /** Lower case; what was typed is compared in lower case too. */
  username: string;
  password_hash: string;
  user_type: UserType;
  name: string;
  email: string;
  company_id: string;
  /** 1 when this account may see all rows of its company, 0 when only those it made itself. */
  company_verified: number;
  /** Second factor: `off`, `setup` still to be done, or `on`. */
  tfa: 'off' | 'setup' | 'on';
  /** The encrypted TOTP secret. */
  tfa_secret: string | null;
  /** The last TOTP step that was accepted; no step counts twice. */
  tfa_last_step: number | null;
  created_at: string;
}

/** An address from which an account has signed in. Only a hash under the server's secret is kept. */
export interface KnownAddressTable {
  account_id: string;
  address_hash: string;
  seen_at: string;
}

/** A bearer token that is alive. Only its SHA-256 is kept. */
export interface SessionTable {
  token_hash: string;
  account_id: string;
  /** `session` opens every call of the account, `tfa` only the second step of signing in. */
  purpose: 'session' | 'tfa';
  created_at: string;
  seen_at: string;
}
