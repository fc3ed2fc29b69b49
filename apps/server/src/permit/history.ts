import type { Db } from '../db/store.ts';
import { newId } from '../id.ts';
import type { Account } from '../session/session.ts';

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
