import type { Moment } from '../core/act/act.ts';
import { newId } from '../core/id.ts';

/** An officer's note about an application, which the company can read. */
export interface Note {
  readonly text: string;
  /** The officer's name. */
  readonly officer: string;
  /** The officer's function. */
  readonly role: string;
  /** Whether it is a question. */
  readonly asks?: boolean;
}

/** Stores a note about an application. */
export const insertNote = (
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
