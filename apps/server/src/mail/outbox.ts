import { setTimeout as wait } from 'node:timers/promises';
import type { Selectable } from 'kysely';
import type { Clock } from '../core/clock.ts';
import type { Store } from '../core/db/store.ts';
import type { OutboxTable } from '../core/db/tables/system.ts';
import type { Log } from '../core/log.ts';
import { openText } from '../core/sealed.ts';
import type { Mail, SendMail } from './send.ts';

/** Dependencies of the outbox. */
export interface OutboxDeps {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly send: SendMail;
  /** The server's secret, which decrypts the readers' secrets. */
  readonly secret: string;
  /** Timeout of sending one mail, in milliseconds. @default 90 seconds */
  readonly patience?: number;
  /** Stops sending after the current mail. */
  readonly signal?: AbortSignal;
  /** Milliseconds that the current mail still has after the abort. @default 5 seconds */
  readonly farewell?: number;
}

const minute = 60_000;

/** Pauses after failed tries; the last one repeats. */
const pauses = [minute, 2 * minute, 5 * minute];

/** How long one server reserves a mail; a mail whose server died is free again afterwards. */
const claimed = 2 * minute;

/** The timeout ends before another server may take the mail. */
const patience = 1.5 * minute;

/** The shutdown waits for this; a mail that was not accepted by then is tried again later. */
const farewell = 5_000;

const batch = 20;

/** Sends every mail that is due, one after the other. Returns how many were sent. */
export async function sendDueMails(deps: OutboxDeps): Promise<number> {
  const due = await deps.store.db
    .selectFrom('outbox')
    .selectAll()
    .where('sent_at', 'is', null)
    .where('due_at', '<=', deps.clock().toISOString())
    .orderBy('due_at')
    .limit(batch)
    .execute();
  let sent = 0;
  for (const mail of due) {
    if (deps.signal?.aborted) break;
    if ((await claim(deps, mail)) && (await deliver(deps, mail))) sent++;
  }
  return sent;
}

type Row = Selectable<OutboxTable>;

const later = (clock: Clock, pause: number) => new Date(clock().getTime() + pause).toISOString();

/** Reserves a mail for this server; false when another one has it. */
async function claim({ store, clock }: OutboxDeps, mail: Row): Promise<boolean> {
  const result = await store.write((trx) =>
    trx
      .updateTable('outbox')
      .set({ due_at: later(clock, claimed), attempts: mail.attempts + 1 })
      .where('id', '=', mail.id)
      .where('due_at', '=', mail.due_at)
      .where('attempts', '=', mail.attempts)
      .where('sent_at', 'is', null)
      .executeTakeFirst(),
  );
  return result.numUpdatedRows === 1n;
}

async function giveUp(deps: OutboxDeps): Promise<never> {
  const { signal } = deps;
  await wait(deps.patience ?? patience, undefined, { ref: false, signal }).catch(() =>
    wait(deps.farewell ?? farewell),
  );
  throw new Error('The mail server did not answer in time.');
}

/** The mail with the reader's secrets filled in. */
function openMail(
  secret: string,
  { id, event, recipient, subject, body, html, sealed, created_at, request_id }: Row,
): Mail {
  const secrets =
    sealed === null ? [] : (JSON.parse(openText(secret, 'mail secret', id, sealed)) as string[]);
  const whole = (text: string) =>
    text.replace(/\{secret(\d*)\}/g, (as, index) => secrets[Number(index)] ?? as);
  return {
    event,
    recipient,
    subject,
    body: whole(body),
    html: html && whole(html),
    createdAt: created_at,
    requestId: request_id,
  };
}

async function deliver(deps: OutboxDeps, mail: Row): Promise<boolean> {
  const { id, event } = mail;
  const sending = deps.send(openMail(deps.secret, mail));
  const error = await Promise.race([sending, giveUp(deps)]).then(() => undefined, String);
  const { clock, store } = deps;
  const pause = pauses[Math.min(mail.attempts, pauses.length - 1)] ?? minute;
  const change =
    error === undefined
      ? { sent_at: clock().toISOString(), last_error: null, sealed: null }
      : { due_at: later(clock, pause), last_error: error.slice(0, 500) };
  await store.write((trx) =>
    trx
      .updateTable('outbox')
      .set(change)
      .where('id', '=', id)
      // A mail that another server took meanwhile must not be postponed by this one.
      .$if(error !== undefined, (update) => update.where('attempts', '=', mail.attempts + 1))
      .execute(),
  );
  deps.log({
    event: error === undefined ? 'mail-sent' : 'mail-failed',
    mail: event,
    attempt: mail.attempts + 1,
    request: mail.request_id ?? undefined,
  });
  return error === undefined;
}
