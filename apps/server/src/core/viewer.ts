import type { UserType } from '@pabean/api/rules';
import type { ExpressionBuilder } from 'kysely';
import type { Db } from './db/store.ts';
import type { Tables } from './db/tables/index.ts';

/** The signed-in account. */
export interface Account {
  readonly id: string;
  readonly username: string;
  readonly type: UserType;
  readonly name: string;
  readonly email: string;
  readonly companyId: string;
  /** Whether the account may see all rows of its company, or only those it created. */
  readonly companyVerified: boolean;
  /** How often the company's applications had changed when the session was looked up. */
  readonly companyChanges: number;
  readonly npwp: string | null;
  readonly twoFactorEnabled: boolean;
}

/** A caller without an account. `id` distinguishes tabs at one address if they send a key. */
export interface Visitor {
  readonly kind: 'visitor';
  readonly id: string;
  /** Whether the tab sent a key. Without one, all such tabs at an address are the same visitor. */
  readonly hasKey: boolean;
  /** The bearer token of the request, not checked; the second step of signing in checks it. */
  readonly token?: string | undefined;
}

/** Whether an account has one of some types. */
export const isOneOf = (types: readonly UserType[], { type }: Pick<Account, 'type'>) => types.includes(type);

/** The properties of an account that decide which applications it sees. */
export type Viewer = Pick<Account, 'id' | 'companyId' | 'companyVerified'>;

/**
 * The condition that an application is the viewer's: it is one of its company, and while the account is unverified, created by
 * itself. Every statement on applications and their parts has it.
 */
export const visibleTo = (viewer: Viewer) => (where: ExpressionBuilder<Tables, 'application'>) =>
  where.and([
    where('application.company_id', '=', viewer.companyId),
    ...(viewer.companyVerified ? [] : [where('application.owner_account_id', '=', viewer.id)]),
  ]);

/** The accounts that share the limits of drafts and files: those of a verified company, else the account alone. */
export const verifiedAccounts = (db: Db, companyId: string) =>
  db.selectFrom('account').select('id').where('company_id', '=', companyId).where('company_verified', '=', 1);
