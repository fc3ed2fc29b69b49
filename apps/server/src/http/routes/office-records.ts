import { readStoredFile } from '../../core/files/read-file.ts';
import { findOfficeFile, listOfficeDokaps, listOfficeNotes } from '../../permit/office-records.ts';
import type { Handlers } from '../handler.ts';

/** The office's notes and documents of applications, read-only for the company. */
export const officeRecordHandlers = {
  officeNoteList: ({ act, input }) => listOfficeNotes(act, input.body.applicationId),

  officeDokapList: ({ act, input }) => listOfficeDokaps(act, input.body.applicationId),

  officeDokapFile: async ({ act, input, deps }) =>
    readStoredFile(deps.files, await findOfficeFile(act, input.params)),
} satisfies Partial<Handlers>;
