import type { StatusChange } from '@pabean/api/contract';
import { DRAFT, SENT } from '@pabean/api/rules';
import type { Moment } from '../core/act/act.ts';
import type { Db } from '../core/db/store.ts';
import { newId } from '../core/id.ts';
import { currentRequestId } from '../core/request-id.ts';
import type { Account } from '../core/viewer.ts';

/** Statuses that the applicant sets; all others are set by the office. */
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
      // An officer without a NIP is not named here.
      by: byOffice ? (isNip(actor) ? actor : null) : (name ?? actor),
      note,
    };
  });
}

/** Whether a name is an officer's number (NIP), not a user of the operating system. */
const isNip = (actor: string) => /^\d{9,18}$/.test(actor);

/** A change to record. */
export interface NotedChange {
  readonly applicationId: string;
  /** Null for a new draft. */
  readonly from: string | null;
  readonly to: string;
  /** A note for the owner, in Indonesian. */
  readonly note?: string | undefined;
}

/** Records a change of an application's status, in the change's transaction. */
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
      request_id: currentRequestId() ?? null,
    })
    .execute();
