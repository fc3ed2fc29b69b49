import { type DokapRow, endpoints, fillPath, type NoStripRow, rowValues } from '@pabean/api/contract';
import type { Selectable } from 'kysely';
import type { Db } from '../db/store.ts';
import type { DokapRowTable } from '../db/tables/permit.ts';
import type { Handlers } from '../http/handler.ts';
import { notFound } from '../http/refusal.ts';
import { appendRows, deleteRow, lockListDokap, replaceRows, requireRoomFor } from '../permit/list-dokap.ts';
import { readStoredFile } from '../permit/read-file.ts';
import { keepUpload } from '../permit/room-for-file.ts';
import { checkFile } from '../permit/save-dokap.ts';
import { uploadLimitOf } from '../permit/upload-limit.ts';
import { type Viewer, visibleTo } from '../permit/visible.ts';

/** The rows of the viewer's list documents. */
const selectRows = (db: Db, viewer: Viewer) =>
  db
    .selectFrom('dokap_row')
    .innerJoin('dokap', 'dokap.id', 'dokap_row.dokap_id')
    .innerJoin('application', 'application.id', 'dokap.application_id')
    .where(visibleTo(viewer));

const toRow = (row: Selectable<DokapRowTable> & { name: string | null }): DokapRow => ({
  id: row.id,
  value1: row.value1,
  value2: row.value2,
  value3: row.value3,
  value4: row.value4,
  value5: row.value5,
  value6: row.value6,
  value7: row.value7,
  fileName: row.name,
  fileUrl: row.name && fillPath(endpoints.dokapRowFile.path, { id: row.id, name: row.name }),
});

/** Rows of list documents: containers, dated documents, no-strip entries. */
export const dokapRowHandlers = {
  async dokapRows({ db, caller: { account }, input }) {
    const { dokapId } = input.body;
    const dokap = await db
      .selectFrom('dokap')
      .innerJoin('application', 'application.id', 'dokap.application_id')
      .select('dokap.id')
      .where(visibleTo(account))
      .where('dokap.id', '=', dokapId)
      .executeTakeFirst();
    if (!dokap) throw notFound();
    const rows = await selectRows(db, account)
      .leftJoin('stored_file', 'stored_file.id', 'dokap_row.file_id')
      .selectAll('dokap_row')
      .select('stored_file.name')
      .where('dokap_row.dokap_id', '=', dokapId)
      .orderBy('dokap_row.position')
      .orderBy('dokap_row.id')
      .execute();
    return rows.map(toRow);
  },

  async saveContainers({ db, caller: { account }, input, now }) {
    const { dokapId, rows, version } = input.body;
    const list = await lockListDokap(db, account, dokapId, 'containers', version);
    const values = rows.map((row) => rowValues('containers', row));
    await replaceRows(db, now, list, values, 'cont');
    return { message: 'saved' };
  },

  async saveDatedDocument({ db, caller: { account }, input, now, deps }) {
    const { dokapId, code, number, date, file, extension } = input.body;
    const list = await lockListDokap(db, account, dokapId, 'datedDocuments');
    if (list.code !== code) throw notFound();
    await requireRoomFor(db, list, 1, 'isian1');
    const limit = await uploadLimitOf(db, deps.office, list.permitTypeId);
    const upload = file ? checkFile(limit, file, extension, number) : undefined;
    const file_id = upload ? await keepUpload(db, deps, now, { upload, owner: list.owner }) : null;
    const row = { ...rowValues('datedDocuments', { number, date }), file_id };
    const id = await appendRows(db, now, list, [row]);
    return { message: 'saved', id };
  },

  async saveNoStrip({ db, caller: { account }, input, now }) {
    const { dokapId, rows, ...entry } = input.body;
    const list = await lockListDokap(db, account, dokapId, 'noStrip');
    // Without rows the contract has asked for all of the entry's fields.
    const entries = rows ?? [entry as NoStripRow];
    await requireRoomFor(db, list, entries.length, rows ? 'entri' : 'noPpftz');
    const values = entries.map((each) => rowValues('noStrip', each));
    return { message: 'saved', id: await appendRows(db, now, list, values) };
  },

  containerTemplate: () => ({
    bytes: new TextEncoder().encode('Nomor Peti Kemas,Ukuran\r\nCSQU3054383,20\r\n'),
    mediaType: 'text/csv',
    name: 'formatcont.csv',
  }),

  async deleteDatedDocument({ db, caller: { account }, input, deps, afterCommit }) {
    const removed = await deleteRow(db, account, input.body.id, ['datedDocuments', 'containers']);
    for (const id of removed) afterCommit(() => deps.files.remove(id));
    return { message: 'deleted' };
  },

  async deleteNoStrip({ db, caller: { account }, input }) {
    await deleteRow(db, account, input.body.id, ['noStrip']);
    return { message: 'deleted' };
  },

  async dokapRowFile({ db, caller: { account }, input, deps }) {
    const row = await selectRows(db, account)
      .innerJoin('stored_file', 'stored_file.id', 'dokap_row.file_id')
      .select(['stored_file.id', 'stored_file.media_type', 'stored_file.name'])
      .where('dokap_row.id', '=', input.params.id)
      .where('stored_file.name', '=', input.params.name)
      .executeTakeFirst();
    return readStoredFile(deps.files, row);
  },
} satisfies Partial<Handlers>;
