import type { Scope } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import { newId } from '../core/id.ts';
import type { MailContent } from '../mail/mail-content.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** The mail to a company about an officer's act. */
export interface ActMail {
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** Facts in addition to those of the subject. */
  readonly facts?: MailContent['facts'];
}

/** The receiver and the subject of a mail about an act. */
export interface ActMailAbout {
  /** Names the act and its subject. */
  readonly event: string;
  /** An address on record. */
  readonly recipient: string;
  readonly facts: NonNullable<MailContent['facts']>;
  /** The portal's menu item of the subject. */
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
