import type { Handlers } from '../http/handler.ts';
import { listVersion } from '../permit/list-version.ts';
import { createRecord } from '../ppftz/create-record.ts';
import { deleteRecord } from '../ppftz/delete-record.ts';
import { listDecisions, listNotes } from '../ppftz/office-words.ts';
import { listRecordings, listSentRecords } from '../ppftz/records.ts';

/** PPFTZ records that are made by hand. */
export const ppftzHandlers = {
  ppftzRecordingList: {
    version: listVersion,
    answer: ({ db, caller: { account } }) => listRecordings(db, account),
  },

  ppftzList: {
    version: listVersion,
    answer: ({ db, caller: { account } }) => listSentRecords(db, account),
  },

  async createPpftz({ db, caller: { account }, input, now, deps }) {
    return { message: 'ppftzCreated', id: await createRecord(db, deps.office, now, account, input.body) };
  },

  async deletePpftz({ db, caller: { account }, input }) {
    await deleteRecord(db, account, input.body.id);
    return { message: 'deleted' };
  },

  ppftzHistory: ({ db, caller: { account }, input }) => listDecisions(db, account, input.params.id),

  ppftzNotes: ({ db, caller: { account }, input }) => listNotes(db, account, input.body.id),

  ppftzStatusList: ({ db }) =>
    db
      .selectFrom('code_label')
      .select(['code', 'label'])
      .where('kind', '=', 'ppftz')
      .orderBy('position')
      .execute(),
} satisfies Partial<Handlers>;
