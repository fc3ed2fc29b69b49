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
  answer: ({ act, input }: Pick<Call<Endpoints['applicationList']>, 'act' | 'input'>) =>
    listApplications(act, { ...options, query: input.body.query }),
});

/** Permit applications: list, header, save, delete, send. */
export const applicationHandlers = {
  applicationList: listOf({}),
  browseList: listOf({ sent: true }),
  ftzList: listOf({ area: 'ftz' }),
  ftzBrowseList: listOf({ area: 'ftz', sent: true }),

  async applicationDetail({ act, db, input }) {
    const row = await selectApplications(act).where('application.id', '=', input.body.id).executeTakeFirst();
    if (!row) throw notFound();
    const missing = isDraft(row.status) ? await missingIn(act, row) : undefined;
    return toHeader(row, await statusChanges(db, row.id), missing);
  },

  async saveApplication({ act, input }) {
    const { user: _, id, version, ...header } = input.body;
    if (id === undefined) return { message: 'saved', id: await createDraft(act, header) };
    await changeHeader(act, { id, seen: version }, header);
    return { message: 'saved', id };
  },

  async copyApplication({ act, input, deps }) {
    const { id, dokapIds } = input.body;
    return { message: 'copied', ...(await copyApplication(act, deps, id, { dokapIds })) };
  },

  async refileApplication({ act, input, deps }) {
    return { message: 'copied', ...(await refile(act, deps, input.body.id)) };
  },

  async deleteApplication({ act, input, deps, afterCommit }) {
    for (const id of await deleteDraft(act, input.body.id)) afterCommit(() => deps.files.remove(id));
    return { message: 'deleted' };
  },

  async sendApplication({ act, input, deps }) {
    const { id, version } = input.body;
    await sendDraft(act, deps, id, version);
    return { succeeded: true, message: 'sent' };
  },

  async applicationFile({ db, caller: { account }, input, deps }) {
    const row = await db
      .selectFrom('application')
      .innerJoin('stored_file', 'stored_file.id', 'application.file_id')
      .select(['stored_file.id', 'stored_file.media_type', 'stored_file.name', 'stored_file.waiting_since'])
      .where(visibleTo(account))
      .where('application.id', '=', input.params.id)
      .where('stored_file.name', '=', input.params.name)
      .executeTakeFirst();
    return readStoredFile(deps.files, row);
  },
} satisfies Partial<Handlers>;
