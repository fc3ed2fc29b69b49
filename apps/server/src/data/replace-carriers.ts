import { inBatches } from '../core/db/in-batches.ts';
import type { Db } from '../core/db/store.ts';
import type { Counts } from './reference-data.ts';

/** Names from an office's file are accepted at once; a visitor's waits for an officer. */
const fromFile = (at: string) => ({ added_at: at, accepted_at: at });

/** Adds the carriers of an office's file that the store does not have. */
export async function addCarriers(trx: Db, names: readonly string[], now: Date): Promise<void> {
  const at = fromFile(now.toISOString());
  for (const some of inBatches(names.map((name) => ({ name, ...at }))))
    await trx
      .insertInto('carrier')
      .values(some)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/**
 * Replaces the names from an earlier file by those of this one, in the caller's transaction. A waiting name is accepted when
 * the file has it. Names that officers accepted or requests use stay.
 */
export async function replaceCarriers(trx: Db, names: readonly string[], now: Date): Promise<Counts> {
  const wanted = new Set(names);
  const stored = await trx.selectFrom('carrier').selectAll().execute();
  const known = new Set(stored.map(({ name }) => name));
  const requests = await trx.selectFrom('transit_request').select('carrier').distinct().execute();
  const used = new Set(requests.map(({ carrier }) => carrier));
  const removed = stored.filter(
    ({ name, added_at, accepted_at }) => accepted_at === added_at && !wanted.has(name) && !used.has(name),
  );
  const accepted = stored.filter(({ name, accepted_at }) => accepted_at === null && wanted.has(name));
  for (const { name } of removed) await trx.deleteFrom('carrier').where('name', '=', name).execute();
  for (const { name } of accepted)
    await trx
      .updateTable('carrier')
      .set({ accepted_at: now.toISOString() })
      .where('name', '=', name)
      .execute();
  const added = names.filter((name) => !known.has(name));
  await addCarriers(trx, added, now);
  return { name: 'carriers', added: added.length, changed: accepted.length, removed: removed.length };
}
