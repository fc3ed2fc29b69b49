import { sql, type Transaction } from 'kysely';
import type { Store } from '../db/store.ts';
import type { Tables } from '../db/tables/index.ts';
import { noteStatus } from './history.ts';
import { noteChange } from './note-change.ts';
import { dayOf } from './office-day.ts';

/** What follows a status when nobody objects. */
const next: Readonly<Record<string, string>> = { '20': '27', '27': '29', '29': '50' };
const officer = '060102030';
const batch = 50;

/**
 * Plays the office in a demo: applications that were really sent move one status on once they have rested for
 * `seconds`, up to approval. Demo data stays as it is. Gives how many moved.
 */
export async function advanceSent(store: Store, now: Date, seconds: number): Promise<number> {
  const rested = new Date(now.getTime() - seconds * 1000).toISOString();
  const due = await store.db
    .selectFrom('application')
    .innerJoin('outbox', (join) =>
      join.on('outbox.event', '=', sql<string>`'kirim:' || application.id || ':pemohon'`),
    )
    .select(['application.id', 'application.status'])
    .where('application.status', 'in', Object.keys(next))
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('application_history')
            .select('application_history.id')
            .whereRef('application_history.application_id', '=', 'application.id')
            .where('application_history.at', '>', rested),
        ),
      ),
    )
    .limit(batch)
    .execute();
  for (const application of due) await store.write((trx) => moveOn(trx, now, application));
  return due.length;
}

async function moveOn(trx: Transaction<Tables>, now: Date, { id, status }: { id: string; status: string }) {
  const to = next[status] ?? status;
  const approval =
    to === '50'
      ? { approval_number: `KEP-${id.slice(-6)}/KPU.02/${dayOf(now).slice(0, 4)}`, approval_date: dayOf(now) }
      : undefined;
  const moved = await trx
    .updateTable('application')
    .set({ status: to, recorded_by: officer, ...approval, ...(approval && { approval_flag: 'Y' }) })
    .where('id', '=', id)
    .where('status', '=', status)
    .returning('company_id')
    .executeTakeFirst();
  if (!moved) return;
  await noteChange(trx, moved.company_id);
  await noteStatus(trx, now, { username: officer }, { applicationId: id, from: status, to });
}
