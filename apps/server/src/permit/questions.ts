import { permitUsers } from '@pabean/api/rules';
import type { Act } from '../core/act/act.ts';
import {
  type AnswerFileKey,
  type FindQuestion,
  questionIn,
  selectAnswerFile,
} from '../core/questions/question.ts';
import { isOneOf, visibleTo } from '../core/viewer.ts';
import { uploadLimitOf } from './upload-limit.ts';

/** Finds a question about an application of the account. */
export const questionOnApplication: FindQuestion = async (act, id) => {
  const { db, account } = act;
  if (!isOneOf(permitUsers, account)) return undefined;
  // Writing a row is a lock on both engines: a concurrent answer and officer's act run one after the other.
  const held = await db
    .updateTable('application')
    .set((row) => ({ status: row.ref('status') }))
    .where(visibleTo(account))
    .where('id', '=', (query) =>
      query.selectFrom('office_note').select('application_id').where('office_note.id', '=', id),
    )
    .returning(['id', 'company_id', 'owner_account_id', 'number', 'permit_type_id'])
    .executeTakeFirst();
  const note = held && (await questionIn(db, 'office_note', id));
  if (!note) return undefined;
  return {
    table: 'office_note',
    closedAt: note.closed_at,
    aboutId: held.id,
    companyId: held.company_id,
    owner: held.owner_account_id,
    about: `permohonan ${held.number}`,
    limit: await uploadLimitOf(act, held.permit_type_id),
  };
};

/** The file of an answer about an application of the account; undefined if there is none. */
export async function answerFileOnApplication({ db, account }: Act, file: AnswerFileKey) {
  if (!isOneOf(permitUsers, account)) return undefined;
  return selectAnswerFile(db, file)
    .innerJoin('office_note', 'office_note.id', 'note_file.office_note_id')
    .innerJoin('application', 'application.id', 'office_note.application_id')
    .where(visibleTo(account))
    .executeTakeFirst();
}
