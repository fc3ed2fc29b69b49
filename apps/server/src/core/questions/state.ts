import type { ExpressionBuilder } from 'kysely';
import type { Moment } from '../act/act.ts';
import type { Tables } from '../db/tables/index.ts';

/** The text of the first unanswered question about an application. */
export const askedOfApplication = ({ selectFrom }: ExpressionBuilder<Tables, 'application'>) =>
  selectFrom('office_note')
    .select('office_note.note')
    .whereRef('office_note.application_id', '=', 'application.id')
    .where('office_note.asks', '=', 1)
    .where('office_note.answered_at', 'is', null)
    .where('office_note.closed_at', 'is', null)
    .orderBy('office_note.id')
    .limit(1);

/** The same of a PPFTZ record. */
export const askedOfRecord = ({ selectFrom }: ExpressionBuilder<Tables, 'ppftz'>) =>
  selectFrom('ppftz_note')
    .select('ppftz_note.note')
    .whereRef('ppftz_note.ppftz_id', '=', 'ppftz.id')
    .where('ppftz_note.asks', '=', 1)
    .where('ppftz_note.answered_at', 'is', null)
    .where('ppftz_note.closed_at', 'is', null)
    .orderBy('ppftz_note.id')
    .limit(1);

/**
 * The id of a note about an application that was answered since the officer's last act. It is no `exists`, for which PostgreSQL may
 * read all notes first.
 */
export const answeredOfApplication = ({ selectFrom }: ExpressionBuilder<Tables, 'application'>) =>
  selectFrom('office_note')
    .select('office_note.id')
    .whereRef('office_note.application_id', '=', 'application.id')
    .where('office_note.answered_at', 'is not', null)
    .where('office_note.closed_at', 'is', null)
    .limit(1);

/** The same of a PPFTZ record. */
export const answeredOfRecord = ({ selectFrom }: ExpressionBuilder<Tables, 'ppftz'>) =>
  selectFrom('ppftz_note')
    .select('ppftz_note.id')
    .whereRef('ppftz_note.ppftz_id', '=', 'ppftz.id')
    .where('ppftz_note.answered_at', 'is not', null)
    .where('ppftz_note.closed_at', 'is', null)
    .limit(1);

/** The suffix in officers' lists that marks open questions. */
export const questionMark = (asked: string | null, answered: string | null) =>
  asked !== null ? '(waits for an answer)' : answered !== null ? '(answered)' : null;

/**
 * Closes the questions that an officer's act settles: the answered ones, and for a decision all others, too.
 *
 * @param where Their subject.
 */
export async function takeAnswers(
  { db, now }: Moment,
  where: { readonly application_id: string } | { readonly ppftz_id: string },
  decides: boolean,
): Promise<void> {
  const closed = { closed_at: now.toISOString() };
  if ('application_id' in where)
    await db
      .updateTable('office_note')
      .set(closed)
      .where('application_id', '=', where.application_id)
      .where('asks', '=', 1)
      .where('closed_at', 'is', null)
      .$if(!decides, (rows) => rows.where('answered_at', 'is not', null))
      .execute();
  else
    await db
      .updateTable('ppftz_note')
      .set(closed)
      .where('ppftz_id', '=', where.ppftz_id)
      .where('asks', '=', 1)
      .where('closed_at', 'is', null)
      .$if(!decides, (rows) => rows.where('answered_at', 'is not', null))
      .execute();
}
