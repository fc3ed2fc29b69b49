import type { Scope } from '../core/act/act.ts';
import type { CoreDeps } from '../core/act/deps.ts';
import { newId } from '../core/id.ts';
import { currentRequestId } from '../core/request-id.ts';
import { sealText } from '../core/sealed.ts';
import { type MailContent, renderMail } from './mail-content.ts';

/** A mail to one reader, caused by one event. */
export interface QueuedMail {
  /** Names the event and the reader, such as `kirim:<id>:pemohon`; unique, so that there is never a second mail. */
  readonly event: string;
  /** An address on record. */
  readonly recipient: string;
  readonly subject: string;
  readonly content: MailContent;
  /**
   * Secrets for the reader only, stored encrypted until the mail is sent: one replaces `{secret}`, several `{secret0}`,
   * `{secret1}` …
   */
  readonly secret?: string | readonly string[];
}

/** Puts a mail into the outbox, in the transaction of its event. An existing one is not changed. */
export async function queueMail(
  { db, now, office }: Scope,
  deps: Pick<CoreDeps, 'secret'>,
  { event, recipient, subject, content, secret }: QueuedMail,
): Promise<void> {
  const { text, html } = renderMail(office, content);
  const id = newId(now);
  await db
    .insertInto('outbox')
    .values({
      id,
      event,
      recipient,
      subject,
      body: text,
      html,
      sealed:
        secret === undefined
          ? null
          : sealText(deps.secret, 'mail secret', id, JSON.stringify([secret].flat())),
      created_at: now.toISOString(),
      due_at: now.toISOString(),
      attempts: 0,
      request_id: currentRequestId() ?? null,
    })
    .onConflict((conflict) => conflict.column('event').doNothing())
    .execute();
}
