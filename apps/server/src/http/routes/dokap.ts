import { readStoredFile } from '../../core/files/read-file.ts';
import { notFound } from '../../core/refusal.ts';
import { visibleTo } from '../../core/viewer.ts';
import { deleteDokap } from '../../permit/delete-dokap.ts';
import { listDokaps, selectDokaps, toListedDokap } from '../../permit/dokap-query.ts';
import { addDokap, changeDokap } from '../../permit/save-dokap.ts';
import type { Handlers } from '../handler.ts';

/** Supporting documents of an application and their files. */
export const dokapHandlers = {
  async dokapList({ db, caller: { account }, input }) {
    const { applicationId } = input.body;
    const application = await db
      .selectFrom('application')
      .select('id')
      .where(visibleTo(account))
      .where('id', '=', applicationId)
      .executeTakeFirst();
    if (!application) throw notFound();
    return listDokaps(db, account, applicationId);
  },

  async dokapForEdit({ db, caller: { account }, input }) {
    const row = await selectDokaps(db, account).where('dokap.id', '=', input.body.id).executeTakeFirst();
    if (!row) throw notFound();
    return toListedDokap(row);
  },

  async saveDokap({ db, caller: { account }, input, now, deps }) {
    const id = await addDokap(db, deps, now, account, input.body);
    return { message: 'saved', id };
  },

  async updateDokap({ db, caller: { account }, input, now, deps, afterCommit }) {
    const replaced = await changeDokap(db, deps, now, account, input.body);
    for (const id of replaced) afterCommit(() => deps.files.remove(id));
    return { message: 'saved', id: input.body.id };
  },

  async deleteDokap({ db, caller: { account }, input, deps, afterCommit }) {
    const removed = await deleteDokap(db, account, input.body.id);
    for (const id of removed) afterCommit(() => deps.files.remove(id));
    return { message: 'deleted' };
  },

  async noteDokapDownload({ db, caller: { account }, input, now }) {
    const noted = await db
      .updateTable('dokap')
      .set({ downloaded_at: now.toISOString() })
      .where('dokap.id', '=', input.body.id)
      .where('dokap.file_id', 'is not', null)
      .where('dokap.application_id', 'in', (query) =>
        query.selectFrom('application').select('application.id').where(visibleTo(account)),
      )
      .returning('id')
      .executeTakeFirst();
    if (!noted) throw notFound();
    return { message: 'noted' };
  },

  async dokapFile({ db, caller: { account }, input, deps }) {
    const row = await db
      .selectFrom('dokap')
      .innerJoin('application', 'application.id', 'dokap.application_id')
      .innerJoin('stored_file', 'stored_file.id', 'dokap.file_id')
      .select(['stored_file.id', 'stored_file.media_type', 'stored_file.name'])
      .where(visibleTo(account))
      .where('dokap.id', '=', input.params.id)
      .where('stored_file.name', '=', input.params.name)
      .executeTakeFirst();
    return readStoredFile(deps.files, row);
  },
} satisfies Partial<Handlers>;
