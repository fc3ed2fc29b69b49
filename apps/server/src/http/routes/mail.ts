import { notFound } from '../../core/refusal.ts';
import { visibleTo } from '../../core/viewer.ts';
import { noticeEvent } from '../../permit/notices.ts';
import type { Handlers } from '../handler.ts';

/** Notices: queued with the sending itself, only confirmed here. No address in a request gets a mail. */
export const mailHandlers = {
  async sendMail({ db, caller: { account }, input }) {
    const { page, id: applicationId } = input.body;
    const queued = await db
      .selectFrom('application')
      .select('application.id')
      .where(visibleTo(account))
      .where('application.id', '=', applicationId)
      .where((where) =>
        where.exists(
          where
            .selectFrom('outbox')
            .select('outbox.id')
            .where('outbox.event', '=', noticeEvent(page, applicationId)),
        ),
      )
      .executeTakeFirst();
    if (!queued) throw notFound();
    return { message: 'mailQueued' };
  },
} satisfies Partial<Handlers>;
