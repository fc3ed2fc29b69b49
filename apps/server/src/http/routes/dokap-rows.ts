import { type NoStripRow, rowValues } from '@pabean/api/contract';
import { checkFile } from '../../core/files/check-file.ts';
import { readStoredFile } from '../../core/files/read-file.ts';
import { storeWithinQuota } from '../../core/files/room-for-file.ts';
import { notFound } from '../../core/refusal.ts';
import { visibleTo } from '../../core/viewer.ts';
import {
  appendRows,
  deleteRow,
  lockListDokap,
  replaceRows,
  requireRoomFor,
} from '../../permit/list-dokap.ts';
import { listRows, selectRows } from '../../permit/list-rows.ts';
import { uploadLimitOf } from '../../permit/upload-limit.ts';
import type { Handlers } from '../handler.ts';

/** Rows of list documents: containers, dated documents, no-strip entries. */
export const dokapRowHandlers = {
  async dokapRows({ act, db, caller: { account }, input }) {
    const { dokapId } = input.body;
    const dokap = await db
      .selectFrom('dokap')
      .innerJoin('application', 'application.id', 'dokap.application_id')
      .select('dokap.id')
      .where(visibleTo(account))
      .where('dokap.id', '=', dokapId)
      .executeTakeFirst();
    if (!dokap) throw notFound();
    return listRows(act, dokapId);
  },

  async saveContainers({ act, input }) {
    const { dokapId, rows, version } = input.body;
    const list = await lockListDokap(act, dokapId, 'containers', version);
    const values = rows.map((row) => rowValues('containers', row));
    await replaceRows(act, list, values, 'cont');
    return { message: 'saved' };
  },

  async saveDatedDocument({ act, db, input, deps }) {
    const { dokapId, code, number, date, file, extension } = input.body;
    const list = await lockListDokap(act, dokapId, 'datedDocuments');
    if (list.code !== code) throw notFound();
    await requireRoomFor(db, list, 1, 'isian1');
    const limit = await uploadLimitOf(act, list.permitTypeId);
    const upload = file ? checkFile(limit, file, extension, number) : undefined;
    const file_id = upload
      ? await storeWithinQuota(act, deps, { upload, owner: list.owner, mayWait: true })
      : null;
    const row = { ...rowValues('datedDocuments', { number, date }), file_id };
    const id = await appendRows(act, list, [row]);
    return { message: 'saved', id };
  },

  async saveNoStrip({ act, db, input }) {
    const { dokapId, rows, ...entry } = input.body;
    const list = await lockListDokap(act, dokapId, 'noStrip');
    // Without rows the contract requires all fields of the entry.
    const entries = rows ?? [entry as NoStripRow];
    await requireRoomFor(db, list, entries.length, rows ? 'entri' : 'noPpftz');
    const values = entries.map((each) => rowValues('noStrip', each));
    return { message: 'saved', id: await appendRows(act, list, values) };
  },

  containerTemplate: () => ({
    bytes: new TextEncoder().encode('Nomor Peti Kemas,Ukuran\r\nCSQU3054383,20\r\n'),
    mediaType: 'text/csv',
    name: 'formatcont.csv',
  }),

  async deleteDatedDocument({ act, input, deps, afterCommit }) {
    const removed = await deleteRow(act, input.body.id, ['datedDocuments', 'containers']);
    for (const id of removed) afterCommit(() => deps.files.remove(id));
    return { message: 'deleted' };
  },

  async deleteNoStrip({ act, input }) {
    await deleteRow(act, input.body.id, ['noStrip']);
    return { message: 'deleted' };
  },

  async dokapRowFile({ act, input, deps }) {
    const row = await selectRows(act)
      .innerJoin('stored_file', 'stored_file.id', 'dokap_row.file_id')
      .select(['stored_file.id', 'stored_file.media_type', 'stored_file.name', 'stored_file.waiting_since'])
      .where('dokap_row.id', '=', input.params.id)
      .where('stored_file.name', '=', input.params.name)
      .executeTakeFirst();
    return readStoredFile(deps.files, row);
  },
} satisfies Partial<Handlers>;
