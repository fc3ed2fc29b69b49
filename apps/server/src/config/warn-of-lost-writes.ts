import { sql } from 'kysely';
import type { Store } from '../core/db/store.ts';
import type { Log } from '../core/log.ts';

/** Settings without which PostgreSQL answers a write that a power cut takes back. */
const needed = ['fsync', 'full_page_writes', 'synchronous_commit'];

/** Logs which settings of the database let a power cut take writes that were answered, and what to do. */
export async function warnOfLostWrites({ engine, db }: Store, log: Log): Promise<void> {
  if (engine === 'sqlite') return;
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings where setting = 'off' and name in (${sql.join(needed)}) order by name
  `.execute(db);
  if (rows.length === 0) return;
  const settings = rows.map(({ name }) => name).join(', ');
  log({
    event: 'writes-at-risk',
    settings,
    detail: `A power cut takes writes that were answered: the database has switched off ${settings}. Switch on again, in postgresql.conf or where it was set for this user or database (alter role … reset, alter database … reset).`,
  });
}
