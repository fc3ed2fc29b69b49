import { REJECTED } from '@pabean/api/rules';
import type { Act } from '../core/act/act.ts';
import { Refusal } from '../core/refusal.ts';
import { type Copied, type CopyDeps, copyApplication, holdSource } from './copy-application.ts';

/**
 * Files a rejected application of the account again, as a new draft.
 * @throws Refusal notFound when there is none, notRejected, or draftLimit and storageQuota when there is no room for
 * the copy
 */
export async function refile(act: Act, deps: CopyDeps, id: string): Promise<Copied> {
  const { status } = await holdSource(act, id);
  if (status !== REJECTED) throw new Refusal('notRejected');
  return copyApplication(act, deps, id, { dokapIds: 'all' });
}
