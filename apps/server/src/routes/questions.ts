import type { Handlers } from '../http/handler.ts';
import { readStoredFile } from '../permit/read-file.ts';
import { answerNote } from '../question/answer.ts';
import { findAnswerFile } from '../question/find-question.ts';

/** What companies answer to officers' questions. */
export const questionHandlers = {
  async answerQuestion({ db, caller: { account }, input, now, deps }) {
    await answerNote(db, deps, now, account, input);
    return { message: 'answered' };
  },

  answerFile: async ({ db, caller: { account }, input, deps }) =>
    readStoredFile(deps.files, await findAnswerFile(db, account, input.params)),
} satisfies Partial<Handlers>;
