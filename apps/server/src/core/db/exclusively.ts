import { sql, type Transaction } from 'kysely';
import type { Store } from './store.ts';
import type { Tables } from './tables/index.ts';

/** Any number, but the same in every server. */
const advisoryLock = 4020;

/**
 * Lets one server process at a time past this point, until its transaction ends. Needs a patient transaction, because it may
 * wait long.
 * On SQLite there is no other process to wait for.
 */
export async function takeTurn(trx: Transaction<Tables>, engine: Store['engine']): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`select pg_advisory_xact_lock(${advisoryLock})`.execute(trx);
}

/** Runs `work` while no other server process on the same store does; the others wait. */
export async function exclusively(store: Store, work: () => Promise<void>): Promise<void> {
  if (store.engine === 'sqlite') return work();
  await store.writePatiently(async (trx) => {
    await takeTurn(trx, store.engine);
    await work();
  });
}
