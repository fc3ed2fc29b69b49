import { sql } from 'kysely';
import type { Store } from './store.ts';

/** Any number, but the same in every server. */
const advisoryLock = 4020;

/**
 * Runs `work` while no other server process on the same store does: others wait for their turn.
 * On SQLite there is no other process to wait for.
 */
export async function exclusively(store: Store, work: () => Promise<void>): Promise<void> {
  if (store.engine === 'sqlite') return work();
  await store.write(async (trx) => {
    await sql`set local lock_timeout = 0`.execute(trx);
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(trx);
    await work();
  });
}
