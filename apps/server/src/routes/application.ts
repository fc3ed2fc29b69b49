import { id as words } from '@pabean/api/rules';
import type { HandlersOf } from '../http/handler.ts';
import { notFound } from '../http/refusal.ts';
import { selectApplications, toHeader, toListed } from '../permit/application-query.ts';
import { deleteDraft } from '../permit/delete-draft.ts';
import { createDraft } from '../permit/new-draft.ts';
import { sendDraft } from '../permit/send-draft.ts';

const { answers } = words;

/** Permit applications: list, header, save, delete, send. */
export const applicationHandlers: HandlersOf<
  'applicationList' | 'applicationDetail' | 'saveApplication' | 'deleteApplication' | 'sendApplication'
> = {
  async applicationList({ db, account }) {
    const rows = await selectApplications(db, account)
      .orderBy('application.sent_at', (order) => order.asc().nullsFirst())
      .orderBy('application.id')
      .execute();
    return rows.map(toListed);
  },

  async applicationDetail({ db, account, input }) {
    const row = await selectApplications(db, account)
      .where('application.id', '=', input.body.id)
      .executeTakeFirst();
    if (!row) throw notFound();
    return toHeader(row);
  },

  async saveApplication({ db, account, input, now }) {
    const { user: _, ...header } = input.body;
    return { status: 'success', message: answers.saved, id: await createDraft(db, now, account, header) };
  },

  async deleteApplication({ db, account, input, deps, afterCommit }) {
    for (const id of await deleteDraft(db, account, input.body.id)) afterCommit(() => deps.files.remove(id));
    return { status: 'success', message: answers.deleted };
  },

  async sendApplication({ db, account, input, now, deps }) {
    await sendDraft(db, deps.office, now, account, input.body.id);
    return { succeeded: true, status: 'success', message: answers.sent };
  },
};
