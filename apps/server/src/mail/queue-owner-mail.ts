import { formatDateTime } from '@pabean/api/rules';
import type { Scope } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import type { AccountTable } from '../core/db/tables/people.ts';
import { queueMail } from './queue-mail.ts';

/** An action on an account. */
export interface AccountNotice {
  /** Names the event; see `queueMail`. */
  readonly event: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
}

/** Queues a mail to the owner of an account about an action on it. */
export const queueOwnerMail = (
  scope: Scope,
  deps: Pick<CoreDeps, 'secret'>,
  { username, email }: Pick<AccountTable, 'username' | 'email'>,
  { event, subject, paragraphs }: AccountNotice,
): Promise<void> =>
  queueMail(scope, deps, {
    event,
    recipient: email,
    subject,
    content: {
      heading: subject,
      paragraphs,
      facts: [
        ['Akun', username],
        ['Waktu', formatDateTime(scope.now.toISOString(), scope.office.timeZone)],
      ],
      notes: [`Bila bukan Anda yang melakukannya, segera hubungi ${scope.office.name}.`],
    },
  });
