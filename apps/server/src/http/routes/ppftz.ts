import { isPpftzEditable, ppftzResponsesOf } from '@pabean/api/rules';
import { readStoredFile } from '../../core/files/read-file.ts';
import { listVersion } from '../../core/list-version.ts';
import { Refusal } from '../../core/refusal.ts';
import { createRecord } from '../../ppftz/create-record.ts';
import { listDecisions, listNotes } from '../../ppftz/decisions.ts';
import { deleteRecord } from '../../ppftz/delete-record.ts';
import { saveProof } from '../../ppftz/payment-proof.ts';
import { readRecord } from '../../ppftz/read-record.ts';
import { findRecordFile } from '../../ppftz/record-files.ts';
import { listRecordings, listSentRecords, readOfficeState, requireRecord } from '../../ppftz/records.ts';
import { drawPpftzResponse } from '../../ppftz/response-pdf.ts';
import { saveFile } from '../../ppftz/save-file.ts';
import { saveHeader } from '../../ppftz/save-header.ts';
import { sendRecord } from '../../ppftz/send-record.ts';
import type { Handlers } from '../handler.ts';

/** PPFTZ records that users enter by hand. */
export const ppftzHandlers = {
  ppftzRecordingList: {
    version: listVersion,
    answer: ({ act }) => listRecordings(act),
  },

  ppftzList: {
    version: listVersion,
    answer: ({ act }) => listSentRecords(act),
  },

  async createPpftz({ act, input }) {
    return { message: 'ppftzCreated', id: await createRecord(act, input.body) };
  },

  async deletePpftz({ act, input, deps, afterCommit }) {
    const removed = await deleteRecord(act, input.body.id);
    for (const id of removed) afterCommit(() => deps.files.remove(id));
    return { message: 'deleted' };
  },

  ppftzDetail: ({ act, input }) => readRecord(act, { ajuNumber: input.params.number }),

  async savePpftz({ act, input, deps, afterCommit }) {
    const { headerVersion, removed } = await saveHeader(act, input.body);
    for (const id of removed) afterCommit(() => deps.files.remove(id));
    return { message: 'saved', headerVersion };
  },

  async sendPpftz({ act, input }) {
    await sendRecord(act, input.body);
    return { message: 'ppftzSent' };
  },

  async savePaymentProof({ act, input }) {
    await saveProof(act, input.body);
    return { message: 'paymentSaved' };
  },

  async uploadPpftzFile({ act, input, deps, afterCommit }) {
    const { fileName, removed } = await saveFile(act, deps, input.body);
    for (const id of removed) afterCommit(() => deps.files.remove(id));
    return { message: 'fileUploaded', fileName };
  },

  async ppftzFile({ act, db, input, deps }) {
    const { number, name } = input.params;
    const record = await requireRecord(act, { ajuNumber: number });
    return readStoredFile(deps.files, await findRecordFile(db, record, name));
  },

  async ppftzPdf({ act, db, input, deps }) {
    const { kind, id } = input.params;
    const record = await requireRecord(act, { id });
    const { status, billing_file_id } = record;
    const { inspected } = await readOfficeState(db, record.id);
    const responses = ppftzResponsesOf({ status, hasBillingFile: billing_file_id !== null, inspected });
    // Its company may preview the document before it is sent; every page is marked as a draft.
    const isPreview = kind === 'ppftz' && isPpftzEditable(status, deps.office.ppftzEditableStatuses);
    if (!isPreview && !responses.includes(kind)) throw new Refusal('responseNotYet');
    return drawPpftzResponse(act, deps, record, kind);
  },

  ppftzHistory: ({ act, input }) => listDecisions(act, input.params.id),

  ppftzNotes: ({ act, input }) => listNotes(act, input.body.id),

  ppftzStatusList: ({ db }) =>
    db
      .selectFrom('code_label')
      .select(['code', 'label'])
      .where('kind', '=', 'ppftz')
      .orderBy('position')
      .execute(),
} satisfies Partial<Handlers>;
