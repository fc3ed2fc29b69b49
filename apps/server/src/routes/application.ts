import type { Handlers } from '../http/handler.ts';
import { notFound } from '../http/refusal.ts';
import { listApplications, selectApplications, toHeader } from '../permit/application-query.ts';
import { deleteDraft } from '../permit/delete-draft.ts';
import { latestStatus } from '../permit/history.ts';
import { createDraft } from '../permit/new-draft.ts';
import { readStoredFile } from '../permit/read-file.ts';
import { sendDraft } from '../permit/send-draft.ts';
import { visibleTo } from '../permit/visible.ts';

/** Permit applications: list, header, save, delete, send. */
export const applicationHandlers = {
  applicationList: {
    version: ({ caller: { account } }) =>
      [account.companyId, account.companyVerified, account.companyChanges].join(),
    answer: ({ db, caller: { account }, input }) => listApplications(db, account, input.body.query),
  },

  async applicationDetail({ db, caller: { account }, input }) {
    const row = await selectApplications(db, account)
      .where('application.id', '=', input.body.id)
      .executeTakeFirst();
    if (!row) throw notFound();
    return toHeader(row, await latestStatus(db, row.id));
  },

  async saveApplication({ db, caller: { account }, input, now }) {
    const { user: _, ...header } = input.body;
    return { message: 'saved', id: await createDraft(db, now, account, header) };
  },

  async deleteApplication({ db, caller: { account }, input, deps, afterCommit }) {
    for (const id of await deleteDraft(db, account, input.body.id)) afterCommit(() => deps.files.remove(id));
    return { message: 'deleted' };
  },

  async sendApplication({ db, caller: { account }, input, now, deps }) {
    await sendDraft(db, deps, now, account, input.body.id);
    return { succeeded: true, message: 'sent' };
  },

  async applicationFile({ db, caller: { account }, input, deps }) {
    const row = await db
      .selectFrom('application')
      .innerJoin('stored_file', 'stored_file.id', 'application.file_id')
      .select(['stored_file.id', 'stored_file.media_type', 'stored_file.name'])
      .where(visibleTo(account))
      .where('application.id', '=', input.params.id)
      .where('stored_file.name', '=', input.params.name)
      .executeTakeFirst();
    return readStoredFile(deps.files, row);
  },
} satisfies Partial<Handlers>;
