import type { Moment } from './act/act.ts';
import { newId } from './id.ts';

/** A line of the book. */
export interface AuditEntry {
  readonly actor: string;
  readonly action: string;
  readonly accountId?: string;
  readonly applicationId?: string;
  /** What was given with it, such as a reason. */
  readonly detail: string;
}

/** Writes into the book what an officer did, in the transaction of what was done. */
export const note = ({ db, now }: Moment, { accountId, applicationId, ...entry }: AuditEntry) =>
  db
    .insertInto('audit')
    .values({
      id: newId(now),
      at: now.toISOString(),
      ...entry,
      account_id: accountId ?? null,
      application_id: applicationId ?? null,
    })
    .execute();
