import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { office020400 } from '@pabean/api/rules';
import type { Store } from '../src/core/db/store.ts';
import { composeMail } from '../src/mail/send.ts';
import type { Station } from './station.ts';

const patience = 120_000;

/**
 * Waits until a running server has sent every mail. A mail whose server was killed while sending it is free after two minutes;
 * this does not wait for that.
 */
export async function untilAllSent({ look }: Station): Promise<number> {
  return look(async ({ store }) => {
    const now = new Date().toISOString();
    await store.write((trx) =>
      trx.updateTable('outbox').set({ due_at: now }).where('sent_at', 'is', null).execute(),
    );
    return untilNoneWaits(store, patience);
  });
}

/** Waits until a store has no queued mails; returns how many it has after the time limit. */
export async function untilNoneWaits(store: Store, milliseconds: number): Promise<number> {
  const end = performance.now() + milliseconds;
  for (;;) {
    const { count } = await store.db
      .selectFrom('outbox')
      .where('sent_at', 'is', null)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count === 0 || performance.now() > end) return count;
    await wait(200);
  }
}

/** Checks that each mail is one complete file, and returns the defects, a line each. */
export async function checkMailFiles({
  look,
  dataDir,
}: Station): Promise<{ mails: number; wrong: string[] }> {
  const folder = join(dataDir, 'outbox');
  const files = new Set(await readdir(folder));
  const rows = await look(({ store }) => store.db.selectFrom('outbox').selectAll().execute());
  const wrong: string[] = [];
  for (const { created_at, request_id, ...row } of rows) {
    const name = `${createHash('sha256').update(row.event).digest('hex').slice(0, 32)}.eml`;
    if (!files.delete(name)) wrong.push(`mail ${row.event} has no file`);
    else {
      const message = await composeMail(
        { ...row, createdAt: created_at, requestId: request_id },
        office020400,
      );
      const handedOver = await readFile(join(folder, name));
      if (comparable(message) !== comparable(handedOver)) wrong.push(`mail ${row.event} is not whole`);
    }
  }
  // A file that was being written when the server was killed is written again.
  const others = [...files].filter((name) => !name.endsWith('.tmp'));
  wrong.push(...others.map((name) => `${name} is no mail of the store`));
  return { mails: rows.length, wrong };
}

/** A message without its random parts: the MIME boundaries, and the token of a link. */
const comparable = (message: Buffer) =>
  message
    .toString('utf8')
    .replace(/=\r\n/g, '')
    .replace(/_NmP-[0-9a-f]+/g, '_NmP')
    .replace(/(updatepassword\/)(?:\{secret\d+\}|[\w-]{43})/g, '$1');
