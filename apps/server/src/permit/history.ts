import type { Db } from '../db/store.ts';
import type { ApplicationHistoryTable } from '../db/tables/permit.ts';
import { newId } from '../id.ts';
import type { Account } from '../session/session.ts';

/** When an application got its status, and what the officer said to it. */
export type StatusSince = Pick<ApplicationHistoryTable, 'at' | 'note'>;

/** The latest change of an application's status. */
export const latestStatus = (db: Db, applicationId: string): Promise<StatusSince | undefined> =>
  db
    .selectFrom('application_history')
    .select(['at', 'note'])
    .where('application_id', '=', applicationId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Notes who moved an application from which status to which: one entry a change, in the change's transaction. */
export const noteStatus = (
  db: Db,
  now: Date,
  actor: Pick<Account, 'username'>,
  change: { applicationId: string; from: string | null; to: string },
) =>
  db
    .insertInto('application_history')
    .values({
      id: newId(now),
      application_id: change.applicationId,
      at: now.toISOString(),
      actor: actor.username,
      from_status: change.from,
      to_status: change.to,
      note: null,
    })
    .execute();
