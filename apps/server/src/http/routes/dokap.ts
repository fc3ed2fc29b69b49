import { readStoredFile } from '../../core/files/read-file.ts';
import { notFound } from '../../core/refusal.ts';
import { visibleTo } from '../../core/viewer.ts';
import { deleteDokap } from '../../permit/delete-dokap.ts';
import { listDokaps, selectDokaps, toListedDokap } from '../../permit/dokap-query.ts';
import { addDokap, changeDokap } from '../../permit/save-dokap.ts';
import type { Handlers } from '../handler.ts';

/** Supporting documents of an application and their files. */
export const dokapHandlers = {
  async dokapList({ act, db, caller: { account }, input }) {
    const { applicationId } = input.body;
    const application = await db
      .selectFrom('application')
      .select('id')
      .where(visibleTo(account))
      .where('id', '=', applicationId)
      .executeTakeFirst();
    if (!application) throw notFound();
    return listDokaps(act, applicationId);
  },

  async dokapForEdit({ act, input }) {
    const row = await selectDokaps(act).where('dokap.id', '=', input.body.id).executeTakeFirst();
    if (!row) throw notFound();
    return toListedDokap(row);
  },

  async saveDokap({ act, input, deps }) {
    const id = await addDokap(act, deps, input.body);
    return { message: 'saved', id };
  },

  async updateDokap({ act, input, deps, afterCommit }) {
    const replaced = await changeDokap(act, deps, input.body);
    for (const id of replaced) afterCommit(() => deps.files.remove(id));
    return { message: 'saved', id: input.body.id };
  },

  async deleteDokap({ act, input, deps, afterCommit }) {
    const removed = await deleteDokap(act, input.body.id);
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
      .select(['stored_file.id', 'stored_file.media_type', 'stored_file.name', 'stored_file.waiting_since'])
      .where(visibleTo(account))
      .where('dokap.id', '=', input.params.id)
      .where('stored_file.name', '=', input.params.name)
      .executeTakeFirst();
    return readStoredFile(deps.files, row);
  },
} satisfies Partial<Handlers>;
