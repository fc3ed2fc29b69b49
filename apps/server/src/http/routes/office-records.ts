import { readStoredFile } from '../../core/files/read-file.ts';
import { findOfficeFile, listOfficeDokaps, listOfficeNotes } from '../../permit/office-records.ts';
import type { Handlers } from '../handler.ts';

/** What the office noted about applications and added to them: the company only reads it. */
export const officeRecordHandlers = {
  officeNoteList: ({ db, caller: { account }, input }) =>
    listOfficeNotes(db, account, input.body.applicationId),

  officeDokapList: ({ db, caller: { account }, input }) =>
    listOfficeDokaps(db, account, input.body.applicationId),

  officeDokapFile: async ({ db, caller: { account }, input, deps }) =>
    readStoredFile(deps.files, await findOfficeFile(db, account, input.params)),
} satisfies Partial<Handlers>;
