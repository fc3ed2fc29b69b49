import {
  type AnswerFile,
  answerQuestion,
  applicationDetail,
  applicationList,
  browseList,
  ftzBrowseList,
  ftzList,
  officeNoteList,
  ppftzDetail,
  ppftzList,
  ppftzNotes,
  ppftzRecordingList,
} from '../contract/index.ts';
import { useWrite } from './use-write.ts';

/** A company's answer. */
export interface Answer {
  readonly answer: string;
  /** Its files, three at most. */
  readonly files: readonly AnswerFile[];
}

/**
 * Answers an officer's question about an application or a PPFTZ record.
 *
 * @param id The id of the question's note.
 * @beta
 */
export const useAnswerQuestion = (id: string) =>
  useWrite(
    ({ answer, files }: Answer, { client, options }) =>
      client.call(answerQuestion, { params: { id }, body: { answer, files: [...files] } }, options),
    {
      touches: [
        ...[officeNoteList, applicationDetail, applicationList, browseList, ftzList, ftzBrowseList],
        ...[ppftzNotes, ppftzDetail, ppftzList, ppftzRecordingList],
      ],
    },
  );
