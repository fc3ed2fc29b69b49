import { ppftzUsers, writtenAjuNumber } from '@pabean/api/rules';
import type { Act } from '../core/act/act.ts';
import {
  type AnswerFileKey,
  type FindQuestion,
  questionIn,
  selectAnswerFile,
} from '../core/questions/question.ts';
import { isOneOf } from '../core/viewer.ts';
import { recordedFor } from './records.ts';

/** Finds a question about a record of the account. */
export const questionOnRecord: FindQuestion = async ({ db, office, account }, id) => {
  if (!isOneOf(ppftzUsers, account)) return undefined;
  // Writing a row is a lock on both engines: a concurrent answer and officer's act run one after the other.
  const held = await db
    .updateTable('ppftz')
    .set((row) => ({ status: row.ref('status') }))
    .where(recordedFor(account))
    .where('id', '=', (query) =>
      query.selectFrom('ppftz_note').select('ppftz_id').where('ppftz_note.id', '=', id),
    )
    .returning(['id', 'company_id', 'owner_account_id', 'aju_number'])
    .executeTakeFirst();
  const note = held && (await questionIn(db, 'ppftz_note', id));
  if (!note) return undefined;
  return {
    table: 'ppftz_note',
    closedAt: note.closed_at,
    aboutId: held.id,
    companyId: held.company_id,
    owner: held.owner_account_id,
    about: `aju ${writtenAjuNumber(held.aju_number)}`,
    limit: office.uploads.small,
  };
};

/** The file of an answer about a record of the account; undefined if there is none. */
export async function answerFileOnRecord({ db, account }: Act, file: AnswerFileKey) {
  if (!isOneOf(ppftzUsers, account)) return undefined;
  return selectAnswerFile(db, file)
    .innerJoin('ppftz_note', 'ppftz_note.id', 'note_file.ppftz_note_id')
    .innerJoin('ppftz', 'ppftz.id', 'ppftz_note.ppftz_id')
    .where(recordedFor(account))
    .executeTakeFirst();
}
