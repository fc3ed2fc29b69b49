import type { Scope } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import { newId } from '../core/id.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** What a company is told of an officer's act. */
export interface ActMail {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Beside those that name what it is about. */
  readonly facts?: MailContent['facts'];
}

/** Whom a mail of an act goes to, and what it is about. */
export interface ActMailAbout {
  /** Names the act and what it was done to. */
  readonly event: string;
  /** An address on record. */
  readonly recipient: string;
  readonly facts: NonNullable<MailContent['facts']>;
  /** The menu of the portal where it is. */
  readonly menu: string;
}

/** Queues the mail of an officer's act, in the transaction of the act. */
export const queueActMail = (
  scope: Scope,
  deps: Pick<CoreDeps, 'secret'>,
  { event, recipient, facts, menu }: ActMailAbout,
  { subject, paragraphs, facts: more = [] }: ActMail,
) =>
  queueMail(scope, deps, {
    event: `${event}:${newId(scope.now)}`,
    recipient,
    subject,
    content: {
      heading: subject,
      paragraphs,
      facts: [...facts, ...more],
      notes: [`Rinciannya dapat Anda lihat di portal, di menu ${menu}.`],
    },
  });
