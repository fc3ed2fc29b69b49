import type { OfficeProfile } from '@pabean/api/rules';
import type { Db } from '../db/store.ts';
import type { RefusedField } from '../refusal.ts';
import type { Account } from '../viewer.ts';

/** The transaction and the time of a call or command. */
export interface Moment {
  /** For every query: the transaction of a writing call, else a read-only connection. */
  readonly db: Db;
  readonly now: Date;
}

/** The same with the office. */
export interface Scope extends Moment {
  readonly office: OfficeProfile;
  /** Files of the call that were not checked for viruses, because the scanner is away: the hash of each, and its field. */
  readonly unchecked?: ReadonlyMap<string, RefusedField> | undefined;
}

/** A call of an account. */
export interface Act extends Scope {
  readonly account: Account;
}
