import { endpoints, type InputOf } from '@pabean/api/contract';
import type { Db } from '../db/store.ts';
import type { Deps } from '../deps.ts';
import { checkUpload, isRefused } from '../files/check-upload.ts';
import { invalid, Refusal, refusedField } from '../http/refusal.ts';
import { newId } from '../id.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { noteChange } from '../permit/note-change.ts';
import { keepUpload } from '../permit/room-for-file.ts';
import type { Account } from '../session/session.ts';
import { findQuestion } from './find-question.ts';
import { addNoteFile } from './notes.ts';

/** What an answer is called among the notes. */
const role = 'Jawaban perusahaan';

type Typed = InputOf<typeof endpoints.answerQuestion>;

/**
 * Keeps a company's answer to a question as a note with its files, and tells the office. Another may follow until the
 * officer's next act takes them.
 *
 * @throws Refusal 404, 409 when the officer has gone on, 422, 507
 */
export async function answerNote(
  trx: Db,
  deps: Pick<Deps, 'files' | 'office' | 'log' | 'secret'>,
  now: Date,
  account: Account,
  { params: { id }, body: { answer, files } }: Typed,
): Promise<void> {
  const question = await findQuestion(trx, deps, account, id);
  const { table, closedAt, aboutId, companyId, owner, about, limit } = question;
  if (closedAt !== null) throw new Refusal(409, 'questionClosed');
  const uploads = files.map(({ file, extension, name }, index) => {
    const upload = checkUpload(file, extension, withoutEnding(name), limit);
    if (isRefused(upload))
      throw invalid([refusedField(endpoints.answerQuestion.body, ['files', index, 'file'], upload)]);
    return upload;
  });
  const noteId = newId(now);
  const note = { id: noteId, note: answer, at: now.toISOString(), officer: account.name, answers: id };
  if (table === 'office_note')
    await trx
      .insertInto(table)
      .values({ ...note, role, application_id: aboutId })
      .execute();
  else
    await trx
      .insertInto(table)
      .values({ ...note, ppftz_id: aboutId })
      .execute();
  for (const [index, upload] of uploads.entries())
    await addNoteFile(trx, table, noteId, index + 1, await keepUpload(trx, deps, now, { upload, owner }));
  await trx
    .updateTable(table)
    .set((row) => ({ answered_at: row.fn.coalesce('answered_at', row.val(now.toISOString())) }))
    .where('id', '=', id)
    .execute();
  await noteChange(trx, companyId);
  await queueMail(trx, deps, now, {
    event: `jawab:${noteId}`,
    recipient: deps.office.mailbox,
    subject: `Jawaban untuk ${about}`,
    content: {
      heading: `Jawaban untuk ${about}`,
      paragraphs: ['Perusahaan menjawab pertanyaan petugas.'],
      facts: [
        ['Dari', account.name],
        ['Berkas', String(uploads.length)],
      ],
    },
  });
}

const withoutEnding = (name: string) => name.replace(/\.[^.]*$/, '');
