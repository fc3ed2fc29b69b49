import type { OfficeProfile } from '@pabean/api/rules';
import type { Db } from '../db/store.ts';
import type { Account } from '../viewer.ts';

/** In which transaction something is done or asked, and when. */
export interface Moment {
  /** For every query: the transaction of what changes something, else for reading only. */
  readonly db: Db;
  readonly now: Date;
}

/** The same at an office. */
export interface Scope extends Moment {
  readonly office: OfficeProfile;
}

/** What an account does or asks. */
export interface Act extends Scope {
  readonly account: Account;
}
