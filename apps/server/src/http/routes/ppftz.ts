import { isPpftzEditable, ppftzResponsesOf } from '@pabean/api/rules';
import { readStoredFile } from '../../core/files/read-file.ts';
import { listVersion } from '../../core/list-version.ts';
import { Refusal } from '../../core/refusal.ts';
import { createRecord } from '../../ppftz/create-record.ts';
import { deleteRecord } from '../../ppftz/delete-record.ts';
import { listDecisions, listNotes } from '../../ppftz/office-words.ts';
import { saveProof } from '../../ppftz/payment-proof.ts';
import { readRecord } from '../../ppftz/read-record.ts';
import { findRecordFile } from '../../ppftz/record-files.ts';
import { listRecordings, listSentRecords, readOfficeSays, requireRecord } from '../../ppftz/records.ts';
import { drawPpftzResponse } from '../../ppftz/response-pdf.ts';
import { saveFile } from '../../ppftz/save-file.ts';
import { saveHeader } from '../../ppftz/save-header.ts';
import { sendRecord } from '../../ppftz/send-record.ts';
import type { Handlers } from '../handler.ts';

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

  async deletePpftz({ db, caller: { account }, input, deps, afterCommit }) {
    const removed = await deleteRecord(db, account, input.body.id);
    for (const id of removed) afterCommit(() => deps.files.remove(id));
    return { message: 'deleted' };
  },

  ppftzDetail: ({ db, caller: { account }, input, deps }) =>
    readRecord(db, deps.office, account, { ajuNumber: input.params.number }),

  async savePpftz({ db, caller: { account }, input, deps, afterCommit }) {
    const { headerVersion, removed } = await saveHeader(db, deps.office, account, input.body);
    for (const id of removed) afterCommit(() => deps.files.remove(id));
    return { message: 'saved', headerVersion };
  },

  async sendPpftz({ db, caller: { account }, input, now, deps }) {
    await sendRecord(db, deps.office, now, account, input.body);
    return { message: 'ppftzSent' };
  },

  async savePaymentProof({ db, caller: { account }, input, now, deps }) {
    await saveProof(db, deps.office, now, account, input.body);
    return { message: 'paymentSaved' };
  },

  async uploadPpftzFile({ db, caller: { account }, input, now, deps, afterCommit }) {
    const { fileName, removed } = await saveFile(db, deps, now, account, input.body);
    for (const id of removed) afterCommit(() => deps.files.remove(id));
    return { message: 'fileUploaded', fileName };
  },

  async ppftzFile({ db, caller: { account }, input, deps }) {
    const { number, name } = input.params;
    const record = await requireRecord(db, account, { ajuNumber: number });
    return readStoredFile(deps.files, await findRecordFile(db, record, name));
  },

  async ppftzPdf({ db, caller: { account }, input, deps }) {
    const { kind, id } = input.params;
    const record = await requireRecord(db, account, { id });
    const { status, billing_file_id } = record;
    const { inspected } = await readOfficeSays(db, record.id);
    const responses = ppftzResponsesOf({ status, hasBillingFile: billing_file_id !== null, inspected });
    // Whoever records it may look at its own document before it is sent; every page of that says so.
    const isPreview = kind === 'ppftz' && isPpftzEditable(status, deps.office.ppftzEditableStatuses);
    if (!isPreview && !responses.includes(kind)) throw new Refusal('responseNotYet');
    return drawPpftzResponse(db, deps, account.id, record, kind);
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
