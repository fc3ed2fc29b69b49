import { sql } from 'kysely';
import type { Store } from '../core/db/store.ts';
import { ConfigError } from './config.ts';

/**
 * A pooler such as PgBouncer does not pass on the time limits of statements that a server asks for; then the database itself must set
 * them.
 * @throws ConfigError when statements have no time limit
 */
export async function requireTimeLimits({ engine, db }: Store): Promise<void> {
  if (engine === 'sqlite') return;
  const { rows } = await sql<{ name: string; role: string }>`
    select name, current_user as role from pg_settings where setting = '0'
    and name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name
  `.execute(db);
  if (rows.length === 0) return;
  throw new ConfigError(
    `DATABASE_URL leads through a pooler that leaves out ${rows.map(({ name }) => name).join(', ')}. Let the database set them, once, as ops/cluster/pgbouncer.ini says, and restart the pooler. Example: alter role ${rows[0]?.role} set statement_timeout = '2500ms'`,
  );
}
