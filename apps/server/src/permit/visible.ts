import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../db/store.ts';
import type { Tables } from '../db/tables/index.ts';
import type { Account } from '../session/session.ts';

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
