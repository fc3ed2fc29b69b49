import type { UserType } from '@pabean/api/rules';
import type { ExpressionBuilder } from 'kysely';
import type { Db } from './db/store.ts';
import type { Tables } from './db/tables/index.ts';

/** Who is signed in. */
export interface Account {
  readonly id: string;
  readonly username: string;
  readonly type: UserType;
  readonly name: string;
  readonly email: string;
  readonly companyId: string;
  /** Whether the account may see all rows of its company, or only those it made itself. */
  readonly companyVerified: boolean;
  /** How often the company's applications had changed when the session was looked up. */
  readonly companyChanges: number;
  readonly npwp: string | null;
  readonly twoFactorEnabled: boolean;
}

/** Somebody without an account. `id` tells tabs at one address apart as far as they do so themselves. */
export interface Visitor {
  readonly kind: 'visitor';
  readonly id: string;
  /** Whether the tab gave a key. Without one, all such tabs at an address are the same visitor. */
  readonly hasKey: boolean;
  /** The bearer token that came along. Nobody has looked at it; the second step of signing in does. */
  readonly token?: string | undefined;
}

/** Whether an account is of one of some types. */
export const isOneOf = (types: readonly UserType[], { type }: Pick<Account, 'type'>) => types.includes(type);

/** As much of an account as decides which applications it sees. */
export type Viewer = Pick<Account, 'id' | 'companyId' | 'companyVerified'>;

/**
 * The condition that an application is the viewer's: one of its company, and made by itself as long as nobody
 * verified that it belongs to that company. Every statement on applications and what hangs below them carries it.
 */
export const visibleTo = (viewer: Viewer) => (where: ExpressionBuilder<Tables, 'application'>) =>
  where.and([
    where('application.company_id', '=', viewer.companyId),
    ...(viewer.companyVerified ? [] : [where('application.owner_account_id', '=', viewer.id)]),
  ]);

/** Who may use up a company's drafts and room for files; accounts that nobody verified use up their own. */
export const verifiedAccounts = (db: Db, companyId: string) =>
  db.selectFrom('account').select('id').where('company_id', '=', companyId).where('company_verified', '=', 1);
