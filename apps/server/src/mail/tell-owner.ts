import { formatDateTime } from '@pabean/api/rules';
import type { CoreDeps } from '../core/act/deps.ts';
import type { Db } from '../core/db/store.ts';
import type { AccountTable } from '../core/db/tables/people.ts';
import { queueMail } from './queue-mail.ts';

/** What was done to an account. */
export interface AccountNotice {
  /** Names the event; see `queueMail`. */
  readonly event: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** Tells the owner of an account by mail what was done to it, whoever did it. */
export const tellOwner = (
  db: Db,
  deps: Pick<CoreDeps, 'office' | 'secret'>,
  now: Date,
  { username, email }: Pick<AccountTable, 'username' | 'email'>,
  { event, subject, paragraphs }: AccountNotice,
): Promise<void> =>
  queueMail(db, deps, now, {
    event,
    recipient: email,
    subject,
    content: {
      heading: subject,
      paragraphs,
      facts: [
        ['Akun', username],
        ['Waktu', formatDateTime(now.toISOString(), deps.office.timeZone)],
      ],
      notes: [`Bila bukan Anda yang melakukannya, segera hubungi ${deps.office.name}.`],
    },
  });
