import type { OfficeProfile } from '@pabean/api/rules';
import type { Db } from '../db/store.ts';
import type { Account } from '../viewer.ts';

/** In which transaction something is done or asked, when, and at which office. */
export interface Scope {
  /** For every query: the transaction of what changes something, else for reading only. */
  readonly db: Db;
  readonly now: Date;
  readonly office: OfficeProfile;
}

/** What an account does or asks. */
export interface Act extends Scope {
  readonly account: Account;
}
