import { readStoredFile } from '../../core/files/read-file.ts';
import { answerFileOnApplication, questionOnApplication } from '../../permit/questions.ts';
import { answerFileOnRecord, questionOnRecord } from '../../ppftz/questions.ts';
import { answerNote } from '../../question/answer.ts';
import type { Handlers } from '../handler.ts';

/** Companies' answers to officers' questions. */
export const questionHandlers = {
  async answerQuestion({ act, input, deps }) {
    await answerNote(act, deps, [questionOnApplication, questionOnRecord], input);
    return { message: 'answered' };
  },

  answerFile: async ({ act, input: { params }, deps }) =>
    readStoredFile(
      deps.files,
      (await answerFileOnApplication(act, params)) ?? (await answerFileOnRecord(act, params)),
    ),
} satisfies Partial<Handlers>;
