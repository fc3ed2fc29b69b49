import type { Moment } from '../core/act/act.ts';
import { newId } from '../core/id.ts';

/** What an officer says about an application, for the company to read. */
export interface Note {
  readonly text: string;
  /** The officer's name. */
  readonly officer: string;
  /** What the officer is in it. */
  readonly role: string;
  /** Whether it waits for an answer. */
  readonly asks?: boolean;
}

/** Keeps a note about an application. */
export const keepNote = (
  { db, now }: Moment,
  applicationId: string,
  { text, officer, role, asks = false }: Note,
) =>
  db
    .insertInto('office_note')
    .values({
      id: newId(now),
      application_id: applicationId,
      at: now.toISOString(),
      officer,
      role,
      note: text,
      asks: Number(asks),
    })
    .execute();
