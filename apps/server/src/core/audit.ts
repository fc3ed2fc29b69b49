import type { Moment } from './act/act.ts';
import { newId } from './id.ts';
import { currentRequestId } from './request-id.ts';

/** A line of the audit log. */
export interface AuditEntry {
  readonly actor: string;
  readonly action: string;
  readonly accountId?: string;
  readonly applicationId?: string;
  /** Details, such as a reason. */
  readonly detail: string;
}

/** Writes an officer's action into the audit log, in the transaction of the action. */
export const note = ({ db, now }: Moment, { accountId, applicationId, ...entry }: AuditEntry) =>
  db
    .insertInto('audit')
    .values({
      id: newId(now),
      at: now.toISOString(),
      ...entry,
      account_id: accountId ?? null,
      application_id: applicationId ?? null,
      request_id: currentRequestId() ?? null,
    })
    .execute();
