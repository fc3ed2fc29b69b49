import type { Store } from '../db/store.ts';
import type { FileStore } from './file-store.ts';

const day = 24 * 3_600_000;
const batch = 500;

/**
 * Removes contents that no row has referred to for a day: left behind by a power cut or a call that was taken
 * back. Gives how many there were.
 */
export async function sweepFiles(store: Store, files: FileStore, now: Date): Promise<number> {
  const old = await files.olderThan(now.getTime() - day);
  let removed = 0;
  for (let start = 0; start < old.length; start += batch) {
    const ids = old.slice(start, start + batch);
    const rows = await store.db.selectFrom('stored_file').select('id').where('id', 'in', ids).execute();
    const known = new Set(rows.map(({ id }) => id));
    const orphans = ids.filter((id) => !known.has(id));
    await Promise.all(orphans.map((id) => files.remove(id)));
    removed += orphans.length;
  }
  return removed;
}
