import { endpoints, type InputOf } from '@pabean/api/contract';
import type { Act } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import { checkUpload, isRefused } from '../core/files/check-upload.ts';
import { storeWithinQuota } from '../core/files/room-for-file.ts';
import { newId } from '../core/id.ts';
import { noteChange } from '../core/note-change.ts';
import { addNoteFile } from '../core/questions/notes.ts';
import type { FindQuestion, FoundQuestion } from '../core/questions/question.ts';
import { invalid, notFound, Refusal, refusedField } from '../core/refusal.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** The title of an answer among the notes. */
const role = 'Jawaban perusahaan';

type Typed = InputOf<typeof endpoints.answerQuestion>;

/**
 * Stores a company's answer to a question as a note with its files, and mails the office. Another answer may follow until the
 * officer's next act.
 *
 * @param areas Where to look for the question.
 * @throws Refusal notFound, questionClosed after the officer's next act, invalid, storageLow
 */
export async function answerNote(
  act: Act,
  deps: Pick<CoreDeps, 'files' | 'log' | 'secret'>,
  areas: readonly FindQuestion[],
  { params: { id }, body: { answer, files } }: Typed,
): Promise<void> {
  const { db, now, office, account } = act;
  const question = await findIn(areas, act, id);
  const { table, closedAt, aboutId, companyId, owner, about, limit } = question;
  if (closedAt !== null) throw new Refusal('questionClosed');
  const uploads = files.map(({ file, extension, name }, index) => {
    const upload = checkUpload(file, extension, withoutEnding(name), limit);
    if (isRefused(upload))
      throw invalid([refusedField(endpoints.answerQuestion.body, ['files', index, 'file'], upload)]);
    return upload;
  });
  const noteId = newId(now);
  const note = { id: noteId, note: answer, at: now.toISOString(), officer: account.name, answers: id };
  if (table === 'office_note')
    await db
      .insertInto(table)
      .values({ ...note, role, application_id: aboutId })
      .execute();
  else
    await db
      .insertInto(table)
      .values({ ...note, ppftz_id: aboutId })
      .execute();
  for (const [index, upload] of uploads.entries()) {
    const fileId = await storeWithinQuota(act, deps, { upload, owner });
    await addNoteFile(db, { table, noteId, position: index + 1, fileId });
  }
  await db
    .updateTable(table)
    .set((row) => ({ answered_at: row.fn.coalesce('answered_at', row.val(now.toISOString())) }))
    .where('id', '=', id)
    .execute();
  await noteChange(db, companyId);
  await queueMail(act, deps, {
    event: `jawab:${noteId}`,
    recipient: office.mailbox,
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

/** @throws Refusal notFound */
async function findIn(areas: readonly FindQuestion[], act: Act, id: string): Promise<FoundQuestion> {
  for (const find of areas) {
    const question = await find(act, id);
    if (question) return question;
  }
  throw notFound();
}

const withoutEnding = (name: string) => name.replace(/\.[^.]*$/, '');
