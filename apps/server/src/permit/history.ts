import type { StatusChange } from '@pabean/api/contract';
import { DRAFT, SENT } from '@pabean/api/rules';
import type { Moment } from '../core/act/act.ts';
import type { Db } from '../core/db/store.ts';
import { newId } from '../core/id.ts';
import type { Account } from '../core/viewer.ts';

/** Statuses that an application gets from whoever files it; all others are the office's. */
const ofApplicant: readonly string[] = [DRAFT, SENT];

/** Every change of an application's status, the oldest first. */
export async function statusChanges(db: Db, applicationId: string): Promise<StatusChange[]> {
  const rows = await db
    .selectFrom('application_history as change')
    .leftJoin('account', 'account.username', 'change.actor')
    .leftJoin('code_label as label', (join) =>
      join.on('label.kind', '=', 'status').onRef('label.code', '=', 'change.to_status'),
    )
    .select(['change.at', 'change.to_status', 'change.actor', 'change.note', 'label.label', 'account.name'])
    .where('change.application_id', '=', applicationId)
    .orderBy('change.at')
    .orderBy('change.id')
    .execute();
  return rows.map(({ at, to_status, actor, note, label, name }) => {
    const byOffice = !ofApplicant.includes(to_status);
    return {
      at,
      status: to_status,
      statusLabel: label ?? to_status,
      byOffice,
      // An officer without a NIP has no name here.
      by: byOffice ? (isNip(actor) ? actor : null) : (name ?? actor),
      note,
    };
  });
}

/** Whether an officer gave a number: all else says who the machine thinks that it was. */
const isNip = (actor: string) => /^\d{9,18}$/.test(actor);

/** A change to note. */
export interface NotedChange {
  readonly applicationId: string;
  /** Null for a new draft. */
  readonly from: string | null;
  readonly to: string;
  /** What its owner reads beside it, in Indonesian. */
  readonly note?: string | undefined;
}

/** Notes who moved an application from which status to which: one entry a change, in the change's transaction. */
export const noteStatus = ({ db, now }: Moment, actor: Pick<Account, 'username'>, change: NotedChange) =>
  db
    .insertInto('application_history')
    .values({
      id: newId(now),
      application_id: change.applicationId,
      at: now.toISOString(),
      actor: actor.username,
      from_status: change.from,
      to_status: change.to,
      note: change.note ?? null,
    })
    .execute();
