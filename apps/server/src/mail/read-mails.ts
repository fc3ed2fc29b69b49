import type { OfficeProfile } from '@pabean/api/rules';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../core/db/store.ts';
import type { OutboxTable } from '../core/db/tables/system.ts';
import { matching } from '../core/search.ts';
import { composeMail } from './send.ts';

const latest = 50;

/** The latest mails of all servers on a store, one line each, newest first: time, state, address, subject. */
export async function listMails(db: Db): Promise<string> {
  const mails = await db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(latest).execute();
  return mails
    .map((mail) => [mail.created_at, stateOf(mail), mail.recipient, mail.subject].join('  '))
    .join('\n');
}

/** The mails whose event, reader and subject hold all of `words`, newest first, each as sent. */
export async function readMails(db: Db, office: OfficeProfile, words: string): Promise<string> {
  const mails = await db
    .selectFrom('outbox')
    .selectAll()
    .where(matching(sql`event || ' ' || recipient || ' ' || subject`, words))
    .orderBy('id', 'desc')
    .limit(latest)
    .execute();
  const texts = mails.map(({ created_at, request_id, ...mail }) =>
    composeMail({ ...mail, createdAt: created_at, requestId: request_id }, office),
  );
  return (await Promise.all(texts)).join('\n');
}

function stateOf({ sent_at, last_error }: Selectable<OutboxTable>) {
  if (sent_at) return 'sent';
  return last_error ? `refused (${last_error})` : 'waiting';
}
