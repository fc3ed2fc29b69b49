import { REJECTED } from '@pabean/api/rules';
import type { Db } from '../core/db/store.ts';
import { Refusal } from '../core/refusal.ts';
import type { Account } from '../core/viewer.ts';
import { type Copied, type CopyDeps, copyApplication, holdSource } from './copy-application.ts';

/**
 * Files a rejected application of the account again, as a new draft.
 * @throws Refusal notFound when there is none, notRejected, or draftLimit and storageQuota when there is no room for
 * the copy
 */
export async function refile(
  db: Db,
  deps: CopyDeps,
  now: Date,
  account: Account,
  id: string,
): Promise<Copied> {
  const { status } = await holdSource(db, account, id);
  if (status !== REJECTED) throw new Refusal('notRejected');
  return copyApplication(db, deps, now, account, id, { dokapIds: 'all' });
}
