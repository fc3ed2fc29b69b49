import type { Endpoints } from '@pabean/api/contract';
import { isDraft } from '@pabean/api/rules';
import { readStoredFile } from '../../core/files/read-file.ts';
import { listVersion } from '../../core/list-version.ts';
import { notFound } from '../../core/refusal.ts';
import { visibleTo } from '../../core/viewer.ts';
import {
  type ListOptions,
  listApplications,
  selectApplications,
  toHeader,
} from '../../permit/application-query.ts';
import { changeHeader } from '../../permit/change-header.ts';
import { copyApplication } from '../../permit/copy-application.ts';
import { deleteDraft } from '../../permit/delete-draft.ts';
import { statusChanges } from '../../permit/history.ts';
import { missingIn } from '../../permit/missing.ts';
import { createDraft } from '../../permit/new-draft.ts';
import { refile } from '../../permit/refile.ts';
import { sendDraft } from '../../permit/send-draft.ts';
import type { Call, Handlers } from '../handler.ts';

/** One of the lists of applications. */
const listOf = (options: ListOptions) => ({
  version: listVersion,
  answer: ({ db, caller, input }: Pick<Call<Endpoints['applicationList']>, 'db' | 'caller' | 'input'>) =>
    listApplications(db, caller.account, { ...options, query: input.body.query }),
});

/** Permit applications: list, header, save, delete, send. */
export const applicationHandlers = {
  applicationList: listOf({}),
  browseList: listOf({ sent: true }),
  ftzList: listOf({ area: 'ftz' }),
  ftzBrowseList: listOf({ area: 'ftz', sent: true }),

  async applicationDetail({ db, caller: { account }, input }) {
    const row = await selectApplications(db, account)
      .where('application.id', '=', input.body.id)
      .executeTakeFirst();
    if (!row) throw notFound();
    const missing = isDraft(row.status) ? await missingIn(db, account, row) : undefined;
    return toHeader(row, await statusChanges(db, row.id), missing);
  },

  async saveApplication({ db, caller: { account }, input, now }) {
    const { user: _, id, version, ...header } = input.body;
    if (id === undefined) return { message: 'saved', id: await createDraft(db, now, account, header) };
    await changeHeader(db, now, account, { id, seen: version }, header);
    return { message: 'saved', id };
  },

  async copyApplication({ db, caller: { account }, input, now, deps }) {
    const { id, dokapIds } = input.body;
    return { message: 'copied', ...(await copyApplication(db, deps, now, account, id, { dokapIds })) };
  },

  async refileApplication({ db, caller: { account }, input, now, deps }) {
    return { message: 'copied', ...(await refile(db, deps, now, account, input.body.id)) };
  },

  async deleteApplication({ db, caller: { account }, input, deps, afterCommit }) {
    for (const id of await deleteDraft(db, account, input.body.id)) afterCommit(() => deps.files.remove(id));
    return { message: 'deleted' };
  },

  async sendApplication({ db, caller: { account }, input, now, deps }) {
    const { id, version } = input.body;
    await sendDraft(db, deps, now, account, id, version);
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
